/// What a controller shows in the place of its content.
@MainActor private final class UnavailableContent {
  let configuration: any UIContentConfiguration
  var view: (any UIView & UIContentView)?

  init(_ configuration: any UIContentConfiguration) { self.configuration = configuration }
}

extension UIViewController {
  private var unavailable: UnavailableContent? { unavailableContent as? UnavailableContent }

  /// What is shown above the controller's view, over all of it, because there is no content; nil, the
  /// default, for nothing.
  @preconcurrency public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set {
      let former = unavailable?.view
      let content = newValue.map(UnavailableContent.init)
      unavailableContent = content
      if let newValue, let former, former.supports(newValue) {
        former.configuration = newValue.updated(for: contentUnavailableConfigurationState)
        content?.view = former
        return
      }
      former?.removeFromSuperview()
      showsUnavailableContent = content == nil ? nil : { [weak self] in self?.showUnavailable() }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Shows what takes the place of the content.
  private func showUnavailable() {
    guard let content = unavailable, let view else { return }
    let configuration = content.configuration.updated(for: contentUnavailableConfigurationState)
    let shown = configuration.makeContentView()
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
