/// A separator between cells: a color, with an optional visual effect.
final class SeparatorLine: UIView {
  private var pane: UIVisualEffectView?

  func show(_ color: UIColor, _ effect: UIVisualEffect?) {
    guard let effect else {
      pane?.removeFromSuperview()
      pane = nil
      backgroundColor = color
      return
    }
    backgroundColor = nil
    let pane = pane ?? makePane()
    pane.effect = effect
    pane.contentView.backgroundColor = color
  }

  private func makePane() -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    pane = view
    return view
  }
}
