import Slabs

/// An incremental solver for linear constraints with priorities (Cassowary).
///
/// The solver always has the best solution of all constraints: required constraints hold,
/// and the errors of optional ones are minimal, priority by priority. Every call keeps that
/// by a few pivots from the solution before; nothing is solved from the beginning. Variables
/// that nothing determines are 0.
///
/// A value type: a copy is an independent solver in which something can be tried out, for
/// instance a fitting size. Copying costs a few flat arrays, and only once a side changes.
///
/// One solver per view hierarchy; the facade makes and reads it.
package struct ConstraintSolver: Sendable {
  /// The largest magnitude of a constant: 10¹².
  package static let constantLimit = 1e12
  /// The largest magnitude of a coefficient: 10⁶.
  package static let coefficientLimit = 1e6

  /// Work done so far; exact, the same in every run.
  package struct Counters: Hashable, Sendable {
    /// Steps from one solution to a neighbouring one.
    package var pivots = 0
    /// Searches given up because rounding kept them from ending; 0 in healthy systems.
    package var abandonedSearches = 0
    /// Computations of all numbers afresh, forced by rounding; 0 in healthy systems.
    package var rebuilds = 0
  }

  /// How much a solver keeps in memory, in places that were ever taken.
  package struct Footprint: Hashable, Sendable {
    /// Unknowns: variables, markers and errors.
    package var symbols: Int
    /// Stored coefficients, 32 bytes each.
    package var coefficients: Int
  }

  /// What the solver keeps in memory.
  package var footprint: Footprint {
    Footprint(symbols: Int(tableau.symbols.count), coefficients: Int(tableau.nodes.count))
  }

  /// The work done since the solver was made, copies included.
  package internal(set) var counters = Counters()

  /// Counts the changes of variables, constraints and priorities, but not those of constants.
  package internal(set) var structure = 0

  var tableau: Tableau
  var costs: CostTable
  var records: ContiguousArray<ConstraintRecord> = []
  var vacantRecords: ContiguousArray<RecordIndex> = []
  /// Columns whose cost may be negative; a symbol is in here once.
  var suspectColumns: Slab<SymbolIndex>
  /// The pivots of the call under way, for taking it back.
  var journal: Slab<PivotStep>
  /// What slabs are in; referenced once while no copy of the solver shares it.
  private var memory = SlabMemory()
  /// The order the next constraint gets.
  var nextOrder = 0
  /// Changes of constants since they were last computed afresh.
  var constantChanges = 0
  /// The rounding that may have gathered since it was last looked at, and since the last rebuilding.
  var doubt = Doubt()

  /// Makes a solver without variables and constraints.
  ///
  /// - Parameter constraints: About how many there will be; room is made for them at once.
  package init(expectedConstraints constraints: Int = 0) {
    tableau = Tableau(in: memory)
    costs = CostTable(in: memory)
    suspectColumns = memory.makeSlab()
    journal = memory.makeSlab()
    guard constraints > 0 else { return }
    tableau.reserve(constraints: constraints)
    costs.reserve(constraints * 3)
    records.reserveCapacity(constraints)
  }

  // MARK: Variables

  /// Makes a variable. Its value is 0 until constraints say otherwise.
  package mutating func addVariable() -> Variable {
    claim()
    structure += 1
    let symbol = makeSymbol(.external, owner: none)
    return Variable(symbol: symbol, generation: tableau.symbols[symbol].generation)
  }

  /// Removes a variable that no constraint mentions any more.
  ///
  /// - Throws: `unknownVariable`, `variableInUse`.
  package mutating func removeVariable(_ variable: Variable) throws(ConstraintFailure) {
    claim()
    try check(variable)
    guard tableau.symbols[variable.symbol].uses == 0 else {
      throw .variableInUse(variable)
    }
    structure += 1
    if tableau.symbols[variable.symbol].row != none {
      tableau.dropRow(tableau.symbols[variable.symbol].row)
    }
    tableau.removeSymbol(variable.symbol)
  }

  // MARK: Shared steps

  /// Stops sharing memory with copies. Whatever changes a solver begins with it.
  mutating func claim() {
    if isKnownUniquelyReferenced(&memory) { return }
    let original = memory
    memory = original.copied()
    tableau.move(to: memory, from: original)
    costs.move(to: memory, from: original)
    suspectColumns = memory.counterpart(of: suspectColumns, in: original)
    journal = memory.counterpart(of: journal, in: original)
  }

  mutating func makeSymbol(_ kind: SymbolKind, owner: RecordIndex) -> SymbolIndex {
    let symbol = tableau.makeSymbol(kind, owner: owner)
    costs.reserveSymbols(tableau.symbols.count)
    return symbol
  }

  mutating func removeSymbol(_ symbol: SymbolIndex) {
    tableau.removeSymbol(symbol)
    costs.clear(symbol)
  }

  func check(_ variable: Variable) throws(ConstraintFailure) {
    guard variable.symbol >= 0, variable.symbol < tableau.symbols.count,
      tableau.symbols[variable.symbol].kind == .external,
      tableau.symbols[variable.symbol].generation == variable.generation
    else { throw .unknownVariable(variable) }
  }

  func recordIndex(of key: ConstraintKey) throws(ConstraintFailure) -> Int {
    let index = Int(key.index)
    guard records.indices.contains(index), records[index].isAlive,
      records[index].generation == key.generation
    else { throw .unknownConstraint(key) }
    return index
  }

  func key(of record: Int) -> ConstraintKey {
    ConstraintKey(index: Int32(record), generation: records[record].generation)
  }
}
