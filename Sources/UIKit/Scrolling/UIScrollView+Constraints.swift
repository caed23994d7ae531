extension UIScrollView {
  /// The rectangle of the content. Constraints to its four edges set `contentSize`.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// The rectangle of the view's frame, which does not move while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }
}
