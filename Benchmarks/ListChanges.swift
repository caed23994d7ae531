import Foundation
import TestSupport

/// The changes of a list that the goals D1 to D7 are measured on.
struct ListChanges<Element: Hashable> {
  let old: [Element]
  private let make: (inout SplitMix64) -> Element
  private var random = SplitMix64(seed: 42)

  /// - Parameter make: Makes an element that no other equals.
  init(count: Int, _ make: @escaping (inout SplitMix64) -> Element) {
    self.make = make
    var random = random
    old = (0..<count).map { _ in make(&random) }
    self.random = random
  }

  /// A tenth in one piece goes, as many come behind it, and a fiftieth in front is shuffled.
  mutating func replacingBlock() -> [Element] {
    let block = old.count / 10
    var new = old
    new.removeSubrange((2 * block)..<(3 * block))
    new.insert(contentsOf: (0..<block).map { _ in make(&random) }, at: 3 * block)
    new[0..<(block / 5)].shuffle(using: &random)
    return new
  }

  /// A random tenth goes, as many come at random places.
  mutating func replacingTenth() -> [Element] {
    var new: [Element] = []
    for element in old {
      if Int.random(in: 0..<10, using: &random) == 0 { new.append(make(&random)) }
      if Int.random(in: 0..<10, using: &random) != 0 { new.append(element) }
    }
    return new
  }

  /// A random tenth changes places.
  mutating func shufflingTenth() -> [Element] {
    let places = old.indices.filter { _ in Int.random(in: 0..<10, using: &random) == 0 }
    var new = old
    for (place, origin) in zip(places, places.shuffled(using: &random)) { new[place] = old[origin] }
    return new
  }

  /// An element that is not in the list.
  mutating func one() -> Element { make(&random) }

  /// A fifth goes, as many come elsewhere, and another fifth changes places.
  mutating func fifthsChanged() -> [Element] {
    var random = SplitMix64(seed: 7)
    var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    let places = new.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    let moved = places.map { new[$0] }.shuffled(using: &random)
    for (place, element) in zip(places, moved) { new[place] = element }
    for _ in 0..<(old.count / 5) {
      new.insert(one(), at: Int.random(in: 0...new.count, using: &random))
    }
    return new
  }

  mutating func shuffling() -> [Element] { old.shuffled(using: &random) }

  mutating func appending() -> [Element] {
    old + (0..<(old.count / 100)).map { _ in make(&random) }
  }

  /// First and second half in turn.
  var interleaved: [Element] {
    let half = old.count / 2
    return (0..<half).flatMap { [old[$0], old[half + $0]] } + old[(2 * half)...]
  }

  /// The same elements in other memory.
  var copied: [Element] { old.map { $0 } }

  // MARK: Floors

  /// The time to build a dictionary over all elements and to find each once, in microseconds.
  ///
  /// - Parameter part: The largest number of elements of a dictionary; the next one follows.
  func dictionaryTime(inPartsOf part: Int) -> Double {
    microseconds(samples: old.count < 1_000_000 ? 9 : 5) {
      var found = 0
      for start in stride(from: 0, to: old.count, by: part) {
        let part = old[start..<min(start + part, old.count)]
        var places = [Element: Int](minimumCapacity: part.count)
        for (place, element) in part.enumerated() { places[element] = place }
        for element in part where places[element] != nil { found += 1 }
      }
      consume(found)
    }
  }

  /// The time to compare the list with a copy, element by element, in microseconds.
  var comparisonTime: Double {
    let copy = copied
    return microseconds(samples: 9) {
      var equal = 0
      for (one, other) in zip(old, copy) where one == other { equal += 1 }
      consume(equal)
    }
  }
}

extension ListChanges<Int> {
  static func integers(_ count: Int) -> Self {
    Self(count: count) { Int(truncatingIfNeeded: $0.next()) }
  }
}

extension ListChanges<UUID> {
  static func identifiers(_ count: Int) -> Self {
    Self(count: count) { random in
      withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
  }
}

extension ListChanges<String> {
  /// Names of more than the fifteen bytes that a string holds within itself.
  static func names(_ count: Int) -> Self {
    Self(count: count) { "identifier-\($0.next())" }
  }
}
