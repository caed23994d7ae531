/// What a controller shows in place of missing content.
@MainActor final class UnavailableContent {
  private(set) var configuration: (any UIContentConfiguration)?
  /// The view of the configuration; nil until the next layout.
  private var view: (any UIView & UIContentView)?
  private var needsConfiguration = false
  private var needsView = false

  /// Replaces the configuration. The view follows at once if it supports the new one, else before the
  /// next layout.
  func configure(_ new: (any UIContentConfiguration)?, in controller: UIViewController) {
    configuration = new
    if let new, let view, view.supports(new) {
      view.configuration = new.updated(for: controller.contentUnavailableConfigurationState)
      return
    }
    view?.removeFromSuperview()
    view = nil
    needsView = new != nil
    if needsView { updateBeforeLayout(of: controller) }
    controller.viewIfLoaded?.setNeedsLayout()
  }

  /// Requests a configuration from the controller before the next layout.
  func setNeedsConfiguration(from controller: UIViewController) {
    needsConfiguration = true
    updateBeforeLayout(of: controller)
    controller.viewIfLoaded?.setNeedsLayout()
  }

  private func updateBeforeLayout(of controller: UIViewController) {
    controller.workBeforeLayout = { [weak controller] in
      if let controller { self.update(of: controller) }
    }
  }

  private func update(of controller: UIViewController) {
    if needsConfiguration {
      needsConfiguration = false
      controller.updateContentUnavailableConfiguration(
        using: controller.contentUnavailableConfigurationState)
    }
    guard needsView, let configuration, let container = controller.view else { return }
    needsView = false
    let shown = configuration.updated(for: controller.contentUnavailableConfigurationState)
      .makeContentView()
    view = shown
    shown.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(shown)
    let frame = (container as? UIScrollView)?.frameLayoutGuide
    NSLayoutConstraint.activate([
      shown.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? container.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? container.trailingAnchor),
      shown.topAnchor.constraint(equalTo: frame?.topAnchor ?? container.topAnchor),
      shown.bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? container.bottomAnchor),
    ])
  }
}
