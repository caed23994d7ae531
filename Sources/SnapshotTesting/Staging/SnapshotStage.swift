import UIKit

/// Shows views and controllers as long as a snapshot of them is taken, and leaves them as they were.
@MainActor package struct SnapshotStage {
  private let config: ViewImageConfig
  /// Whether pictures are taken as suites expect that were written with their first library: without
  /// the safe area around a navigation or tab controller, and with a second appearance.
  private let isForSuites: Bool

  package init(config: ViewImageConfig, isForSuites: Bool = false) {
    self.config = config
    self.isForSuites = isForSuites
  }

  /// What `look` sees of a view, which is shown on the stage unless it is shown elsewhere.
  package func show<Result>(_ view: UIView, _ look: (UIView) -> Result) -> Result {
    guard view.superview == nil, !(view is UIWindow) else { return inPlace(view, look) }
    let frame = view.frame
    defer { view.frame = frame }
    view.frame = CGRect(origin: .zero, size: config.size ?? frame.size)
    if view.bounds.width <= 0 || view.bounds.height <= 0 { view.takeFittingSize() }
    let controller = UIViewController()
    controller.view = UIView(frame: view.frame)
    controller.view.addSubview(view)
    defer { view.removeFromSuperview() }
    return show(controller, size: view.bounds.size) { _ in look(view) }
  }

  /// Shows a controller's view, which fills the window, and returns the result of `look`.
  ///
  /// A child view controller, or one on the screen, stays where it is.
  package func show<Result>(_ controller: UIViewController, _ look: (UIView) -> Result) -> Result {
    controller.loadViewIfNeeded()
    let size = config.size ?? controller.view.bounds.size
    guard controller.parent == nil, controller.view.superview == nil else {
      return inPlace(controller.view, look)
    }
    return show(controller, size: size, look)
  }

  private func show<Result>(
    _ controller: UIViewController, size: CGSize, _ look: (UIView) -> Result
  ) -> Result {
    let window =
      isForSuites
      ? StageWindow(config, size: size, for: controller) : StageWindow(config, size: size)
    window.rootViewController = controller
    window.isHidden = false
    if isForSuites { controller.repeatAppearance(isAppearing: true) }
    defer {
      if isForSuites { controller.repeatAppearance(isAppearing: false) }
      window.isHidden = true
      window.rootViewController = nil
    }
    window.layoutIfNeeded()
    return look(controller.view)
  }

  /// Returns the result of `look` for a view that stays in its hierarchy, with the requested size
  /// and traits.
  private func inPlace<Result>(_ view: UIView, _ look: (UIView) -> Result) -> Result {
    // Superviews come first, which would give the view back its size.
    view.window?.layoutIfNeeded()
    view.superview?.layoutIfNeeded()
    let (frame, overrides) = (view.frame, view.traitOverrides)
    if let size = config.size { view.frame.size = size }
    if config.traits != UITraitCollection() { view.traitOverrides.take(config.traits) }
    view.layoutIfNeeded()
    defer {
      if view.frame != frame { view.frame = frame }
      if view.traitOverrides != overrides { view.traitOverrides = overrides }
    }
    return look(view)
  }
}

extension UIView {
  /// Sizes an empty view to its content.
  fileprivate func takeFittingSize() {
    sizeToFit()
    guard bounds.width <= 0 || bounds.height <= 0 else { return }
    bounds.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    frame.origin = .zero
  }

  /// The image of the view and its subviews at its scale.
  ///
  /// - Parameter asShown: Whether animated views are drawn at their current positions.
  package func snapshotPicture(asShown: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    let picture = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      if asShown {
        drawHierarchy(in: bounds, afterScreenUpdates: true)
      } else {
        layer.render(in: context.cgContext)
      }
    }
    PictureSource.note(picture, of: self)
    return picture
  }
}

extension UIViewController {
  /// Calls the two methods of an appearance or disappearance once more than the window does, as
  /// suites that count the calls expect.
  fileprivate func repeatAppearance(isAppearing: Bool) {
    if isAppearing {
      viewWillAppear(false)
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }
}
