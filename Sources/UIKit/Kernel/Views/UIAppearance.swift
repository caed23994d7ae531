/// A class whose instances contain views that have an appearance: views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Sets the look of all instances of a class.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all instances of the class.
  static func appearance() -> Self
  /// The proxy of the instances of the class that are within instances of others.
  ///
  /// - Parameter containerTypes: The innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
