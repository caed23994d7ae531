import Slabs

/// The index of a symbol: a column of the tableau while not basic, a row while basic.
typealias SymbolIndex = Int32
/// The index of a row of the tableau.
typealias RowIndex = Int32
/// The index of a constraint's record.
typealias RecordIndex = Int32
/// The index of a stored coefficient.
typealias NodeIndex = Int32

/// What values a symbol may take.
enum SymbolKind: Sendable {
  /// A variable: any value.
  case external
  /// The slack of an inequality: zero or more.
  case slack
  /// The error of an optional constraint in one direction: zero or more, with a cost.
  case error
  /// The marker of a required equality: always zero.
  case dummy
  /// A free place.
  case vacant
}

/// One unknown of the tableau.
struct Symbol: Sendable {
  var kind: SymbolKind
  /// Whether the symbol waits in the list of columns that may improve the objective.
  var isSuspect = false
  /// Whether the symbol waits in the list of changed variables.
  var isChanged = false
  /// The row this symbol is basic in, or ``none``.
  var row: RowIndex = none
  /// The first coefficient of the symbol's column, or ``none``.
  var first: NodeIndex = none
  /// The constraint this symbol was made for; for a variable the constraint of its edit.
  var owner: RecordIndex = none
  /// The number of constraint terms that mention the variable.
  var uses: Int32 = 0
  /// How many times the place has been taken before.
  var generation: UInt32 = 0
  /// The value last handed out as a change.
  var reported = 0.0
}

/// A coefficient, linked with the others of its row and of its column.
struct Node: Sendable {
  var value: Double
  var row: RowIndex
  var column: SymbolIndex
  var nextInRow: NodeIndex
  var previousInRow: NodeIndex
  var nextInColumn: NodeIndex
  var previousInColumn: NodeIndex
}

/// One equation: `basic = constant + sum of coefficient * column`.
struct Row: Sendable {
  var constant: Double
  /// The symbol the row gives the value of, or ``none`` for a free place.
  var basic: SymbolIndex
  /// The first coefficient of the row, or ``none``.
  var first: NodeIndex = none
  /// Whether the row waits in the list of rows that may have become infeasible.
  var isQueued = false
}
