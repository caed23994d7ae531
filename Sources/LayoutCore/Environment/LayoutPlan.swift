/// The sections of a layout in order, each with its description and its number of items.
///
/// Equal descriptions are stored once, so that they are solved once. Appending compares a
/// description with the last appended one before it looks it up. A caller that knows that two
/// sections have the same description, because it was made from the same object, passes its index
/// and avoids the comparison.
package struct LayoutPlan: Sendable {
  /// A section of the layout.
  package struct Section: Hashable, Sendable {
    /// The index of its description in ``LayoutPlan/descriptions``; negative for an empty section
    /// without description.
    package var description: Int32
    package var itemCount: Int

    package init(description: Int32, itemCount: Int) {
      self.description = description
      self.itemCount = itemCount
    }
  }

  /// The distinct descriptions in the order of their first use.
  package private(set) var descriptions: [SectionDescription] = []
  package private(set) var sections: [Section] = []
  private var indexes: [SectionDescription: Int32] = [:]
  private var last: Int32 = -1

  package init() {}

  /// A plan whose sections have the same description.
  package init(_ description: SectionDescription, itemCounts: some Sequence<Int>) {
    let index = self.index(of: description)
    for count in itemCounts { append(descriptionAt: index, itemCount: count) }
  }

  /// Appends a section.
  ///
  /// - Returns: The index of the description, for ``append(descriptionAt:itemCount:)``.
  /// - Complexity: O(d), d the size of the description.
  @discardableResult
  package mutating func append(_ description: SectionDescription, itemCount: Int) -> Int32 {
    let index = self.index(of: description)
    append(descriptionAt: index, itemCount: itemCount)
    return index
  }

  /// Appends a section with the description at `index`, negative for none.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func append(descriptionAt index: Int32, itemCount: Int) {
    precondition(Int(index) < descriptions.count, "no description at \(index)")
    sections.append(Section(description: index, itemCount: itemCount))
  }

  /// Replaces all sections; their descriptions are among those of the plan.
  mutating func replaceSections(_ sections: [Section]) { self.sections = sections }

  /// Reserves memory for `count` sections.
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
