// What bars show of the controller, what they cover of its view, and the content that they follow.
extension UIViewController {
  final var barItems: ControllerBarItems { existingOrNewPart(ControllerBarItems()) }

  /// The tab bar item that was set or read; nil if there is none yet.
  final var ownTabBarItem: UITabBarItem? { parts[ControllerBarItems.self]?.tabBarItem }

  /// Sets the titles of the items of bars, as the controller's title was set.
  final func nameBarItems(_ title: String?) {
    navigationItem.title = title
    (container?.titledTabBarItem ?? ownTabBarItem)?.title = title
  }

  /// Sets the toolbar items. The change is never animated.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A button that toggles ``isEditing``. Its title is *Edit* or *Done*.
  final var ownEditButton: UIBarButtonItem {
    if let button = barItems.editButton { return button }
    let button = EditButtonItem(of: self)
    barItems.editButton = button
    return button
  }

  // MARK: Views under bars

  /// The extent of the bars at the top of the view.
  public var topLayoutGuide: any UILayoutSupport { view.topLayoutSupport }

  /// The extent of the bars at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutSupport }

  /// Whether scroll views that adjust their insets automatically do so even if their content does
  /// not scroll. The default is `true`.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { parts[ContentScrollViews.self]?.adjustsInsets ?? true }
    set {
      guard newValue != automaticallyAdjustsScrollViewInsets else { return }
      existingOrNewPart(ContentScrollViews()).adjustsInsets = newValue
      scrollView(at: .top)?.followController()
    }
  }

  /// Sets the scroll view whose content all bars follow; nil for the view itself or its first
  /// subview that is a scroll view.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  /// Sets the scroll view whose content the bars at the given edges follow. Only the top and the
  /// bottom edge have bars.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let views = existingOrNewPart(ContentScrollViews())
    if edge.contains(.top) { views.top = scrollView }
    if edge.contains(.bottom) { views.bottom = scrollView }
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that was set for the top or the bottom edge; nil if there is none.
  func chosenContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let views = parts[ContentScrollViews.self]
    if edge.contains(.top) { return views?.top }
    return edge.contains(.bottom) ? views?.bottom : nil
  }

  /// The scroll view under the bar at the top or the bottom edge: the one that was set, the view
  /// itself, or its first subview that is a scroll view.
  func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView
      ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
