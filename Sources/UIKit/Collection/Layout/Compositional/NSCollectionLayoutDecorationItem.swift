import LayoutCore

/// A background of a section. Its view class is registered with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private var kind = ""

  /// Creates a background that covers the section including its insets and boundary items, inset by
  /// the `contentInsets` of the item.
  open class func background(elementKind: String) -> Self {
    let item = self.init()
    item.setLayoutSize(NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    item.setKind(elementKind)
    return item
  }

  /// The position in the stacking order; cells of a section with decorations have 1. The default is
  /// 0.
  open var zIndex = 0

  /// The kind of the decoration view.
  open var elementKind: String { kind }

  /// The view of the decoration; nil if a class is registered for its kind.
  package var viewProvider: DecorationViewProvider?

  override var summary: String { "\(super.summary), \(kind)" }

  private func setKind(_ kind: String) {
    self.kind = kind
  }

  override func assign(from other: NSCollectionLayoutItem) {
    super.assign(from: other)
    guard let other = other as? NSCollectionLayoutDecorationItem else { return }
    kind = other.kind
    zIndex = other.zIndex
    viewProvider = other.viewProvider
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
