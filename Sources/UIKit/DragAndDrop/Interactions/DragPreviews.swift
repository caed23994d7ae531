/// The pictures of dragged items, which follow the finger.
@MainActor final class DragPreviews {
  private var all: [(item: UIDragItem, view: LiftedView, preview: UITargetedPreview)]
  /// From the finger to the middle of the first preview.
  private let grip: CGVector

  /// Lifts previews from their places.
  ///
  /// - Parameters:
  ///   - point: Where the finger is, in the window's coordinates.
  ///   - animation: Runs with it.
  init(
    of previews: [(UIDragItem, UITargetedPreview)], in window: UIWindow, at point: CGPoint,
    _ animation: DropAnimation
  ) {
    all = previews.map { item, preview in
      let view = LiftedView(preview)
      window.addSubview(view)
      if let home = view.home { view.place(at: home) }
      return (item, view, preview)
    }
    let first = all.first?.view.home
    grip = first.map { CGVector(dx: $0.midX - point.x, dy: $0.midY - point.y) } ?? .zero
    UIView.animate(withDuration: 0.2) { [all] in
      for (_, view, _) in all {
        view.layer.shadowOpacity = 0.2
        if let home = view.home {
          view.place(at: home.insetBy(dx: -home.width * 0.025, dy: -home.height * 0.025))
        }
      }
      animation.animate()
    } completion: { _ in
      animation.complete()
    }
  }

  /// The only preview; nil for none or several.
  var only: UIView? { all.count == 1 ? all[0].view : nil }

  /// Whether an item has a preview.
  func has(_ item: UIDragItem) -> Bool { all.contains { $0.item === item } }

  /// Moves the preview of an item that joins the drag to the others.
  ///
  /// - Parameter point: Where the finger is, in the window's coordinates.
  func add(
    _ preview: UITargetedPreview, of item: UIDragItem, in window: UIWindow, at point: CGPoint
  ) {
    let view = LiftedView(preview)
    if let first = all.first?.view {
      window.insertSubview(view, belowSubview: first)
    } else {
      window.addSubview(view)
    }
    if let home = view.home { view.place(at: home) }
    all.append((item, view, preview))
    UIView.animate(withDuration: 0.2) {
      view.layer.shadowOpacity = 0.2
      self.follow(point)
    }
  }

  /// Moves the previews to the finger, each a little further than the one before.
  func follow(_ point: CGPoint) {
    for (index, (_, view, _)) in all.enumerated() {
      let step = CGFloat(index) * 6
      view.center = CGPoint(x: point.x + grip.dx + step, y: point.y + grip.dy + step)
    }
  }

  /// Sets where the preview of an item goes in the end.
  ///
  /// - Parameter place: Gets the preview, and returns one at its place; nil for none: it fades.
  func retarget(_ item: UIDragItem, to place: (UITargetedPreview) -> UITargetedPreview?) {
    for (other, view, preview) in all where other === item {
      view.retarget(to: place(preview)?.target)
    }
  }

  /// Moves the previews to their places and removes them.
  func land(with animations: @escaping () -> Void, then completion: @escaping () -> Void) {
    UIView.animate(withDuration: all.isEmpty ? 0 : 0.25) { [all] in
      for (_, view, _) in all {
        view.layer.shadowOpacity = 0
        if let home = view.home { view.place(at: home) } else { view.alpha = 0 }
      }
      animations()
    } completion: { [all] _ in
      for (_, view, _) in all { view.removeFromSuperview() }
      completion()
    }
  }
}
