import Slabs

extension Tableau {
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
    let hasZero = scratch.merge(times: factor, into: nodes, from: first, stamp: stamp)
    if hasZero { removeZeros(of: row) }
    // 2. Columns that are new to it.
    let entries = scratch.entries.pointer
    let count = Int(scratch.entries.count)
    var place = 0
    while place < count {
      let entry = entries[place]
      if entry.stamp != stamp { insert(factor * entry.value, row: row, column: entry.column) }
      place &+= 1
    }
  }

  /// Removes the coefficients of `row` that are zero.
  mutating func removeZeros(of row: RowIndex) {
    let nodes = nodes.pointer
    var node = rows[row].first
    while node != none {
      let next = nodes[Int(node)].nextInRow
      if nodes[Int(node)].value == 0 {
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
    let (nodes, rows, symbols) = (nodes, rows, symbols)
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
