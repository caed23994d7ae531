/// The actions that are revealed by swiping a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, beginning at the edge of the row.
  open private(set) var actions: [UIContextualAction] = []

  /// Whether a full swipe performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  public override init() {
    super.init()
  }

  /// Creates a configuration with actions.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
