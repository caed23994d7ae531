extension UIViewController {
  /// The state for ``updateContentUnavailableConfiguration(using:)``.
  ///
  /// Its search text is that of the search controller that belongs to the navigation item or whose
  /// results the controller shows.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search = navigationItem.search ?? parent as? any NavigationSearch
    state.searchText = search?.searchText
    return state
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    existingOrNewPart(UnavailableContent()).setNeedsConfiguration(from: self)
  }

  /// The configuration of a view that covers the controller's view because there is no content. The
  /// default is nil: no such view.
  @preconcurrency public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { parts[UnavailableContent.self]?.configuration }
    set { existingOrNewPart(UnavailableContent()).configure(newValue, in: self) }
  }
}
