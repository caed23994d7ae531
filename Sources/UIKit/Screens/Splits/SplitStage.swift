import Foundation

/// What a split view shows beside its columns: lines, and what dims the secondary column; and the
/// gestures that show and hide columns.
@MainActor final class SplitStage: NSObject, UIGestureRecognizerDelegate {
  private let dimming = UIView()
  private let shadow = UIView()
  private let lines = [UIView(), UIView()]
  private let edgeSwipe = UIScreenEdgePanGestureRecognizer()
  private let swipe = UIPanGestureRecognizer()
  private weak var split: UISplitViewController?

  func install(in split: UISplitViewController) {
    self.split = split
    let view: UIView = split.view
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dimming.alpha = 0
    shadow.layer.shadowOpacity = 0.15
    shadow.layer.shadowRadius = 12
    shadow.layer.shadowOffset = .zero
    shadow.isUserInteractionEnabled = false
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
    }
    for recognizer in [edgeSwipe, swipe] {
      recognizer.delegate = self
      recognizer.listener = { [weak self, unowned recognizer] in self?.swiped(recognizer) }
    }
    view.addGestureRecognizer(edgeSwipe)
    dimming.addGestureRecognizer(swipe)
    let tap = UITapGestureRecognizer()
    tap.listener = { [weak self, unowned tap] in
      if tap.state == .ended { self?.split?.show(.secondary) }
    }
    dimming.addGestureRecognizer(tap)
    for piece in [shadow, dimming] + lines { view.addSubview(piece) }
  }

  /// Hides everything, as in a single column.
  func hide() {
    for piece in [dimming, shadow] + lines { piece.isHidden = true }
  }

  /// Places everything for an arrangement: from back to front the secondary column, what dims it, the
  /// columns at the edge, lines.
  func place(_ arrangement: SplitArrangement, in split: UISplitViewController) {
    guard let view = split.viewIfLoaded else { return }
    edgeSwipe.edges = arrangement.isMirrored ? .right : .left
    dimming.isHidden = false
    dimming.frame = arrangement.frame(of: .secondary)
    dimming.alpha = arrangement.mode.dimsSecondary ? arrangement.revealed : 0
    placeShadow(arrangement)
    if let content = split.columns[.secondary]?.shown.viewIfLoaded, content.superview === view {
      view.insertSubview(content, at: 0)
      view.insertSubview(dimming, aboveSubview: content)
    }
    view.insertSubview(shadow, aboveSubview: dimming)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary]
    for (line, column) in zip(lines, columns) {
      line.isHidden = column == .supplementary && !arrangement.isTriple
      line.frame = arrangement.lineFrame(behind: column)
      view.bringSubviewToFront(line)
    }
  }

  private func placeShadow(_ arrangement: SplitArrangement) {
    var frame = CGRect.null
    for column in arrangement.leadingColumns { frame = frame.union(arrangement.frame(of: column)) }
    shadow.isHidden = frame.isNull || !arrangement.mode.isOverlay
    guard !shadow.isHidden else { return }
    shadow.frame = frame
    shadow.layer.shadowPath = CGPath(rect: shadow.bounds, transform: nil)
  }

  // MARK: Gestures

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let split, split.presentsWithGesture, !split.isCollapsed else { return false }
    let isHidden = split.currentMode.leadingColumns == 0
    return gestureRecognizer === swipe ? split.currentMode.dimsSecondary : isHidden
  }

  /// Moves overlaid columns with a finger, and shows or hides them at its end. Rule SPLIT-8.
  private func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard let split, let view = split.viewIfLoaded else { return }
    let shows = recognizer === edgeSwipe
    let sign: CGFloat = split.arrangement.isMirrored ? -1 : 1
    let way = sign * recognizer.translation(in: view).x
    switch recognizer.state {
    case .began:
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    case .changed:
      guard split.currentMode.isOverlay, !shows else { return }
      let width = max(
        1,
        split.arrangement.leadingColumns.reduce(0) {
          $0 + split.arrangement.frame(of: $1).width
        })
      split.revealed = min(max(1 + way / width, 0), 1)
      split.place(split.arrangement)
    case .ended:
      let projected = way + sign * recognizer.velocity(in: view).x * 0.2
      finish(shows: shows, projected: projected)
    case .cancelled, .failed: finish(shows: shows, projected: 0)
    case .possible: break
    }
  }

  private func finish(shows: Bool, projected: CGFloat) {
    guard let split else { return }
    if shows, projected > 40 {
      split.show(split.isTriple ? .supplementary : .primary)
    } else if !shows, projected < -40 {
      split.show(.secondary)
    } else if split.revealed < 1 {
      split.revealed = 1
      UIView.animate(withDuration: 0.2) { split.place(split.arrangement) }
    }
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }
}
