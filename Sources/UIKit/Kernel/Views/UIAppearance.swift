/// What can be within what an appearance is asked for: views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Lets an application say how all instances of a class look.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all instances of the class.
  static func appearance() -> Self
  /// Stands for the instances of the class within instances of others.
  ///
  /// - Parameter containerTypes: The innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
