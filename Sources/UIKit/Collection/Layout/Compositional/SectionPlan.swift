import LayoutCore

/// Collects sections into the engine's plan; each section object is described once.
@MainActor struct SectionPlan {
  private(set) var plan = LayoutPlan()
  private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// The view providers of decoration items, by section and index.
  private(set) var decorationProviders: [Int: [DecorationViewProvider?]] = [:]
  /// The overflow items, by section.
  private(set) var overflows: [Int: GroupOverflow] = [:]
  /// The configurations of list sections, by section.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The scrolling options of orthogonal sections, by section; sections with default options are
  /// left out.
  private(set) var scrollingOptions: [Int: OrthogonalScrollingOptions] = [:]
  private let context: DescriptionContext
  private var last: (object: NSCollectionLayoutSection, description: Int32)?

  /// The sections that `section` returns for the data of a view.
  ///
  /// - Complexity: O(s + d), s the number of sections, d the size of the distinct descriptions.
  init(
    of view: any LayoutOwner, _ environment: any NSCollectionLayoutEnvironment,
    section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    context = DescriptionContext(traits: view.traitCollection)
    for index in 0..<view.numberOfSections {
      append(
        section(index, environment), at: index, itemCount: view.numberOfItems(inSection: index))
    }
  }

  // Rules ERR-4, ERR-5, SECT-10.
  private mutating func append(_ section: NSCollectionLayoutSection?, at index: Int, itemCount: Int)
  {
    guard let section else {
      _ = Mistakes.expect(
        itemCount == 0,
        """
        Invalid section definition. Please specify a valid section definition when content is to \
        be rendered for a section. This is a client error. \
        (The section provider gave nil for section \(index), which has \(itemCount) items.)
        """,
        cure: "Give a section for every index that has items.",
        remedy: "The section is shown empty.")
      plan.append(descriptionAt: -1, itemCount: 0)
      return
    }
    if let handler = section.visibleItemsInvalidationHandler { handlers[index] = handler }
    if let overflow = section.overflow { overflows[index] = overflow }
    if let list = section.listConfiguration { lists[index] = list }
    if section.orthogonalScrollingBehavior != .none {
      let options = OrthogonalScrollingOptions(section.orthogonalScrollingProperties)
      if options != OrthogonalScrollingOptions() { scrollingOptions[index] = options }
    }
    if section.decorationItems.contains(where: { $0.viewProvider != nil }) {
      decorationProviders[index] = section.decorationItems.map(\.viewProvider)
    }
    if let last, last.object === section {
      plan.append(descriptionAt: last.description, itemCount: itemCount)
      return
    }
    var description = section.makeDescription(in: context)
    let duplicates = description.duplicateKinds
    let isUnique = Mistakes.expect(
      duplicates.isEmpty,
      """
      Error: Every supplementary must have a unique elementKind: duplicates detected: \
      (\(duplicates.map { "\n    \($0)" }.joined(separator: ","))\n)
      """,
      cure: "Give each supplementary of a section a kind of its own.",
      remedy: "The first supplementary of each kind is shown.")
    if !isUnique { description = description.keepingFirstKinds() }
    last = (section, plan.append(description, itemCount: itemCount))
  }
}
