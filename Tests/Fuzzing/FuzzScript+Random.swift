import TestSupport

extension FuzzScript {
  /// A script that a seed names.
  package static func random(seed: UInt64, length: Int) -> FuzzScript {
    var random = SplitMix64(seed: seed)
    let waits = random.chance(0.5)
    let counts = (0..<random.integer(0...4)).map { _ in random.integer(0...14) }
    return FuzzScript(
      random.pick(FuzzSource.allCases), random.pick(FuzzLayout.allCases), counts: counts,
      (0..<length).map { _ in
        waits && random.chance(0.2) ? .wait(random.integer(0...40)) : operation(&random)
      })
  }

  private static func operation(_ random: inout SplitMix64) -> FuzzOperation {
    let number = random.integer(0...99)
    switch random.integer(0...99) {
    case 0..<40: return .change(edits(1...4, &random))
    case 40..<45: return .nested(edits(0...2, &random), edits(1...3, &random))
    case 45..<48:
      let levels = (0..<random.integer(0...9)).map { _ in random.integer(0...3) }
      return .outline(
        section: number, levels: levels,
        expanded: levels.indices.filter { _ in random.chance(0.5) })
    case 48..<53: return .toggle(number)
    case 53..<57: return .reconfigure(number)
    case 57..<59: return .reloadData
    case 59..<72: return .scroll(number)
    case 72..<76: return .scrollTo(number, position: random.integer(0...2))
    case 76..<80: return .resize(width: number, height: random.integer(0...199))
    case 80..<84: return .layout(random.pick(FuzzLayout.allCases))
    case 84..<90: return .answer(number)
    case 90..<96: return .select(number)
    default: return .deselect(number)
    }
  }

  private static func edits(
    _ count: ClosedRange<Int>, _ random: inout SplitMix64
  ) -> [FuzzEdit] {
    (0..<random.integer(count)).map { _ in
      let (number, place) = (random.integer(0...49), random.integer(0...15))
      switch random.integer(0...11) {
      case 0, 1, 2: return .insertItem(section: number, at: place)
      case 3, 4: return .deleteItem(number)
      case 5, 6: return .moveItem(number, section: random.integer(0...4), at: place)
      case 7: return .reloadItem(number)
      case 8: return .insertSection(at: place, count: number)
      case 9: return .deleteSection(number)
      case 10: return .moveSection(number, to: place)
      default: return .reloadSection(number)
      }
    }
  }
}
