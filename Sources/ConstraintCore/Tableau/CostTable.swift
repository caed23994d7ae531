import Slabs

/// What one unit of each symbol costs, one number per priority, highest first.
///
/// The objective is lexicographic: a cost at a higher priority outweighs any at a lower one.
/// The last number of each vector is the tie-break: it prefers, among solutions of equal cost
/// at every priority, the one that leaves the error to the constraint added later.
///
/// Loops count by hand: in debug builds ranges and iterators are generic code that is called.
struct CostTable: Sendable {
  /// A priority and the number of constraints at it.
  private struct Level: Sendable {
    var priority: Double
    var users = 1
  }

  /// The distinct priorities in use, descending.
  private var levels: Slab<Level>
  private var values: Slab<Double>
  /// The numbers stored per symbol; at least one more than priorities.
  private var stride: Int32 = 8
  private var symbolCount: Int32 = 0

  /// Makes room for `capacity` symbols without growing.
  mutating func reserve(_ capacity: Int) { values.reserve(capacity * Int(stride)) }

  /// Makes a table without symbols and priorities.
  init(in memory: SlabMemory) {
    levels = memory.makeSlab()
    values = memory.makeSlab()
  }

  /// Goes on in `memory`, a copy of `original`.
  mutating func move(to memory: SlabMemory, from original: SlabMemory) {
    levels = memory.counterpart(of: levels, in: original)
    values = memory.counterpart(of: values, in: original)
  }

  /// Gives every symbol below `count` a vector, zero at first.
  mutating func reserveSymbols(_ count: Int32) {
    while symbolCount < count {
      var index: Int32 = 0
      while index < stride {
        values.append(0)
        index &+= 1
      }
      symbolCount += 1
    }
  }

  // MARK: Priorities

  /// Takes part in `priority`, making its level when it is new.
  mutating func retain(_ priority: Double) {
    if let level = level(of: priority) {
      levels[level].users += 1
    } else {
      dropUnusedLevels()
      insertLevel(priority)
    }
  }

  /// Ends one part in `priority`; an unused level goes when room for another is needed.
  mutating func release(_ priority: Double) {
    if let level = level(of: priority) { levels[level].users -= 1 }
  }

  private func level(of priority: Double) -> Int32? {
    var level: Int32 = 0
    while level < levels.count {
      if levels[level].priority == priority { return level }
      level &+= 1
    }
    return nil
  }

  private mutating func insertLevel(_ priority: Double) {
    if levels.count + 2 > stride { widen() }
    // 1. The levels below it move down by one.
    levels.append(Level(priority: priority))
    var level = levels.count - 1
    while level > 0, levels[level - 1].priority < priority {
      levels[level] = levels[level - 1]
      level -= 1
    }
    levels[level] = Level(priority: priority)
    // 2. So do their costs and the tie-break.
    var base: Int32 = 0
    while base < values.count {
      var index = levels.count - 1
      while index >= level {
        values[base + index + 1] = values[base + index]
        index -= 1
      }
      values[base + level] = 0
      base += stride
    }
  }

  private mutating func dropUnusedLevels() {
    var level: Int32 = 0
    while level < levels.count {
      if levels[level].users == 0 { dropLevel(level) } else { level += 1 }
    }
  }

  private mutating func dropLevel(_ level: Int32) {
    let last = levels.count
    var base: Int32 = 0
    while base < values.count {
      var index = level
      while index < last {
        values[base + index] = values[base + index + 1]
        index += 1
      }
      values[base + last] = 0
      base += stride
    }
    var index = level
    while index < last - 1 {
      levels[index] = levels[index + 1]
      index += 1
    }
    levels.removeLast()
  }

  private mutating func widen() {
    let old = stride
    stride *= 2
    for _ in 0..<symbolCount * old { values.append(0) }
    // From behind, so that nothing is overwritten before it has moved.
    var symbol = symbolCount - 1
    while symbol >= 0 {
      var index = stride - 1
      while index >= 0 {
        values[symbol * stride + index] = index < old ? values[symbol * old + index] : 0
        index -= 1
      }
      symbol -= 1
    }
  }

  // MARK: Costs

  /// Adds the cost of `amount` units of an error to what `symbol` costs.
  mutating func add(
    _ amount: Double, atPriority priority: Double, tieBreak: Double, to symbol: SymbolIndex
  ) {
    guard let level = level(of: priority) else { return }
    let base = symbol * stride
    values[base + level] = Tolerance.sum(values[base + level], amount)
    let tie = base + levels.count
    values[tie] = Tolerance.sum(values[tie], amount * tieBreak)
  }

  /// Charges the columns of a row with what the row's symbol costs, which then costs nothing.
  ///
  /// - Complexity: O(entries × priorities).
  mutating func move(costOf source: SymbolIndex, to entries: Slab<ScratchRow.Entry>) {
    let (values, last, count) = (values.pointer, Int(levels.count), Int(entries.count))
    let entries = entries.pointer
    let stride = Int(stride)
    let from = Int(source) * stride
    var level = 0
    while level <= last {
      let cost = values[from + level]
      if cost != 0 {
        values[from + level] = 0
        var place = 0
        while place < count {
          let to = Int(entries[place].column) * stride + level
          values[to] = Tolerance.sum(values[to], entries[place].value * cost)
          place &+= 1
        }
      }
      level &+= 1
    }
  }

  /// Makes `symbol` cost nothing.
  @_transparent
  mutating func clear(_ symbol: SymbolIndex) {
    var index = symbol * stride
    let end = index + levels.count
    while index <= end {
      values[index] = 0
      index &+= 1
    }
  }

  /// Makes every symbol cost nothing.
  mutating func clearAll() {
    for index in 0..<values.count { values[index] = 0 }
  }

  /// The sign of the first cost of `symbol` that is not zero; 0 when all are.
  @_transparent
  func sign(of symbol: SymbolIndex) -> Int {
    let values = values.pointer
    var index = Int(symbol * stride)
    let end = index + Int(levels.count)
    while index <= end {
      let value = values[index]
      if value > Tolerance.cost { return 1 }
      if value < -Tolerance.cost { return -1 }
      index &+= 1
    }
    return 0
  }

  /// Whether `symbol` has any cost that is not exactly zero.
  @_transparent
  func isCharged(_ symbol: SymbolIndex) -> Bool {
    let values = values.pointer
    var index = Int(symbol * stride)
    let end = index + Int(levels.count)
    while index <= end {
      if values[index] != 0 { return true }
      index &+= 1
    }
    return false
  }

  /// Compares the cost of `a` per `aUnits` with the cost of `b` per `bUnits`.
  ///
  /// - Returns: Negative when `a` is cheaper, positive when `b` is, 0 when they are equal.
  func compare(
    _ a: SymbolIndex, per aUnits: Double, with b: SymbolIndex, per bUnits: Double
  ) -> Int {
    let (values, last) = (values.pointer, Int(levels.count))
    let (aBase, bBase) = (Int(a * stride), Int(b * stride))
    var level = 0
    while level <= last {
      let difference = values[aBase + level] / aUnits - values[bBase + level] / bUnits
      if difference > Tolerance.cost { return 1 }
      if difference < -Tolerance.cost { return -1 }
      level &+= 1
    }
    return 0
  }

  /// The cost vector of `symbol`: one number per priority, then the tie-break.
  func vector(of symbol: SymbolIndex) -> [Double] {
    (0...levels.count).map { values[symbol * stride + $0] }
  }
}
