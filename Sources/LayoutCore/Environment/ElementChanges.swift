/// The insertions, deletions and moves of a change of the data, as one valid batch with as few
/// moves as possible.
///
/// Earlier index paths for deletions, later ones for insertions.
package struct ElementChanges: Hashable, Sendable {
  /// The position of an item.
  package struct Place: Hashable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// The move of a section or an item.
  package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    package var from: Place
    package var to: Place

    package init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  package private(set) var deletedSections: [Int] = []
  package private(set) var insertedSections: [Int] = []
  package private(set) var movedSections: [Move<Int>] = []
  package private(set) var deletedItems: [Place] = []
  package private(set) var insertedItems: [Place] = []
  package private(set) var movedItems: [Move<Place>] = []

  /// Derives the changes from a map. Items of new and deleted sections are included in those.
  ///
  /// - Parameter before: The earlier numbers of items of the sections.
  /// - Complexity: O(s log s + r log r + k), r the number of runs of `map`, k that of the changes.
  package init(_ map: ElementMap, before: [Int]) {
    readSections(map, before.count)
    let kept = Set(map.origins.compactMap { $0 })
    var stayed: [Int: [Range<Int>]] = [:]
    for (target, runs) in map.runs.sorted(by: { $0.key < $1.key }) {
      guard let origin = map.origins[target] else { continue }
      readItems(of: target, from: origin, runs, kept: kept, stayed: &stayed)
    }
    for (target, origin) in map.origins.enumerated() {
      guard let origin, map.runs[target] != nil else { continue }
      delete(allBut: stayed[origin] ?? [], of: origin, count: before[origin])
    }
    deletedItems.sort { ($0.section, $0.item) < ($1.section, $1.item) }
  }

  private mutating func readSections(_ map: ElementMap, _ count: Int) {
    var isKept = Array(repeating: false, count: count)
    var kept: [(origin: Int, target: Int)] = []
    for (target, origin) in map.origins.enumerated() {
      guard let origin else {
        insertedSections.append(target)
        continue
      }
      isKept[origin] = true
      kept.append((origin, target))
    }
    deletedSections = isKept.indices.filter { !isKept[$0] }
    let order = heaviestIncreasing(kept.map { (key: $0.origin, weight: 1) })
    for (pair, staysInOrder) in zip(kept, order) where !staysInOrder {
      movedSections.append(Move(from: pair.origin, to: pair.target))
    }
  }

  private mutating func readItems(
    of target: Int, from origin: Int, _ runs: [ElementMap.Run], kept: Set<Int>,
    stayed: inout [Int: [Range<Int>]]
  ) {
    let own = runs.filter { $0.section == origin }
    var order = heaviestIncreasing(
      own.map { (key: $0.items.lowerBound, weight: $0.items.count) }
    ).makeIterator()
    var place = 0
    for run in runs {
      let isInOrder = run.section == origin && order.next() == true
      if let section = run.section, kept.contains(section) {
        stayed[section, default: []].append(run.items)
      }
      for (offset, item) in run.items.enumerated() where !isInOrder {
        let to = Place(section: target, item: place + offset)
        if let section = run.section, kept.contains(section) {
          movedItems.append(Move(from: Place(section: section, item: item), to: to))
        } else {
          insertedItems.append(to)
        }
      }
      place += run.items.count
    }
  }

  private mutating func delete(allBut stayed: [Range<Int>], of section: Int, count: Int) {
    var next = 0
    for range in stayed.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      for item in next..<max(next, range.lowerBound) {
        deletedItems.append(Place(section: section, item: item))
      }
      next = range.upperBound
    }
    for item in next..<max(next, count) {
      deletedItems.append(Place(section: section, item: item))
    }
  }
}

/// Whether each element belongs to the heaviest subsequence with increasing keys.
///
/// - Parameter elements: With distinct keys.
/// - Complexity: O(n log n); O(n) for increasing keys.
package func heaviestIncreasing(_ elements: [(key: Int, weight: Int)]) -> [Bool] {
  let isSorted = zip(elements, elements.dropFirst()).allSatisfy { $0.key < $1.key }
  if isSorted { return Array(repeating: true, count: elements.count) }
  // 1. The place of each key among all, from 1.
  let ranks = elements.indices.sorted { elements[$0].key < elements[$1].key }
  var rank = Array(repeating: 0, count: elements.count)
  for (position, index) in ranks.enumerated() { rank[index] = position + 1 }
  // 2. For each element the heaviest sequence that ends with it, among the elements before it. A binary
  // indexed tree holds the heaviest of all keys up to one.
  var best = Array(repeating: (weight: 0, last: -1), count: elements.count + 1)
  var previous = Array(repeating: -1, count: elements.count)
  var heaviest = (weight: 0, last: -1)
  for (index, element) in elements.enumerated() {
    var before = (weight: 0, last: -1)
    var position = rank[index] - 1
    while position > 0 {
      if best[position].weight > before.weight { before = best[position] }
      position -= position & -position
    }
    previous[index] = before.last
    let total = (weight: before.weight + element.weight, last: index)
    if total.weight > heaviest.weight { heaviest = total }
    position = rank[index]
    while position < best.count {
      if total.weight > best[position].weight { best[position] = total }
      position += position & -position
    }
  }
  // 3. Back from the last element of the heaviest sequence.
  var isIncluded = Array(repeating: false, count: elements.count)
  var index = heaviest.last
  while index >= 0 {
    isIncluded[index] = true
    index = previous[index]
  }
  return isIncluded
}
