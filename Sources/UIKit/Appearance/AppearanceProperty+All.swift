extension AppearanceProperty {
  /// Those of all views.
  static let views: [AppearanceProperty] = {
    var ground = plain(\UIView.backgroundColor)
    // The style of a table says which background it has by itself.
    ground.isInitial = { view in
      (view as? UITableView).map {
        $0.backgroundColor == ($0.style == .plain ? .systemBackground : .systemGroupedBackground)
      }
    }
    return [
      ground,
      AppearanceProperty(
        get: { (view: UIView) in view.ownTintColor }, set: { $0.tintColor = $1 }, isSame: ==),
    ]
  }()

  /// Those of bars.
  static let bars: [AppearanceProperty] = [
    plain(\UINavigationBar.prefersLargeTitles), plain(\UINavigationBar.barTintColor),
    plain(\UINavigationBar.isTranslucent),
    attributes(get: { (bar: UINavigationBar) in bar.titleTextAttributes }) {
      $0.titleTextAttributes = $1
    },
    attributes(get: { (bar: UINavigationBar) in bar.largeTitleTextAttributes }) {
      $0.largeTitleTextAttributes = $1
    },
    standardLook(\UINavigationBar.standardAppearance), look(\UINavigationBar.compactAppearance),
    look(\UINavigationBar.scrollEdgeAppearance),
    look(\UINavigationBar.compactScrollEdgeAppearance), plain(\UINavigationBar.shadowImage),
    plain(\UINavigationBar.backgroundImages),
    plain(\UITabBar.barTintColor), plain(\UITabBar.unselectedItemTintColor),
    plain(\UITabBar.isTranslucent), standardLook(\UITabBar.standardAppearance),
    look(\UITabBar.scrollEdgeAppearance), plain(\UITabBar.backgroundImage),
    plain(\UITabBar.shadowImage),
    plain(\UIToolbar.barTintColor), plain(\UIToolbar.isTranslucent),
    standardLook(\UIToolbar.standardAppearance), look(\UIToolbar.compactAppearance),
    look(\UIToolbar.scrollEdgeAppearance), plain(\UIToolbar.backgroundImages),
    plain(\UIToolbar.shadowImages),
    plain(\UISearchBar.barTintColor), plain(\UISearchBar.searchBarStyle),
  ]

  /// Those of controls and of what shows progress.
  static let controls: [AppearanceProperty] =
    [
      plain(\UISwitch.onTintColor), plain(\UISwitch.thumbTintColor),
      plain(\UIPageControl.pageIndicatorTintColor),
      plain(\UIPageControl.currentPageIndicatorTintColor),
      plain(\UISlider.minimumTrackTintColor), plain(\UISlider.maximumTrackTintColor),
      plain(\UISlider.thumbTintColor), plain(\UIProgressView.progressTintColor),
      plain(\UIProgressView.trackTintColor), plain(\UIActivityIndicatorView.color),
      plain(\UISegmentedControl.selectedSegmentTintColor),
    ]
    + [UIControl.State.normal, .selected, .highlighted, .disabled].map { state in
      attributes(get: { (control: UISegmentedControl) in control.titleTextAttributes(for: state) })
      {
        $0.setTitleTextAttributes($1, for: state)
      }
    }

  /// Those of what shows text.
  static let texts: [AppearanceProperty] = [
    plain(\UILabel.textColor), plain(\UILabel.font), plain(\UITextField.textColor),
    plain(\UITextField.font), plain(\UITextView.textColor), plain(\UITextView.font),
  ]

  /// Those of tables and their cells.
  static let tables: [AppearanceProperty] = [
    plain(\UITableView.separatorColor), plain(\UITableView.separatorStyle),
    plain(\UITableViewCell.selectionStyle),
  ]

  /// Those of what bars show.
  static let barItems: [AppearanceProperty] =
    [plain(\UIBarButtonItem.tintColor), plain(\UITabBarItem.badgeColor)]
    + [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map { state in
      attributes(get: { (item: UIBarItem) in item.titleTextAttributes(for: state) }) {
        $0.setTitleTextAttributes($1, for: state)
      }
    }
}
