/// The long press that lifts the items of a drag, beside one that opens a menu: that one comes first, and goes
/// when the finger moves.
final class DragPressGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIDragInteraction?
  private var start = CGPoint.zero

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.51
  }

  /// Other fingers are free to tap what joins the drag.
  override func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    numberOfTouches == 0 && super.takes(touch, event)
  }

  override var mayBegin: Bool {
    start = location(in: nil)
    return interaction?.prepare(at: location(in: view)) ?? false
  }

  override func reset() {
    super.reset()
    interaction?.pressIsOver()
  }

  /// Whether the finger has gone further than a finger that rests does.
  var hasMoved: Bool { location(in: nil).distance(to: start) > allowableMovement }

  /// What shows a menu for the same press.
  var openMenu: UIContextMenuInteraction? {
    let views = view.map { sequence(first: $0, next: \.superview) }
    let menus = views?.lazy.flatMap {
      $0.interactions.compactMap { $0 as? UIContextMenuInteraction }
    }
    return menus?.first(where: \.isOpen)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is MenuPressGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is MenuPressGestureRecognizer)
  }
}
