/// The operations of data sources on the items of a snapshot.
///
/// Methods of generic classes are compiled without knowledge of the types of identifiers. These
/// functions are created where a snapshot is created, in code of the application that knows the
/// types.
@usableFromInline
struct SnapshotOperations<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Sendable {
  @usableFromInline typealias Storage = SnapshotStorage<Section, Item>

  @usableFromInline let index: @Sendable (inout Storage) -> Void
  @usableFromInline let origins:
    @Sendable (_ storage: Storage, _ former: Storage) ->
      SnapshotOrigins
  @usableFromInline let reader: @Sendable (Storage) -> SnapshotReader<Item>

  @inlinable init() {
    index = { $0.needIndex() }
    origins = { $0.origins(in: $1) }
    reader = { storage in
      let made = storage.indexed?.made(for: storage) ?? IndexedCopy.Made(storage)
      return SnapshotReader(
        item: { made.item(inSection: $0, at: $1) }, position: { made.position(of: $0) })
    }
  }
}

/// Finds the items of a snapshot.
@usableFromInline struct SnapshotReader<Item: Sendable>: Sendable {
  @usableFromInline let item: @Sendable (_ section: Int, _ offset: Int) -> Item?
  @usableFromInline let position: @Sendable (Item) -> (section: Int, offset: Int)?

  @inlinable init(
    item: @escaping @Sendable (Int, Int) -> Item?,
    position: @escaping @Sendable (Item) -> (section: Int, offset: Int)?
  ) {
    self.item = item
    self.position = position
  }
}
