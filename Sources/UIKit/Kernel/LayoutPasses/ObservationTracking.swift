import Observation

/// Updates views and controllers again when observable values that they have read change.
///
/// As on iOS 18 it is off unless the main bundle's property list has `UIObservationTrackingEnabled`.
@MainActor package enum ObservationTracking {
  /// Whether reads of observable values are tracked.
  @exclusivity(unchecked) package static var isEnabled =
    Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? false

  /// What is done again after a change.
  enum Update {
    case layout, constraints, drawing, properties
  }

  /// Does some work of a view, and requests it again after a change of a value that it has read.
  static func run(_ update: Update, of view: UIView, _ work: () -> Void) {
    guard isEnabled else { return work() }
    withObservationTracking {
      work()
    } onChange: { [weak view] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { request(update, of: view) }
      } else {
        DispatchQueue.main.async { request(update, of: view) }
      }
    }
  }

  private static func request(_ update: Update, of view: UIView?) {
    switch update {
    case .layout: view?.setNeedsLayout()
    case .constraints: view?.setNeedsUpdateConstraints()
    case .drawing: view?.setNeedsDisplay()
    case .properties: view?.setNeedsUpdateProperties()
    }
  }
}
