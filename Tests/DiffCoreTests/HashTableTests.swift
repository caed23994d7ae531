import DiffCore
import TestSupport
import Testing

@Suite struct HashTableTests {
  /// All positions that a search finds.
  private func found(_ hash: Int, in table: borrowing HashTable) -> [Int] {
    var search = table.search(hash)
    var positions: [Int] = []
    while let position = table.next(&search) { positions.append(position) }
    return positions
  }

  /// Inserts positions of which none counts as a repetition.
  @discardableResult
  private func insert(
    _ positions: Range<Int>, into table: inout HashTable, hash: (Int) -> Int?
  ) -> Bool {
    table.insert(positions, hash: hash) { _, _ in false }
  }

  @Test(arguments: [0, 1, 7, 63, 64, 65, 1_000])
  func `every position that was inserted is found by its hash`(count: Int) {
    let hashes = (0..<count).map { $0.hashValue }
    var table = HashTable(capacity: count, positionsBelow: count)
    #expect(insert(0..<count, into: &table) { hashes[$0] })
    for (position, hash) in hashes.enumerated() {
      #expect(found(hash, in: table).contains(position))
    }
  }

  @Test func `positions of one hash are found in the order in which they were inserted`() {
    var table = HashTable(capacity: 300, positionsBelow: 300)
    insert(0..<300, into: &table) { $0 % 3 == 2 ? 5 : $0 % 3 }
    for (remainder, hash) in [0, 1, 5].enumerated() {
      let expected = (0..<300).filter { $0 % 3 == remainder }
      #expect(found(hash, in: table).filter { $0 % 3 == remainder } == expected)
    }
  }

  @Test(arguments: [1, 63, 64, 200])
  func `inserting ends at the first repetition`(last: Int) {
    var compared: [[Int]] = []
    var table = HashTable(capacity: 201, positionsBelow: 201)
    let isDone = table.insert(0..<201) {
      ($0 == last ? 0 : $0).hashValue
    } isRepetition: { position, former in
      if position == last, former == 0 { compared.append([position, former]) }
      return position == last && former == 0
    }
    #expect(!isDone)
    #expect(compared == [[last, 0]])
  }

  @Test func `elements without a hash are left out`() {
    var table = HashTable(capacity: 100, positionsBelow: 1_000)
    insert(0..<1_000, into: &table) { $0 % 10 == 0 ? $0.hashValue : nil }
    var places: [Int] = []
    table.search(0..<1_000) {
      $0 % 5 == 0 ? $0.hashValue : nil
    } _: { place, search in
      places.append(place)
      var isFound = false
      while let position = table.next(&search) { isFound = isFound || position == place }
      #expect(isFound == (place % 10 == 0))
    }
    #expect(places == Array(stride(from: 0, to: 1_000, by: 5)))
  }

  @Test func `the largest positions are kept apart`() {
    let bound = 1 << 31
    var table = HashTable(capacity: 2, positionsBelow: bound)
    insert((bound - 2)..<bound, into: &table) { _ in -1 }
    #expect(found(-1, in: table) == [bound - 2, bound - 1])
  }

  @Test func `a search of unlike hashes looks at few elements`() {
    let count = 100_000
    var table = HashTable(capacity: count, positionsBelow: count)
    insert(0..<count, into: &table) { $0.hashValue }
    var candidates = 0
    table.search(count..<(2 * count)) {
      $0.hashValue
    } _: { _, search in
      while table.next(&search) != nil { candidates += 1 }
    }
    // Of a hash, 32 - 17 bits are compared in the slots that are looked at.
    #expect(candidates < count / 1_000)
  }
}
