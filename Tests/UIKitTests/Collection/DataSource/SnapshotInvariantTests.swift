import Testing

// Faults are planted in stored properties, which only a testable import shows.
#if DEBUG
  @testable import UIKit

  /// Checks that broken states of a snapshot are found.
  @Suite struct SnapshotInvariantTests {
    private typealias Storage = SnapshotStorage<Int, Int>

    /// Two sections of three items; looking an item up creates an index.
    private func storage(isIndexed: Bool) throws -> Storage {
      var storage = Storage()
      try storage.appendSections([1, 2])
      try storage.appendItems([10, 11, 12], to: 1)
      try storage.appendItems([20, 21, 22], to: 2)
      if isIndexed { storage.needIndex() }
      return storage
    }

    @Test(arguments: [false, true])
    func `a consistent storage has no broken invariant`(isIndexed: Bool) throws {
      #expect(try storage(isIndexed: isIndexed).brokenInvariant() == nil)
    }

    @Test(arguments: [false, true])
    func `a wrong number of items is found`(isIndexed: Bool) throws {
      var storage = try storage(isIndexed: isIndexed)
      storage.itemCount = 7
      #expect(storage.brokenInvariant() == "7 items are counted, there are 6.")
    }

    @Test func `a wrong start of a section is found`() throws {
      var storage = try storage(isIndexed: true)
      storage.starts[1] = 2
      #expect(storage.brokenInvariant() == "Section 1 does not start at 3.")
    }

    @Test func `a section that is not found by its key is found`() throws {
      var storage = try storage(isIndexed: true)
      storage.ordinals.swapAt(0, 1)
      #expect(storage.brokenInvariant() == "Section 0 is not found by its key 0.")
    }

    @Test func `an item that the index does not find is found`() throws {
      var storage = try storage(isIndexed: true)
      storage.records[1].items.swapAt(0, 2)
      #expect(
        storage.brokenInvariant() == "Item 0 of section 1 is not found where it is.")
    }

    @Test func `an item that is only in the index is found`() throws {
      var storage = try storage(isIndexed: true)
      storage.index?[99] = ItemIndex<Int>.Location(key: 0, offset: 0)
      #expect(storage.brokenInvariant() == "7 items are indexed, there are 6.")
    }

    @Test func `an item that was never appended is found`() throws {
      var storage = try storage(isIndexed: false)
      storage.records[0].items.append(13)
      storage.starts[1] += 1
      storage.itemCount += 1
      #expect(storage.brokenInvariant() == "Section 0 has items that were not appended.")
    }
  }
#endif
