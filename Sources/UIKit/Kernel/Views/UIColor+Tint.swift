extension UIColor {
  /// The tint of the view that it is shown in; outside of views, the application's.
  ///
  /// A view whose tint is made of this one has the application's.
  public static let tintColor = UIColor { CurrentTint.color(with: $0) }

  /// The fixed colour that is shown in `view`.
  @MainActor func resolved(in view: UIView) -> UIColor {
    guard !source.isFixed else { return self }
    var shown = self
    CurrentTint.perform(in: view) { shown = resolvedColor(with: view.traitCollection) }
    return shown
  }
}

/// Whose tint `UIColor.tintColor` stands for on the calling thread.
final class CurrentTint: @unchecked Sendable {
  private unowned(unsafe) let view: UIView
  private static let ofThread = ThreadValue<CurrentTint>()

  /// - Parameter view: Has to live longer than the tint.
  private init(of view: UIView) { self.view = view }

  /// Runs `actions` with the traits of `view` as the current ones, and its tint as that of colours.
  @MainActor static func perform(in view: UIView, _ actions: () -> Void) {
    let before = ofThread.value
    ofThread.value = CurrentTint(of: view)
    view.traitCollection.performAsCurrent(actions)
    ofThread.value = before
  }

  /// The tint under `traits`.
  fileprivate static func color(with traits: UITraitCollection) -> UIColor {
    guard let current = ofThread.value else { return .accent }
    ofThread.value = nil
    defer { ofThread.value = current }
    return MainActor.assumeIsolated { current.view.tintColor }.resolvedColor(with: traits)
  }
}
