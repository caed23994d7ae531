/// The items between which focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that was focused.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that will be focused.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction; empty if focus was set directly.
  public let focusHeading: UIFocusHeading

  init(from former: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    previouslyFocusedItem = former
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  /// The item that was focused, if it is a view.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The item that will be focused, if it is a view.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
