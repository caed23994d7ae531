import Slabs

/// A row under construction, addressed by column in constant time.
struct ScratchRow: Sendable {
  /// One coefficient.
  struct Entry: Sendable {
    var column: SymbolIndex
    var value: Double
    /// The last row this entry was added to, by stamp.
    var stamp: UInt32 = 0
  }

  private(set) var entries: Slab<Entry>
  /// For each column the place in `entries` plus one; zero for none.
  private var places: Slab<Int32>
  var constant = 0.0

  /// Whether all numbers are small enough to go on computing with.
  var isRepresentable: Bool {
    guard constant.magnitude < 1e18 else { return false }
    let pointer = entries.pointer
    var place = Int(entries.count) &- 1
    while place >= 0 {
      guard pointer[place].value.magnitude < 1e15 else { return false }
      place &-= 1
    }
    return true
  }

  /// The place of `column` in `entries`, or -1.
  @_transparent
  func place(of column: SymbolIndex) -> Int32 { places[column] &- 1 }

  /// Adds `factor` times this row to the coefficients, linked from `first`, that a row has already.
  ///
  /// Stamps the entries that were added.
  ///
  /// - Returns: Whether a coefficient became zero.
  mutating func merge(
    times factor: Double, into nodes: Slab<Node>, from first: NodeIndex, stamp: UInt32
  ) -> Bool {
    let (entries, places, nodes) = (entries.pointer, places.pointer, nodes.pointer)
    var hasZero = false
    var node = Int(first)
    while node >= 0 {
      let place = Int(places[Int(nodes[node].column)]) &- 1
      if place >= 0 {
        entries[place].stamp = stamp
        let sum = Tolerance.sum(nodes[node].value, factor * entries[place].value)
        nodes[node].value = sum
        if sum == 0 { hasZero = true }
      }
      node = Int(nodes[node].nextInRow)
    }
    return hasZero
  }

  /// Makes an empty row.
  init(in memory: SlabMemory) {
    entries = memory.makeSlab()
    places = memory.makeSlab()
  }

  /// Goes on in `memory`, a copy of `original`.
  mutating func move(to memory: SlabMemory, from original: SlabMemory) {
    entries = memory.counterpart(of: entries, in: original)
    places = memory.counterpart(of: places, in: original)
  }

  /// Makes room for columns below `count`.
  mutating func reserveColumns(_ count: Int32) {
    while places.count < count { places.append(0) }
  }

  /// Makes room for `capacity` columns without growing.
  mutating func reserve(_ capacity: Int) {
    places.reserve(capacity)
    entries.reserve(32)
  }

  /// Adds a coefficient whose column has none yet.
  @_transparent
  mutating func append(_ column: SymbolIndex, _ value: Double) {
    entries.append(Entry(column: column, value: value))
    places[column] = entries.count
  }

  /// Adds `value` to the coefficient of `column`.
  @_transparent
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
    let (pointer, places) = (entries.pointer, places.pointer)
    var place = Int(entries.count) &- 1
    while place >= 0 {
      places[Int(pointer[place].column)] = 0
      place &-= 1
    }
    entries.removeAll()
    constant = 0
  }
}
