/// The actions at one edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// From the edge of the row inwards.
  open private(set) var actions: [UIContextualAction] = []

  /// Whether swiping the row all the way performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  public override init() {
    super.init()
  }

  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
