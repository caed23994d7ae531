import LayoutCore

/// The size that an item asks for.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Creates a size.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  var core: LayoutExtent {
    LayoutExtent(width: widthDimension.core, height: heightDimension.core)
  }

  /// Returns the object itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return MainActor.assumeIsolated { core == other.core }
  }

  open override var hash: Int { MainActor.assumeIsolated { core.hashValue } }

  open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): \(core.summary)>" }
  }
}
