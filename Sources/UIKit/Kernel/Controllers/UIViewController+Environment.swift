// Requests to read a controller's answers about the screen and the focus again. Nothing is cached:
// what concerns the screen is read whenever it is needed.
extension UIViewController: UIFocusEnvironment {
  /// Requests that ``supportedInterfaceOrientations`` be read again. Does nothing on this platform.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Rotates the interface to the orientation of the device. Does nothing on this platform.
  public class func attemptRotationToDeviceOrientation() {}

  /// Requests that ``prefersHomeIndicatorAutoHidden`` be read again. Does nothing on this platform.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Requests that ``preferredScreenEdgesDeferringSystemGestures`` be read again. Does nothing on
  /// this platform.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Focus

  /// Requests a focus update: if the focus is in the view, it moves to the preferred environments.
  public func setNeedsFocusUpdate() { viewIfLoaded?.window?.focusSystem.requestUpdate(from: self) }

  /// Applies a pending focus update immediately.
  public func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }
}

// Changes of the traits, which the view hands down.
extension UIViewController: UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers?.remove(registration)
  }

  public func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _ = viewIfLoaded?.traitCollection
    return keep(traits, handler)
  }
}
