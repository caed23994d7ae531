import LayoutCore

/// Hears of a section's visible items before each layout and at each change of its offset.
///
/// The point is how far an orthogonal section is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A group repeated for all items of a section, with what surrounds it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  private let group: NSCollectionLayoutGroup

  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(copying: group)
  }

  init(copying group: NSCollectionLayoutGroup) {
    self.group = group.duplicate()
    super.init()
  }

  /// Points kept free around all groups. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Points between two groups. Default 0.
  open var interGroupSpacing: CGFloat = 0

  /// Whose edges the section keeps clear of. Default automatic: as the configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Whether and how the section scrolls across the layout's scroll axis. Default none.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Headers, footers, side bars. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether boundary items keep inside the content insets across the scroll axis. Default true.
  open var supplementariesFollowContentInsets = true

  /// Whose edges boundary items keep clear of. Default automatic: as the configuration says.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Called with the section's visible items before each layout and when it scrolls. Default nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Backgrounds. Default none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// What the section was made of as a list; nil for other sections.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// What stands for items that have no place in the section's group.
  var overflow: GroupOverflow? { group.overflow }

  private let scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// How scrolling across the layout's scroll axis feels.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Equal by what it describes; blocks are not compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    return MainActor.assumeIsolated {
      scrollingProperties == other.scrollingProperties
        && makeDescription(in: .comparing) == other.makeDescription(in: .comparing)
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { group.hash } }

  open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): \(group)>" }
  }

  func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(copying: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map { $0.duplicate() }
    copy.listConfiguration = listConfiguration
    copy.scrollingProperties.assign(from: scrollingProperties)
    return copy
  }

  /// What the layout engine takes the section for.
  func makeDescription(in context: DescriptionContext) -> SectionDescription {
    refuseUnpackable(group)
    return SectionDescription(
      group: group.makeDescription(in: context), contentInsets: contentInsets.core,
      interGroupSpacing: Double(interGroupSpacing),
      orthogonalBehavior: orthogonalScrollingBehavior.core,
      boundaries: boundarySupplementaryItems.map(\.boundaryDescription),
      decorations: decorationItems.map(\.decorationDescription),
      boundariesFollowContentInsets: supplementariesFollowContentInsets,
      contentInsetsReference: contentInsetsReference.core,
      boundaryInsetsReference: supplementaryContentInsetsReference.core)
  }
}
