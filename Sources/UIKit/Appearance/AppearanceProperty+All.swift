extension AppearanceProperty {
  /// The properties of all views.
  static let views: [AppearanceProperty] = {
    var background = plain(\UIView.backgroundColor)
    // The default background of a table depends on its style.
    background.isInitial = { view in
      (view as? UITableView).map {
        $0.backgroundColor == ($0.style == .plain ? .systemBackground : .systemGroupedBackground)
      }
    }
    return [
      background,
      AppearanceProperty(
        get: { (view: UIView) in view.ownTintColor }, set: { $0.tintColor = $1 }, isSame: ==),
    ]
  }()

  /// The properties of bars.
  static let bars: [AppearanceProperty] = [
    plain(\UINavigationBar.prefersLargeTitles), plain(\UINavigationBar.barTintColor),
    plain(\UINavigationBar.isTranslucent), plain(\UINavigationBar.barStyle),
    plain(\UINavigationBar.backIndicatorImage),
    plain(\UINavigationBar.backIndicatorTransitionMaskImage),
    attributes(get: { (bar: UINavigationBar) in bar.titleTextAttributes }) {
      $0.titleTextAttributes = $1
    },
    attributes(get: { (bar: UINavigationBar) in bar.largeTitleTextAttributes }) {
      $0.largeTitleTextAttributes = $1
    },
    standardBarAppearance(\UINavigationBar.standardAppearance),
    barAppearance(\UINavigationBar.compactAppearance),
    barAppearance(\UINavigationBar.scrollEdgeAppearance),
    barAppearance(\UINavigationBar.compactScrollEdgeAppearance),
    plain(\UINavigationBar.shadowImage),
    plain(\UINavigationBar.backgroundImages),
    plain(\UITabBar.barTintColor), plain(\UITabBar.unselectedItemTintColor),
    plain(\UITabBar.isTranslucent), standardBarAppearance(\UITabBar.standardAppearance),
    barAppearance(\UITabBar.scrollEdgeAppearance), plain(\UITabBar.backgroundImage),
    plain(\UITabBar.shadowImage), plain(\UITabBar.barStyle),
    plain(\UITabBar.selectionIndicatorImage), plain(\UIToolbar.barStyle),
    plain(\UIToolbar.barTintColor), plain(\UIToolbar.isTranslucent),
    standardBarAppearance(\UIToolbar.standardAppearance),
    barAppearance(\UIToolbar.compactAppearance),
    barAppearance(\UIToolbar.scrollEdgeAppearance), plain(\UIToolbar.backgroundImages),
    plain(\UIToolbar.shadowImages),
    plain(\UISearchBar.barTintColor), plain(\UISearchBar.searchBarStyle),
    plain(\UISearchBar.barStyle), plain(\UISearchBar.backgroundImage),
  ]

  /// The properties of controls and progress indicators.
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

  /// The properties of views that show text.
  static let texts: [AppearanceProperty] = [
    plain(\UILabel.textColor), plain(\UILabel.font), plain(\UITextField.textColor),
    plain(\UITextField.font), plain(\UITextView.textColor), plain(\UITextView.font),
  ]

  /// The properties of tables and their cells.
  static let tables: [AppearanceProperty] = [
    plain(\UITableView.separatorColor), plain(\UITableView.separatorStyle),
    plain(\UITableViewCell.selectionStyle),
  ]

  /// The properties of bar items.
  static let barItems: [AppearanceProperty] =
    [plain(\UIBarButtonItem.tintColor), plain(\UITabBarItem.badgeColor)]
    + [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map { state in
      attributes(get: { (item: UIBarItem) in item.titleTextAttributes(for: state) }) {
        $0.setTitleTextAttributes($1, for: state)
      }
    }
}
