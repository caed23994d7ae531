import LayoutCore

/// What holds for all sections of a compositional layout together.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  /// The axis the sections follow each other along. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// Points between two sections. Default 0.
  open var interSectionSpacing: CGFloat = 0

  /// Headers and footers of all sections together; they follow no insets. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whose edges sections keep clear of. Default safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else {
      return false
    }
    return MainActor.assumeIsolated { core == other.core }
  }

  open override var hash: Int { MainActor.assumeIsolated { core.hashValue } }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// What the layout engine takes the configuration for.
  var core: LayoutConfiguration {
    LayoutConfiguration(
      scrollAxis: scrollDirection.axis, interSectionSpacing: Double(interSectionSpacing),
      boundaries: boundarySupplementaryItems.map(\.boundaryDescription),
      contentInsetsReference: contentInsetsReference.core)
  }
}
