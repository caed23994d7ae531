/// The solved form of all constraints: each basic symbol as a linear function of the others.
///
/// Coefficients lie in one array and are linked along their row and their column, so a pivot
/// touches what is not zero and nothing else.
///
/// Variables that are not basic occur only in the rows of variables; rows of markers and
/// errors form a tableau of their own, the one the simplex methods work on.
struct Tableau: Sendable {
  var symbols = Slab<Symbol>()
  var rows = Slab<Row>()
  var nodes = Slab<Node>()
  var scratch = ScratchRow()
  /// Rows that may have become infeasible; a row is in here once.
  var suspectRows: ContiguousArray<RowIndex> = []
  /// Variables that may have changed; a variable is in here once.
  var changedVariables: ContiguousArray<SymbolIndex> = []

  private var vacantSymbols: ContiguousArray<SymbolIndex> = []
  private var vacantRows: ContiguousArray<RowIndex> = []
  private var vacantNode: NodeIndex = none

  /// Makes room for a system of about `constraints` constraints.
  mutating func reserve(constraints: Int) {
    symbols.reserve(constraints * 3)
    rows.reserve(constraints * 2)
    nodes.reserve(constraints * 8)
    scratch.reserve(constraints * 3)
  }

  // MARK: Symbols

  /// Makes a symbol that is neither basic nor in any row.
  mutating func makeSymbol(_ kind: SymbolKind, owner: RecordIndex) -> SymbolIndex {
    if let index = vacantSymbols.popLast() {
      symbols[index].kind = kind
      symbols[index].owner = owner
      return index
    }
    let index = symbols.append(Symbol(kind: kind, owner: owner))
    scratch.reserveColumns(Int(symbols.count))
    return index
  }

  /// Frees `symbol`, which must not be basic, and clears its column.
  mutating func removeSymbol(_ symbol: SymbolIndex) {
    clearColumn(symbol)
    symbols[symbol].kind = .vacant
    symbols[symbol].reported = 0
    symbols[symbol].generation &+= 1
    vacantSymbols.append(symbol)
  }

  // MARK: Rows

  /// Makes an empty row that gives `basic`.
  mutating func makeRow(basic: SymbolIndex, constant: Double) -> RowIndex {
    let index: RowIndex
    if let vacant = vacantRows.popLast() {
      index = vacant
      rows[index].constant = constant
      rows[index].basic = basic
      rows[index].first = none
    } else {
      index = rows.append(Row(constant: constant, basic: basic))
    }
    symbols[basic].row = index
    noteConstant(of: index)
    return index
  }

  /// Removes `row` with its coefficients; its symbol is basic no more.
  mutating func dropRow(_ row: RowIndex) {
    var node = rows[row].first
    while node != none {
      let next = nodes[node].nextInRow
      unlinkFromColumn(node)
      recycle(node)
      node = next
    }
    symbols[rows[row].basic].row = none
    rows[row].basic = none
    rows[row].first = none
    vacantRows.append(row)
  }

  /// Remembers who may have to look at `row`, whose constant is new.
  @inline(__always)
  mutating func noteConstant(of row: RowIndex) {
    let basic = rows[row].basic
    switch symbols[basic].kind {
    case .external: noteChange(of: basic)
    case .slack, .error:
      if rows[row].constant < 0 { noteInfeasible(row) }
    case .dummy:
      if rows[row].constant != 0 { noteInfeasible(row) }
    case .vacant: break
    }
  }

  /// Remembers that `variable` may have a new value.
  @inline(__always)
  mutating func noteChange(of variable: SymbolIndex) {
    if symbols[variable].isChanged { return }
    symbols[variable].isChanged = true
    changedVariables.append(variable)
  }

  private mutating func noteInfeasible(_ row: RowIndex) {
    if rows[row].isQueued { return }
    rows[row].isQueued = true
    suspectRows.append(row)
  }

  /// Adds `delta` to the constant of `row`; what is zero up to rounding becomes zero where
  /// the sign matters.
  @inline(__always)
  mutating func addConstant(_ delta: Double, to row: RowIndex) {
    let old = rows[row].constant
    let sum = Tolerance.sum(old, delta)
    let isVariable = symbols[rows[row].basic].kind == .external
    rows[row].constant = !isVariable && abs(sum) < Tolerance.value ? 0 : sum
    noteConstant(of: row)
  }

  // MARK: Coefficients

  /// The coefficient of `column` in `row`, or ``none``.
  ///
  /// - Complexity: O(coefficients of the row).
  func node(of column: SymbolIndex, in row: RowIndex) -> NodeIndex {
    var node = rows[row].first
    while node != none, nodes[node].column != column { node = nodes[node].nextInRow }
    return node
  }

  /// Adds a coefficient where there is none.
  @inline(__always)
  mutating func insert(_ value: Double, row: RowIndex, column: SymbolIndex) {
    let rowFirst = rows[row].first
    let columnFirst = symbols[column].first
    let new = Node(
      value: value, row: row, column: column,
      nextInRow: rowFirst, previousInRow: none,
      nextInColumn: columnFirst, previousInColumn: none)
    let index: NodeIndex
    if vacantNode != none {
      index = vacantNode
      vacantNode = nodes[index].nextInRow
      nodes[index] = new
    } else {
      index = nodes.append(new)
    }
    if rowFirst != none { nodes[rowFirst].previousInRow = index }
    if columnFirst != none { nodes[columnFirst].previousInColumn = index }
    rows[row].first = index
    symbols[column].first = index
  }

  /// Removes all coefficients of `column`.
  mutating func clearColumn(_ column: SymbolIndex) {
    var node = symbols[column].first
    while node != none {
      let next = nodes[node].nextInColumn
      unlinkFromRow(node)
      recycle(node)
      node = next
    }
    symbols[column].first = none
  }

  @inline(__always)
  private mutating func unlinkFromRow(_ node: NodeIndex) {
    let next = nodes[node].nextInRow
    let previous = nodes[node].previousInRow
    if next != none { nodes[next].previousInRow = previous }
    if previous != none {
      nodes[previous].nextInRow = next
    } else {
      rows[nodes[node].row].first = next
    }
  }

  @inline(__always)
  private mutating func unlinkFromColumn(_ node: NodeIndex) {
    let next = nodes[node].nextInColumn
    let previous = nodes[node].previousInColumn
    if next != none { nodes[next].previousInColumn = previous }
    if previous != none {
      nodes[previous].nextInColumn = next
    } else {
      symbols[nodes[node].column].first = next
    }
  }

  @inline(__always)
  private mutating func recycle(_ node: NodeIndex) {
    nodes[node].nextInRow = vacantNode
    vacantNode = node
  }

  // MARK: Substitution

  /// Replaces every occurrence of the basic symbol of `row` by the row.
  ///
  /// Leaves the row in `scratch`; the caller clears it.
  ///
  /// - Complexity: O(rows with the symbol × their coefficients).
  mutating func substitute(_ row: RowIndex) {
    let symbol = rows[row].basic
    load(row)
    var node = symbols[symbol].first
    symbols[symbol].first = none
    var stamp: UInt32 = 0
    while node != none {
      stamp &+= 1
      let next = nodes[node].nextInColumn
      let target = nodes[node].row
      let factor = nodes[node].value
      unlinkFromRow(node)
      recycle(node)
      addScratch(times: factor, to: target, stamp: stamp)
      node = next
    }
  }

  /// Copies `row` into the empty `scratch`.
  mutating func load(_ row: RowIndex) {
    scratch.constant = rows[row].constant
    var node = rows[row].first
    while node != none {
      scratch.append(nodes[node].column, nodes[node].value)
      node = nodes[node].nextInRow
    }
  }

  /// Adds a multiple of `scratch` to `row`; `stamp` is new in each call for the same scratch.
  private mutating func addScratch(times factor: Double, to row: RowIndex, stamp: UInt32) {
    if scratch.constant != 0 { addConstant(factor * scratch.constant, to: row) }
    // 1. Columns the row already has.
    let first = rows[row].first
    let hasZero = Self.merge(&scratch, times: factor, into: &nodes, from: first, stamp: stamp)
    if hasZero { removeZeros(of: row) }
    // 2. Columns that are new to it.
    for place in 0..<scratch.entries.count where scratch[place].stamp != stamp {
      insert(factor * scratch[place].value, row: row, column: scratch[place].column)
    }
  }

  private static func merge(
    _ scratch: inout ScratchRow, times factor: Double, into nodes: inout Slab<Node>,
    from first: NodeIndex, stamp: UInt32
  ) -> Bool {
    nodes.withPointer(
      { scratch.merge(times: factor, into: $0, from: first, stamp: stamp) }, whenEmpty: false)
  }

  private mutating func removeZeros(of row: RowIndex) {
    var node = rows[row].first
    while node != none {
      let next = nodes[node].nextInRow
      if nodes[node].value == 0 {
        unlinkFromRow(node)
        unlinkFromColumn(node)
        recycle(node)
      }
      node = next
    }
  }

  /// Solves the row of `node` for the node's column and substitutes the result everywhere else.
  ///
  /// Leaves the new row in `scratch`; the caller clears it.
  mutating func pivot(at node: NodeIndex) {
    let row = nodes[node].row
    let entering = nodes[node].column
    let leaving = rows[row].basic
    let divisor = nodes[node].value

    // 1. basic = c + a·entering + rest  becomes  entering = (basic − c − rest) / a.
    unlinkFromColumn(node)
    var other = rows[row].first
    while other != none {
      nodes[other].value = -nodes[other].value / divisor
      other = nodes[other].nextInRow
    }
    let head = symbols[leaving].first
    nodes[node].value = 1 / divisor
    nodes[node].column = leaving
    nodes[node].nextInColumn = head
    nodes[node].previousInColumn = none
    if head != none { nodes[head].previousInColumn = node }
    symbols[leaving].first = node
    symbols[leaving].row = none
    symbols[entering].row = row
    rows[row].basic = entering
    if symbols[leaving].kind == .external { noteChange(of: leaving) }
    let constant = rows[row].constant
    rows[row].constant = constant == 0 ? 0 : -constant / divisor
    noteConstant(of: row)

    // 2. The other rows.
    substitute(row)
  }
}
