// Requests to ask a controller again about the screen. Nothing is cached: the answers are read
// whenever they are needed.
extension UIViewController {
  /// Requests that ``supportedInterfaceOrientations`` be read again. Does nothing on this platform.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Rotates the interface to the orientation of the device. Does nothing on this platform.
  public class func attemptRotationToDeviceOrientation() {}

  /// Requests that ``prefersHomeIndicatorAutoHidden`` be read again. Does nothing on this platform.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Requests that ``preferredScreenEdgesDeferringSystemGestures`` be read again. Does nothing on
  /// this platform.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Requests that the status bar's style and visibility be read again. They are read whenever they
  /// are needed, so it does nothing on this platform.
  public func setNeedsStatusBarAppearanceUpdate() {}
}
