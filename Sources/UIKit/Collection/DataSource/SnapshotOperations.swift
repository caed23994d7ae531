/// What data sources do with snapshots for each item.
///
/// Methods of generic classes do not know the types of identifiers when they are compiled. These
/// functions are made where a snapshot is made, by code of the application that does.
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
      SnapshotReader(
        item: { storage.item(inSection: $0, at: $1) }, position: { storage.position(of: $0) })
    }
  }
}

/// Where the items of one snapshot are.
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
