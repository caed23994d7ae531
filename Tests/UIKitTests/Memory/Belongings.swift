import LiveObjects
import Testing
import UIKit

/// Objects of one kind as an application makes, shows, uses and drops them.
struct Belongings: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let use: @MainActor @Sendable (Watch) -> Void

  init(_ name: String, use: @escaping @MainActor @Sendable (Watch) -> Void) {
    testDescription = name
    self.use = use
  }

  /// Uses the objects, drops them and answers which are still there.
  @MainActor func leftOver() -> [String] {
    let watch = Watch()
    useOnce(watch)
    return watch.leftOver
  }

  /// A call of its own, so that nothing it has used lives on in its caller.
  @inline(never) @MainActor private func useOnce(_ watch: Watch) { use(watch) }
}

/// Shows `view` in a window, hands it to `body`, draws it, watches all of it and hides it again.
@MainActor func show(_ view: UIView, _ watch: Watch, _ body: () -> Void = {}) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  view.frame = window.bounds
  window.addSubview(view)
  window.makeKeyAndVisible()
  use(window, watch, body)
}

/// Shows a view whose data source is kept as long, as ``show(_:_:_:)`` does.
@MainActor func show(
  _ view: UICollectionView, of data: any UICollectionViewDataSource, _ watch: Watch,
  _ body: () -> Void = {}
) {
  view.dataSource = data
  withExtendedLifetime(data) { show(view, watch, body) }
}

/// Shows a controller as ``show(_:_:_:)`` shows a view.
@MainActor func show(_ controller: UIViewController, _ watch: Watch, _ body: () -> Void = {}) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  watch(controller, "controller")
  use(window, watch, body)
}

@MainActor private func use(_ window: UIWindow, _ watch: Watch, _ body: () -> Void) {
  window.layoutIfNeeded()
  watch.tree(window, "before")
  body()
  window.layoutIfNeeded()
  watch.tree(window, "after")
  let renderer = UIGraphicsImageRenderer(bounds: window.bounds)
  let picture = renderer.image { window.layer.render(in: $0.cgContext) }
  watch(renderer, "renderer")
  watch(picture, "picture")
  window.isHidden = true
}
