import ConstraintCore
import TestSupport
import Testing

@Suite struct ConstraintSolverPropertyTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `a solution is feasible and best at every priority in turn`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...5, using: &random)
    var solver = ConstraintSolver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    var kept: [PlainConstraint] = []
    for _ in 0..<Int.random(in: 2...12, using: &random) {
      let constraint = PlainConstraint.random(variableCount: count, using: &random)
      do {
        try solver.add(
          constraint.expression(variables), constraint.relation, strength: constraint.strength)
        kept.append(constraint)
      } catch {
        #expect(
          referenceSums(of: kept + [constraint], variableCount: count) == nil,
          "seed \(seed): refused although it can hold")
      }
      #expect(solver.brokenInvariant() == nil, "seed \(seed)")
    }
    try expectBest(solver, variables, kept, "seed \(seed)")
    #expect(solver.counters.abandonedSearches == 0)
  }

  @Test(arguments: 1000..<1150 as Range<UInt64>)
  func `any history of calls leads to what its outcome gives from scratch`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...6, using: &random)
    var solver = ConstraintSolver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    var kept: [(key: ConstraintKey, plain: PlainConstraint)] = []
    for step in 0..<60 {
      let place = kept.isEmpty ? 0 : Int.random(in: 0..<kept.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4 where kept.count < 14:
        let plain = PlainConstraint.random(variableCount: count, using: &random)
        if let key = try? solver.add(
          plain.expression(variables), plain.relation, strength: plain.strength)
        {
          kept.append((key, plain))
        }
      case 4..<6 where !kept.isEmpty:
        try solver.remove(kept.remove(at: place).key)
      case 6 where !kept.isEmpty && kept[place].plain.priority != nil:
        try solver.setPriority(of: kept[place].key, to: 300)
        kept[place].plain.priority = 300
      default:
        guard !kept.isEmpty else { continue }
        let constant = Double(Int.random(in: -40...40, using: &random)) / 4
        if (try? solver.setConstant(of: kept[place].key, to: constant)) != nil {
          kept[place].plain.constant = constant
        }
      }
      #expect(solver.brokenInvariant() == nil, "seed \(seed), step \(step)")
    }
    var fresh = ConstraintSolver()
    let again = variables.map { _ in fresh.addVariable() }
    for (_, plain) in kept {
      try fresh.add(plain.expression(again), plain.relation, strength: plain.strength)
    }
    for (old, new) in zip(variables, again) where try !fresh.isAmbiguous(new) {
      let (was, now) = (try solver.value(of: old), try fresh.value(of: new))
      #expect(abs(was - now) < 1e-7, "seed \(seed)")
      #expect(try !solver.isAmbiguous(old), "seed \(seed)")
    }
    try expectBest(solver, variables, kept.map(\.plain), "seed \(seed)")
    #expect(solver.counters.abandonedSearches == 0 && solver.counters.rebuilds == 0)
  }

  @Test(arguments: 2000..<2200 as Range<UInt64>)
  func `a refused call leaves every value as it was`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<4).map { _ in solver.addVariable() }
    var keys: [ConstraintKey] = []
    for _ in 0..<40 {
      var plain = PlainConstraint.random(variableCount: 4, using: &random)
      if Bool.random(using: &random) { plain.priority = nil }
      let before = try variables.map { try solver.value(of: $0) }
      do {
        keys.append(
          try solver.add(plain.expression(variables), plain.relation, strength: plain.strength))
        let key = keys[Int.random(in: 0..<keys.count, using: &random)]
        let middle = try variables.map { try solver.value(of: $0) }
        do {
          try solver.setConstant(of: key, to: Double(Int.random(in: -40...40, using: &random)))
        } catch {
          let after = try variables.map { try solver.value(of: $0) }
          #expect(near(middle, after), "seed \(seed)")
        }
      } catch {
        let after = try variables.map { try solver.value(of: $0) }
        #expect(near(before, after), "seed \(seed)")
      }
      #expect(solver.brokenInvariant() == nil, "seed \(seed)")
    }
  }

  @Test(arguments: 3000..<3100 as Range<UInt64>)
  func `a contradiction is one by itself and none without any of its members`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<4).map { _ in solver.addVariable() }
    var kept: [ConstraintKey: PlainConstraint] = [:]
    for _ in 0..<30 {
      var plain = PlainConstraint.random(variableCount: 4, using: &random)
      plain.priority = nil
      do {
        kept[try solver.add(plain.expression(variables), plain.relation)] = plain
      } catch {
        guard case .unsatisfiable(let members) = error else { throw error }
        let others = try members.map { try #require(kept[$0]) }
        #expect(!canHold(others + [plain]), "seed \(seed)")
        for omitted in others.indices {
          var fewer = others
          fewer.remove(at: omitted)
          #expect(canHold(fewer + [plain]), "seed \(seed)")
        }
      }
    }
    #expect(!kept.isEmpty)
  }

  private func canHold(_ constraints: [PlainConstraint]) -> Bool {
    referenceSums(of: constraints, variableCount: 4) != nil
  }

  private func near(_ first: [Double], _ second: [Double]) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func expectBest(
    _ solver: ConstraintSolver, _ variables: [Variable], _ constraints: [PlainConstraint],
    _ comment: Comment
  ) throws {
    let values = try variables.map { try solver.value(of: $0) }
    let (sums, required) = errorSums(of: constraints, at: values)
    #expect(required < 1e-6, comment)
    let best = try #require(
      referenceSums(of: constraints, variableCount: variables.count), comment)
    #expect(sums.count == best.count, comment)
    for (ours, least) in zip(sums, best) { #expect(abs(ours - least) < 1e-5, comment) }
  }
}
