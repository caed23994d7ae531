/// What a controller shows in place of missing content.
@MainActor private final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  /// The view of the configuration; nil until the next layout.
  var view: (any UIView & UIContentView)?
  var needsConfiguration = false
  var needsView = false
}

extension UIViewController {
  private var unavailableContent: UnavailableContent { existingOrNewPart(UnavailableContent()) }

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
    unavailableContent.needsConfiguration = true
    updateUnavailableContentBeforeLayout()
    viewIfLoaded?.setNeedsLayout()
  }

  /// The configuration of a view that covers the controller's view because there is no content. The
  /// default is nil: no such view.
  @preconcurrency public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { parts[UnavailableContent.self]?.configuration }
    set {
      let content = unavailableContent
      content.configuration = newValue
      if let newValue, let view = content.view, view.supports(newValue) {
        view.configuration = newValue.updated(for: contentUnavailableConfigurationState)
        return
      }
      content.view?.removeFromSuperview()
      content.view = nil
      content.needsView = newValue != nil
      if content.needsView { updateUnavailableContentBeforeLayout() }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private func updateUnavailableContentBeforeLayout() {
    workBeforeLayout = { [weak self] in self?.updateUnavailableContent() }
  }

  private func updateUnavailableContent() {
    let content = unavailableContent
    if content.needsConfiguration {
      content.needsConfiguration = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard content.needsView, let configuration = content.configuration, let view else { return }
    content.needsView = false
    let shown = configuration.updated(for: contentUnavailableConfigurationState).makeContentView()
    content.view = shown
    shown.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shown)
    let frame = (view as? UIScrollView)?.frameLayoutGuide
    NSLayoutConstraint.activate([
      shown.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? view.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? view.trailingAnchor),
      shown.topAnchor.constraint(equalTo: frame?.topAnchor ?? view.topAnchor),
      shown.bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor),
    ])
  }
}
