import UIKit

/// The data of the scenes: chemical elements by atomic number.
public struct Catalogue: Sendable {
  /// The title of the data.
  public let title: String
  /// The source of the facts.
  public let source: String
  private let elements: [Element]
  /// The number of items that the scenes show. The elements are repeated if there are fewer.
  public let count: Int

  init(title: String, source: String, elements: [Element], count: Int) {
    self.title = title
    self.source = source
    self.elements = elements
    self.count = count
  }

  /// The catalogue with `count` items instead of one per element.
  public func showing(_ count: Int) -> Catalogue {
    Catalogue(title: title, source: source, elements: elements, count: count)
  }

  /// Every item in one run.
  public var all: ElementRun { ElementRun(title: title, cycle: elements, count: count) }

  /// The items in runs of equal `property`, in order of first appearance.
  ///
  /// - Complexity: O(elements), whatever `count` is.
  func runs(by property: (Element) -> String) -> [ElementRun] {
    guard !elements.isEmpty else { return [] }
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for (index, element) in elements.enumerated() {
      let title = property(element)
      if members[title] == nil { order.append(title) }
      members[title, default: []].append(index)
    }
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: elements.count)
    return order.compactMap { title in
      let indices = members[title] ?? []
      let items = cycles * indices.count + indices.prefix { $0 < rest }.count
      let run = ElementRun(title: title, cycle: indices.map { elements[$0] }, count: items)
      return run.count > 0 ? run : nil
    }
  }

  /// A run for each row of the periodic table.
  var periods: [ElementRun] { runs { "Period \($0.period)" } }

  /// A run for each family.
  var families: [ElementRun] { runs { $0.familyText } }
}
