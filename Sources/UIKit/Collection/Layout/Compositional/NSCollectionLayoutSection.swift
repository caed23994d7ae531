import LayoutCore

/// Called with the visible items of a section before each layout and whenever its offset changes.
///
/// The point is the offset of an orthogonal section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The description of a section: a group that is repeated for all items, and what surrounds it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  private let group: NSCollectionLayoutGroup

  /// Creates a section that repeats a copy of `group`.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(copying: group)
  }

  init(copying group: NSCollectionLayoutGroup) {
    self.group = group.duplicate()
    super.init()
  }

  /// The insets of the groups, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing between groups, in points. The default is 0.
  open var interGroupSpacing: CGFloat = 0

  /// The edges that ``contentInsets`` are relative to. The default is `automatic`: those of the
  /// configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The way the section scrolls across the scroll axis of the layout. The default is `none`.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers, footers and other items at the edges. The default is empty.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether boundary items are inset by ``contentInsets`` across the scroll axis. The default is
  /// `true`.
  open var supplementariesFollowContentInsets = true

  /// The edges that boundary items are kept within. The default is `automatic`: those of the
  /// configuration.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Called with the visible items of the section before each layout and when it scrolls. The
  /// default is nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The backgrounds of the section. The default is empty.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The configuration of a list section; nil for other sections.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// The supplementary item that represents hidden items; nil if there is none.
  var overflow: GroupOverflow? { group.overflow }

  private let scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The scrolling properties of an orthogonal section.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }

  /// Returns a copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Whether both describe the same layout; functions are not compared.
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

  /// The description for the engine.
  func makeDescription(in context: DescriptionContext) -> SectionDescription {
    refuseUnpackable(group)
    return SectionDescription(
      group: group.makeDescription(in: context), contentInsets: contentInsets.core,
      interGroupSpacing: Double(interGroupSpacing),
      orthogonalBehavior: orthogonalScrollingBehavior.core,
      loops: scrollingProperties.additions.loops,
      boundaries: boundarySupplementaryItems.map(\.boundaryDescription),
      decorations: decorationItems.map(\.decorationDescription),
      boundariesFollowContentInsets: supplementariesFollowContentInsets,
      contentInsetsReference: contentInsetsReference.core,
      boundaryInsetsReference: supplementaryContentInsetsReference.core)
  }
}
