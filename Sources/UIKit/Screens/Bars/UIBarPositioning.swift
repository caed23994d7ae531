/// An object that is at the top or the bottom of a screen: a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the object is.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of a bar; `topAttached` extends its background to the edge of the window. The
  /// default is `any`: the system's choice.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Decides about the items of a navigation bar without a controller.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed. The default is `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped. The default is `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Decides where a toolbar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
