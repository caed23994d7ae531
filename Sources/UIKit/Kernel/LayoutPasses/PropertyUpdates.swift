extension UIView {
  /// Requests a call of `updateProperties()` in the next pass, before the layout.
  public func setNeedsUpdateProperties() {
    layoutState.needsProperties = true
    setNeedsLayout()
  }

  /// Calls `updateProperties()` of the view and its subviews immediately where it was requested.
  public func updatePropertiesIfNeeded() {
    visitTree { view in
      view.updateOwnPropertiesIfNeeded()
      return true
    }
  }

  /// Calls `updateProperties()` of the view and its controller if it was requested.
  func updateOwnPropertiesIfNeeded() {
    guard layoutState.needsProperties else { return }
    layoutState.needsProperties = false
    ObservationTracking.run(.properties, of: self) {
      viewController?.updateProperties()
      updateProperties()
    }
  }
}

extension UIViewController {
  /// Requests a call of `updateProperties()` in the next pass, before the layout of the view.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Calls `updateProperties()` immediately where it was requested.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updateOwnPropertiesIfNeeded() }
}
