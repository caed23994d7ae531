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
  @usableFromInline let position: @Sendable (Storage, Item) -> (section: Int, offset: Int)?

  @inlinable init() {
    index = { $0.needIndex() }
    origins = { $0.origins(in: $1) }
    position = { $0.position(of: $1) }
  }
}
