/// A titled list of elements, repeated if it is longer than its data.
///
/// Memory use does not depend on the number of items.
public struct ElementRun: Sendable {
  /// The title for headers.
  public let title: String
  private let cycle: [Element]
  /// The number of items. The elements are repeated if there are fewer.
  public let count: Int

  init(title: String, cycle: [Element], count: Int) {
    self.title = title
    self.cycle = cycle
    self.count = cycle.isEmpty ? 0 : max(0, count)
  }

  /// - Precondition: `index` is from 0 to below `count`.
  public subscript(index: Int) -> Element { cycle[index % cycle.count] }

  /// The first `limit` items at most, under another title.
  func prefix(_ limit: Int, title: String) -> ElementRun {
    ElementRun(title: title, cycle: cycle, count: min(count, limit))
  }

  /// The items from `start` on, `limit` at most, under another title.
  ///
  /// A run that does not reach as far is taken from its start.
  func dropFirst(_ start: Int, limit: Int, title: String) -> ElementRun {
    guard start < count else { return prefix(limit, title: title) }
    let turn = start % cycle.count
    return ElementRun(
      title: title, cycle: Array(cycle[turn...] + cycle[..<turn]),
      count: min(max(0, count - start), limit))
  }
}
