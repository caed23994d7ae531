extension UIViewController {
  /// The extent of the bars at the top of the view.
  public var topLayoutGuide: any UILayoutSupport { view.topLayoutSupport }

  /// The extent of the bars at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutSupport }
}
