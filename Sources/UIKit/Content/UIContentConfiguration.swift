/// The content of a view as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view that displays the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can display `configuration`.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can display `configuration`. The default is whether it has the type of the
  /// present configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
