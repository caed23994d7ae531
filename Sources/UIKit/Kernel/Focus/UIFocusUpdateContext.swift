/// From where to where the focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// Where the focus was; nil for nowhere.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// Where the focus goes; nil for nowhere.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The way it moves; empty where it was put.
  public let focusHeading: UIFocusHeading

  init(from former: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    previouslyFocusedItem = former
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
