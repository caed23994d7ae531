/// One change of the data, for `prepare(forCollectionViewUpdates:)` of a layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change.
  public enum Action: Int, Sendable {
    /// Insertion.
    case insert
    /// Deletion.
    case delete
    /// Reload.
    case reload
    /// Move.
    case move
    /// No change.
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates an item without a change. Collection views create the others.
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

  /// The index path before all changes; nil for insertions. The item is `NSNotFound` for a section.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after all changes; nil for deletions. The item is `NSNotFound` for a section.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of change.
  open var updateAction: Action { action }
}
