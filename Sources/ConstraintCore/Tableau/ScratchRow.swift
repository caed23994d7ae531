/// A row under construction, addressed by column in constant time.
struct ScratchRow: Sendable {
  /// One coefficient.
  struct Entry: Sendable {
    var column: SymbolIndex
    var value: Double
    /// The last row this entry was added to, by stamp.
    var stamp: UInt32 = 0
  }

  private(set) var entries: ContiguousArray<Entry> = []
  /// For each column the place in `entries` plus one; zero for none.
  private var places: ContiguousArray<Int32> = []
  var constant = 0.0

  /// Whether all numbers are small enough to go on computing with.
  var isRepresentable: Bool {
    abs(constant) < 1e18 && entries.allSatisfy { abs($0.value) < 1e15 }
  }

  /// The place of `column` in `entries`, or -1.
  @inline(__always)
  func place(of column: SymbolIndex) -> Int { Int(places[Int(column)]) &- 1 }

  /// The coefficient at `place`.
  @inline(__always)
  subscript(place: Int) -> Entry {
    get { entries[place] }
    _modify { yield &entries[place] }
  }

  /// Adds `factor` times this row to the coefficients, linked from `first`, that a row has already.
  ///
  /// Stamps the entries that were added.
  ///
  /// - Returns: Whether a coefficient became zero.
  mutating func merge(
    times factor: Double, into nodes: UnsafeMutablePointer<Node>, from first: NodeIndex,
    stamp: UInt32
  ) -> Bool {
    places.withUnsafeBufferPointer { places in
      entries.withUnsafeMutableBufferPointer { entries in
        var hasZero = false
        var node = first
        while node != none {
          let place = Int(places[Int(nodes[Int(node)].column)]) &- 1
          if place >= 0 {
            entries[place].stamp = stamp
            let sum = Tolerance.sum(nodes[Int(node)].value, factor * entries[place].value)
            nodes[Int(node)].value = sum
            if sum == 0 { hasZero = true }
          }
          node = nodes[Int(node)].nextInRow
        }
        return hasZero
      }
    }
  }

  /// Makes room for columns below `count`.
  mutating func reserveColumns(_ count: Int) {
    while places.count < count { places.append(0) }
  }

  /// Makes room for `capacity` columns without growing.
  mutating func reserve(_ capacity: Int) {
    places.reserveCapacity(capacity)
    entries.reserveCapacity(32)
  }

  /// Adds a coefficient whose column has none yet.
  @inline(__always)
  mutating func append(_ column: SymbolIndex, _ value: Double) {
    entries.append(Entry(column: column, value: value))
    places[Int(column)] = Int32(truncatingIfNeeded: entries.count)
  }

  /// Adds `value` to the coefficient of `column`.
  @inline(__always)
  mutating func add(_ value: Double, to column: SymbolIndex) {
    let place = place(of: column)
    if place < 0 {
      append(column, value)
    } else {
      entries[place].value = Tolerance.sum(entries[place].value, value)
    }
  }

  /// Forgets all coefficients.
  mutating func clear() {
    for entry in entries { places[Int(entry.column)] = 0 }
    entries.removeAll(keepingCapacity: true)
    constant = 0
  }
}
