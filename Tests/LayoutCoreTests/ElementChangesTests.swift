import LayoutCore
import Testing

/// The difference of two states of the data, as maps and as changes.
@Suite struct ElementChangesTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  func random(_ generator: inout Generator) -> [Section] {
    var names = Array(0..<5).shuffled(using: &generator)
    names.removeLast(Int.random(in: 0...3, using: &generator))
    var items = Array(0..<20).shuffled(using: &generator)
    items.removeLast(Int.random(in: 0...15, using: &generator))
    return names.map { name in
      let own = items.filter { _ in Bool.random(using: &generator) }
      items.removeAll(where: own.contains)
      return Section(name: name, items: Bool.random(using: &generator) ? own : own.sorted())
    }
  }

  func map(_ before: [Section], _ after: [Section]) -> ElementMap {
    var map = ElementMap(
      origins: after.map { section in before.firstIndex { $0.name == section.name } })
    for (target, section) in after.enumerated() {
      if let origin = map.origins[target], before[origin].items == section.items { continue }
      var runs: [ElementMap.Run] = []
      for item in section.items {
        let origin = before.firstIndex { $0.items.contains(item) }
        let place = origin.flatMap { before[$0].items.firstIndex(of: item) } ?? 0
        runs.appendJoining(ElementMap.Run(section: origin, items: place..<(place + 1)))
      }
      map.runs[target] = runs
    }
    return map
  }

  @Test(arguments: 1...300)
  func `destinations lead every item where it is`(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let (before, after) = (random(&generator), random(&generator))
    let destinations = ElementDestinations(map(before, after), sectionCount: before.count)
    for (index, section) in before.enumerated() {
      #expect(destinations.section(index) == after.firstIndex { $0.name == section.name })
      for (offset, item) in section.items.enumerated() {
        let target = after.firstIndex { $0.items.contains(item) }
        let place = destinations.item(offset, inSection: index)
        #expect(place?.section == target)
        #expect(place?.item == target.flatMap { after[$0].items.firstIndex(of: item) })
      }
    }
  }

  @Test func `destinations lead every item of long runs where it is`() {
    let items = Array(0..<1_000)
    let before = [Section(name: 0, items: items), Section(name: 1, items: [1_000])]
    let mixed = items[700...] + [1_001] + items[..<20] + items[300..<600]
    let after = [
      Section(name: 1, items: Array(items[600..<700])), Section(name: 0, items: Array(mixed)),
    ]
    let destinations = ElementDestinations(map(before, after), sectionCount: 2)
    for item in items {
      let place = destinations.item(item, inSection: 0)
      let target = after.firstIndex { $0.items.contains(item) }
      #expect(place?.section == target)
      #expect(place?.item == target.flatMap { after[$0].items.firstIndex(of: item) })
    }
    #expect(destinations.item(0, inSection: 1) == nil)
  }

  @Test(arguments: 1...300)
  func `changes lead from one state to the other as one batch`(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let (before, after) = (random(&generator), random(&generator))
    let changes = ElementChanges(map(before, after), before: before.map(\.items.count))
    #expect(replay(changes, before, after) == after, "seed \(seed)")
  }

  /// What a batch makes of the data: what stays keeps its order and fills the places left over.
  func replay(_ changes: ElementChanges, _ before: [Section], _ after: [Section]) -> [Section] {
    let movedSections = Dictionary(
      uniqueKeysWithValues: changes.movedSections.map { ($0.to, $0.from) })
    let gone = Set(changes.deletedSections + movedSections.values)
    var staying = before.indices.filter { !gone.contains($0) }.makeIterator()
    let deleted = Set(changes.deletedItems)
    let sources = Dictionary(
      uniqueKeysWithValues: changes.movedItems.map { ($0.to, $0.from) })
    let left = deleted.union(sources.values)
    let inserted = Set(changes.insertedItems)
    return after.indices.map { target in
      if changes.insertedSections.contains(target) { return after[target] }
      guard let origin = movedSections[target] ?? staying.next() else {
        return Section(name: -1, items: [])
      }
      var kept = before[origin].items.enumerated()
        .filter { !left.contains(ElementChanges.Place(section: origin, item: $0.offset)) }
        .map(\.element).makeIterator()
      let count = after[target].items.count
      return Section(
        name: before[origin].name,
        items: (0..<count).map { item in
          let place = ElementChanges.Place(section: target, item: item)
          if inserted.contains(place) { return after[target].items[item] }
          if let source = sources[place] { return before[source.section].items[source.item] }
          return kept.next() ?? -1
        })
    }
  }

  @Test func `as few items as possible move`() {
    let before = [Section(name: 0, items: Array(0..<10))]
    let after = [Section(name: 0, items: [9] + Array(0..<9))]
    let changes = ElementChanges(map(before, after), before: [10])
    #expect(changes.movedItems.map(\.from.item) == [9])
    #expect(changes.movedItems.map(\.to.item) == [0])
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty)
  }

  @Test func `the heaviest increasing subsequence is not the longest one`() {
    let elements = [(key: 5, weight: 10), (1, 1), (2, 1), (3, 1), (9, 1)]
    #expect(heaviestIncreasing(elements) == [true, false, false, false, true])
  }
}
