/// The sections of a layout in order: which description each follows and how many items it has.
///
/// Equal descriptions are kept once, so that they are solved once. Appending compares with the
/// description appended last before it looks among the others; who knows that two sections share
/// a description (by the identity of the object it was made from) names it by its index and pays
/// for no comparison.
package struct LayoutPlan: Sendable {
  /// One section of the layout.
  package struct Section: Hashable, Sendable {
    /// The place of its description among ``LayoutPlan/descriptions``; negative for a section
    /// without description, which lays out nothing.
    package var description: Int32
    package var itemCount: Int

    package init(description: Int32, itemCount: Int) {
      self.description = description
      self.itemCount = itemCount
    }
  }

  /// The distinct descriptions, in the order of their first use.
  package private(set) var descriptions: [SectionDescription] = []
  package private(set) var sections: [Section] = []
  private var indexes: [SectionDescription: Int32] = [:]
  private var last: Int32 = -1

  package init() {}

  /// A plan of sections that all follow one description.
  package init(_ description: SectionDescription, itemCounts: some Sequence<Int>) {
    let index = self.index(of: description)
    for count in itemCounts { append(descriptionAt: index, itemCount: count) }
  }

  /// Adds a section.
  ///
  /// - Returns: The index of the description, for ``append(descriptionAt:itemCount:)``.
  /// - Complexity: O(d), d the size of the description.
  @discardableResult
  package mutating func append(_ description: SectionDescription, itemCount: Int) -> Int32 {
    let index = self.index(of: description)
    append(descriptionAt: index, itemCount: itemCount)
    return index
  }

  /// Adds a section that follows the description at `index`, negative for none.
  ///
  /// - Complexity: O(1), amortised.
  package mutating func append(descriptionAt index: Int32, itemCount: Int) {
    precondition(Int(index) < descriptions.count, "no description at \(index)")
    sections.append(Section(description: index, itemCount: itemCount))
  }

  /// Makes room for `count` sections.
  package mutating func reserveCapacity(_ count: Int) { sections.reserveCapacity(count) }

  private mutating func index(of description: SectionDescription) -> Int32 {
    if last >= 0, descriptions[Int(last)] == description { return last }
    if let known = indexes[description] {
      last = known
      return known
    }
    last = Int32(descriptions.count)
    descriptions.append(description)
    indexes[description] = last
    return last
  }
}
