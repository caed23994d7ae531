/// What one unit of each symbol costs, one number per priority, highest first.
///
/// The objective is lexicographic: a cost at a higher priority outweighs any at a lower one.
/// The last number of each vector is the tie-break: it prefers, among solutions of equal cost
/// at every priority, the one that leaves the error to the constraint added later.
struct CostTable: Sendable {
  /// The distinct priorities in use, descending.
  private(set) var priorities: ContiguousArray<Double> = []
  /// The number of constraints at each priority.
  private var users: ContiguousArray<Int32> = []
  private var values: ContiguousArray<Double> = []
  /// The numbers stored per symbol; at least one more than priorities.
  private var stride = 6
  private var symbolCount = 0

  /// Makes room for `capacity` symbols without growing.
  mutating func reserve(_ capacity: Int) { values.reserveCapacity(capacity * stride) }

  /// Gives every symbol below `count` a vector, zero at first.
  mutating func reserveSymbols(_ count: Int) {
    while symbolCount < count {
      for _ in 0..<stride { values.append(0) }
      symbolCount += 1
    }
  }

  // MARK: Priorities

  /// Takes part in `priority`, making its level when it is new.
  mutating func retain(_ priority: Double) {
    let level = priorities.firstIndex { $0 <= priority } ?? priorities.count
    if level < priorities.count, priorities[level] == priority {
      users[level] += 1
    } else {
      dropUnusedLevels()
      insertLevel(priority)
    }
  }

  /// Ends one part in `priority`; an unused level goes when room for another is needed.
  mutating func release(_ priority: Double) {
    guard let level = priorities.firstIndex(of: priority) else { return }
    users[level] -= 1
  }

  private mutating func insertLevel(_ priority: Double) {
    let level = priorities.firstIndex { $0 < priority } ?? priorities.count
    let levels = priorities.count
    if levels + 2 > stride { widen() }
    for base in Swift.stride(from: 0, to: values.count, by: stride) {
      for index in Swift.stride(from: levels, through: level, by: -1) {
        values[base + index + 1] = values[base + index]
      }
      values[base + level] = 0
    }
    priorities.insert(priority, at: level)
    users.insert(1, at: level)
  }

  private mutating func dropUnusedLevels() {
    while let level = users.firstIndex(of: 0) {
      let levels = priorities.count
      for base in Swift.stride(from: 0, to: values.count, by: stride) {
        for index in level..<levels { values[base + index] = values[base + index + 1] }
        values[base + levels] = 0
      }
      priorities.remove(at: level)
      users.remove(at: level)
    }
  }

  private mutating func widen() {
    var wider: ContiguousArray<Double> = []
    wider.reserveCapacity(symbolCount * stride * 2)
    for base in Swift.stride(from: 0, to: values.count, by: stride) {
      wider.append(contentsOf: values[base..<base + stride])
      for _ in 0..<stride { wider.append(0) }
    }
    values = wider
    stride *= 2
  }

  // MARK: Costs

  /// Adds the cost of `amount` units of an error to what `symbol` costs.
  mutating func add(
    _ amount: Double, atPriority priority: Double, tieBreak: Double, to symbol: SymbolIndex
  ) {
    guard let level = priorities.firstIndex(of: priority) else { return }
    let base = Int(symbol) * stride
    values[base + level] = Tolerance.sum(values[base + level], amount)
    let tie = base + priorities.count
    values[tie] = Tolerance.sum(values[tie], amount * tieBreak)
  }

  /// Charges the columns of a row with what the row's symbol costs, which then costs nothing.
  ///
  /// - Complexity: O(entries × priorities).
  mutating func move(
    costOf source: SymbolIndex, to entries: ContiguousArray<ScratchRow.Entry>
  ) {
    let levels = priorities.count
    let stride = stride
    values.withUnsafeMutableBufferPointer { values in
      let from = Int(source) * stride
      for level in 0...levels where values[from + level] != 0 {
        let cost = values[from + level]
        values[from + level] = 0
        for entry in entries {
          let to = Int(entry.column) * stride + level
          values[to] = Tolerance.sum(values[to], entry.value * cost)
        }
      }
    }
  }

  /// Makes `symbol` cost nothing.
  @inline(__always)
  mutating func clear(_ symbol: SymbolIndex) {
    let base = Int(symbol) * stride
    for level in 0...priorities.count { values[base + level] = 0 }
  }

  /// Makes every symbol cost nothing.
  mutating func clearAll() {
    for index in values.indices { values[index] = 0 }
  }

  /// The sign of the first cost of `symbol` that is not zero; 0 when all are.
  @inline(__always)
  func sign(of symbol: SymbolIndex) -> Int {
    let base = Int(symbol) * stride
    for level in 0...priorities.count {
      let value = values[base + level]
      if value > Tolerance.cost { return 1 }
      if value < -Tolerance.cost { return -1 }
    }
    return 0
  }

  /// Whether `symbol` has any cost that is not exactly zero.
  @inline(__always)
  func isCharged(_ symbol: SymbolIndex) -> Bool {
    let base = Int(symbol) * stride
    for level in 0...priorities.count where values[base + level] != 0 { return true }
    return false
  }

  /// Compares the cost of `a` per `aUnits` with the cost of `b` per `bUnits`.
  ///
  /// - Returns: Negative when `a` is cheaper, positive when `b` is, 0 when they are equal.
  func compare(
    _ a: SymbolIndex, per aUnits: Double, with b: SymbolIndex, per bUnits: Double
  ) -> Int {
    let aBase = Int(a) * stride
    let bBase = Int(b) * stride
    for level in 0...priorities.count {
      let difference = values[aBase + level] / aUnits - values[bBase + level] / bUnits
      if difference > Tolerance.cost { return 1 }
      if difference < -Tolerance.cost { return -1 }
    }
    return 0
  }

  /// The cost vector of `symbol`: one number per priority, then the tie-break.
  func vector(of symbol: SymbolIndex) -> [Double] {
    let base = Int(symbol) * stride
    return Array(values[base...base + priorities.count])
  }
}
