import LayoutCore

/// The configuration of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  /// The axis along which sections follow each other. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The spacing between sections, in points. The default is 0.
  open var interSectionSpacing: CGFloat = 0

  /// The headers and footers of the whole layout, which are not inset. The default is empty.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The edges that sections are kept within. The default is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Returns a copy.
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

  /// The configuration for the engine.
  var core: LayoutConfiguration {
    LayoutConfiguration(
      scrollAxis: scrollDirection.axis, interSectionSpacing: Double(interSectionSpacing),
      boundaries: boundarySupplementaryItems.map(\.boundaryDescription),
      contentInsetsReference: contentInsetsReference.core)
  }
}
