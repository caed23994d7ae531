import Slabs

/// The solved form of all constraints: each basic symbol as a linear function of the others.
///
/// Coefficients are stored in one array and linked along their row and their column, so a pivot
/// touches what is not zero and nothing else.
///
/// Variables that are not basic occur only in the rows of variables; rows of markers and
/// errors form a tableau of their own, the one the simplex methods work on.
struct Tableau: Sendable {
  var symbols: Slab<Symbol>
  var rows: Slab<Row>
  var nodes: Slab<Node>
  var scratch: ScratchRow
  /// Rows that may have become infeasible; a row is in here once.
  var suspectRows: Slab<RowIndex>
  /// Variables that may have changed; a variable is in here once.
  var changedVariables: Slab<SymbolIndex>

  private var vacantSymbols: Slab<SymbolIndex>
  private var vacantRows: Slab<RowIndex>
  private var vacantNode: NodeIndex = none

  /// Makes room for a system of about `constraints` constraints.
  mutating func reserve(constraints: Int) {
    symbols.reserve(constraints * 3)
    rows.reserve(constraints * 2)
    nodes.reserve(constraints * 8)
    scratch.reserve(constraints * 3)
  }

  /// Makes an empty tableau.
  init(in memory: SlabMemory) {
    symbols = memory.makeSlab()
    rows = memory.makeSlab()
    nodes = memory.makeSlab()
    scratch = ScratchRow(in: memory)
    suspectRows = memory.makeSlab()
    changedVariables = memory.makeSlab()
    vacantSymbols = memory.makeSlab()
    vacantRows = memory.makeSlab()
  }

  /// Goes on in `memory`, a copy of `original`.
  mutating func move(to memory: SlabMemory, from original: SlabMemory) {
    symbols = memory.counterpart(of: symbols, in: original)
    rows = memory.counterpart(of: rows, in: original)
    nodes = memory.counterpart(of: nodes, in: original)
    scratch.move(to: memory, from: original)
    suspectRows = memory.counterpart(of: suspectRows, in: original)
    changedVariables = memory.counterpart(of: changedVariables, in: original)
    vacantSymbols = memory.counterpart(of: vacantSymbols, in: original)
    vacantRows = memory.counterpart(of: vacantRows, in: original)
  }

  // MARK: Symbols

  /// Makes a symbol that is neither basic nor in any row.
  mutating func makeSymbol(_ kind: SymbolKind, owner: RecordIndex) -> SymbolIndex {
    if vacantSymbols.count > 0 {
      let index = vacantSymbols.removeLast()
      symbols[index].kind = kind
      symbols[index].owner = owner
      return index
    }
    let index = symbols.append(Symbol(kind: kind, owner: owner))
    scratch.reserveColumns(symbols.count)
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
    if vacantRows.count > 0 {
      index = vacantRows.removeLast()
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

  /// Removes all rows; every symbol stays and is free.
  mutating func dropAllRows() {
    for row in 0..<rows.count where rows[row].basic != none {
      if symbols[rows[row].basic].kind == .external { noteChange(of: rows[row].basic) }
      dropRow(row)
    }
  }

  /// Queues `row`, whose constant changed, and its variable for later checks.
  @_transparent
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
  @_transparent
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
  @_transparent
  mutating func addConstant(_ delta: Double, to row: RowIndex) {
    let (rows, symbols) = (rows, symbols)
    let old = rows[row].constant
    let sum = Tolerance.sum(old, delta)
    let isVariable = symbols[rows[row].basic].kind == .external
    rows[row].constant = !isVariable && sum.magnitude < Tolerance.value ? 0 : sum
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
  @_transparent
  mutating func insert(_ value: Double, row: RowIndex, column: SymbolIndex) {
    let (rows, symbols) = (rows.pointer, symbols.pointer)
    let rowFirst = rows[Int(row)].first
    let columnFirst = symbols[Int(column)].first
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
    let nodes = nodes.pointer
    if rowFirst != none { nodes[Int(rowFirst)].previousInRow = index }
    if columnFirst != none { nodes[Int(columnFirst)].previousInColumn = index }
    rows[Int(row)].first = index
    symbols[Int(column)].first = index
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

  @_transparent
  mutating func unlinkFromRow(_ node: NodeIndex) {
    let nodes = nodes.pointer
    let next = nodes[Int(node)].nextInRow
    let previous = nodes[Int(node)].previousInRow
    if next != none { nodes[Int(next)].previousInRow = previous }
    if previous != none {
      nodes[Int(previous)].nextInRow = next
    } else {
      rows[nodes[Int(node)].row].first = next
    }
  }

  @_transparent
  mutating func unlinkFromColumn(_ node: NodeIndex) {
    let nodes = nodes.pointer
    let next = nodes[Int(node)].nextInColumn
    let previous = nodes[Int(node)].previousInColumn
    if next != none { nodes[Int(next)].previousInColumn = previous }
    if previous != none {
      nodes[Int(previous)].nextInColumn = next
    } else {
      symbols[nodes[Int(node)].column].first = next
    }
  }

  @_transparent
  mutating func recycle(_ node: NodeIndex) {
    nodes[node].nextInRow = vacantNode
    vacantNode = node
  }
}
