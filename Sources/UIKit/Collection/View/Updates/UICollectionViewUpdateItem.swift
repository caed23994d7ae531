/// One change of the data, for a layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or section.
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Nothing that happens nowhere. Collection views make the others.
  public override init() {
    action = .none
    before = nil
    after = nil
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// The place before all changes; nil for insertions. `NSNotFound` is the item of a section.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The place after all changes; nil for deletions. `NSNotFound` is the item of a section.
  open var indexPathAfterUpdate: IndexPath? { after }

  open var updateAction: Action { action }
}
