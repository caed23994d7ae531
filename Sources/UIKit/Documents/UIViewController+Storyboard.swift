extension UIViewController {
  /// The storyboard that the controller comes from: always nil, as storyboards are not read on this
  /// platform.
  public var storyboard: UIStoryboard? { nil }
}
