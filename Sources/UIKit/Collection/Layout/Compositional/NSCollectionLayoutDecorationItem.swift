import LayoutCore

/// A background behind a whole section. Its view class is registered with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private var kind = ""

  /// A background that covers the section, its insets and boundary items included, less the
  /// item's own `contentInsets`.
  open class func background(elementKind: String) -> Self {
    let item = self.init()
    item.setLayoutSize(NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    item.setKind(elementKind)
    return item
  }

  /// Which of overlapping elements lies above; cells of a decorated section are at 1. Default 0.
  open var zIndex = 0

  open var elementKind: String { kind }

  /// What shows the decoration; nil where a class is registered for its kind.
  package var furnishing: DecorationFurnishing?

  override var summary: String { "\(super.summary), \(kind)" }

  private func setKind(_ kind: String) {
    self.kind = kind
  }

  override func assign(from other: NSCollectionLayoutItem) {
    super.assign(from: other)
    guard let other = other as? NSCollectionLayoutDecorationItem else { return }
    kind = other.kind
    zIndex = other.zIndex
    furnishing = other.furnishing
  }

  override func describesSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.describesSame(as: other)
      && decorationDescription == other.decorationDescription
  }

  var decorationDescription: DecorationDescription {
    DecorationDescription(kind: elementKind, zIndex: zIndex, contentInsets: contentInsets.core)
  }
}
