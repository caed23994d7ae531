import LayoutCore

/// The position and the appearance of an element of a layout.
///
/// Frames are in content coordinates, in points.
///
/// Subclasses that copy and compare properties of their own compile as with Apple's SDK:
/// `copy(with:)` is isolated to the main actor, and `isEqual(_:)`, which is nonisolated, may read
/// them.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  /// The properties that a layout sets for every element, stored together so that they are set at
  /// once.
  private struct Place {
    var identity = ElementIdentity(.cell, kind: "", section: 0, item: 0)
    /// The frame before any transform.
    var box = CGRect.zero
    /// The frame that the layout set; null for none.
    var placement = CGRect.null
    /// The z-index that the layout set.
    var depth = 0
    var zIndex = 0
  }

  private var place = Place()
  private var uncommon: UncommonAttributes?

  private var box: CGRect {
    get { place.box }
    set { place.box = newValue }
  }

  var identity: ElementIdentity { place.identity }

  /// The frame that the layout set, whatever a handler did to the frame since.
  var placement: CGRect? {
    get { place.placement.isNull ? nil : place.placement }
    set { place.placement = newValue ?? .null }
  }

  /// The z-index that the layout set, whatever a handler did to it since.
  var depth: Int {
    get { place.depth }
    set { place.depth = newValue }
  }

  /// The orthogonal section whose scroller moves the element; -1 for none.
  @exclusivity(unchecked) var scrollerSection = -1

  /// The axes along which the element may be measured; set for attributes that a view is to fit.
  @exclusivity(unchecked) var estimatedAxes = AxisSet()

  /// The properties that few elements have; stored separately to keep attributes small.
  private final class UncommonAttributes {
    var transform: CATransform3D?
    var path: IndexPath?
  }

  /// The transform; nil for the identity.
  private var storedTransform: CATransform3D? {
    get { uncommon?.transform }
    set { setUncommon(\.transform, to: newValue) }
  }

  /// An index path that does not consist of a section and an item; nil for most elements.
  private var path: IndexPath? {
    get { uncommon?.path }
    set { setUncommon(\.path, to: newValue) }
  }

  private func setUncommon<Value>(
    _ property: ReferenceWritableKeyPath<UncommonAttributes, Value?>, to value: Value?
  ) {
    if uncommon == nil, value != nil { uncommon = UncommonAttributes() }
    uncommon?[keyPath: property] = value
  }

  /// Creates attributes of the first cell of the first section, with a zero frame.
  public override init() {
    super.init()
  }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    identify(.cell, kind: "", at: indexPath)
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    identify(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    identify(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The frame including the transform.
  ///
  /// Setting it sets ``size`` and ``center``; the bounds have a zero origin.
  open var frame: CGRect {
    get {
      guard let storedTransform else { return box }
      let center = self.center
      let around = CGRect(
        x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height
      ).applying(CATransform3DGetAffineTransform(storedTransform))
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      guard let storedTransform else {
        box = newValue
        return
      }
      let inverse = CATransform3DGetAffineTransform(storedTransform).inverted()
      let size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      box = CGRect(
        x: newValue.midX - size.width / 2, y: newValue.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set {
      box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2)
    }
  }

  /// The size before the transform. Setting it keeps the center.
  open var size: CGSize {
    get { box.size }
    set {
      let center = self.center
      box.size = newValue
      self.center = center
    }
  }

  /// The size at a zero origin. Setting it keeps the center.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: box.size) }
    set {
      refuse(
        unless: newValue.origin == .zero,
        """
        The bounds of layout attributes begin at (0, 0); got \(newValue). \
        Set the center to move the element.
        """)
      size = newValue.size
    }
  }

  /// The affine transform, which shares its value with ``transform3D``. The default is the
  /// identity.
  open var transform: CGAffineTransform {
    get { storedTransform.map(CATransform3DGetAffineTransform) ?? .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform about the center. The default is the identity.
  open var transform3D: CATransform3D {
    get { storedTransform ?? CATransform3DIdentity }
    set { storedTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
  }

  /// The opacity from 0 to 1. The default is 1.
  @exclusivity(unchecked) open var alpha: CGFloat = 1

  /// The position in the stacking order. The default is 0.
  open var zIndex: Int {
    get { place.zIndex }
    set { place.zIndex = newValue }
  }

  /// Whether the element is hidden. The default is `false`.
  @exclusivity(unchecked) open var isHidden = false

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { path ?? IndexPath(item: identity.item, section: identity.section) }
    set { identify(identity.category, kind: identity.kind, at: newValue) }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { identity.category }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? {
    identity.category == .cell ? nil : identity.kind
  }

  /// Returns a copy of the same class. Subclasses copy their own properties in addition.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _LayoutAttributesMaker.make(type(of: self))
    copy.assign(from: self)
    return copy
  }

  /// Whether class and properties are equal. Subclasses compare their own properties in addition.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      type(of: self) == type(of: other) && identity == other.identity && path == other.path
        && look == other.look
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { identity.hashValue } }

  open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): \(identity) frame \(frame) zIndex \(zIndex)>"
    }
  }

  /// The properties that views apply.
  var look: Look {
    Look(
      box: box, transform: storedTransform, alpha: alpha, zIndex: zIndex, isHidden: isHidden)
  }

  private func identify(
    _ category: UICollectionView.ElementCategory, kind: String, at indexPath: IndexPath
  ) {
    let isPlain = indexPath.count == 2
    path = isPlain ? nil : indexPath
    place.identity = ElementIdentity(
      category, kind: kind, section: isPlain ? indexPath.section : indexPath.first ?? 0,
      item: isPlain ? indexPath.item : 0)
  }

  /// Makes these the attributes of an element.
  func identify(_ identity: ElementIdentity) {
    place.identity = identity
  }

  /// Makes these the attributes of an element at the frame that the layout computed.
  func place(_ identity: ElementIdentity, at frame: CGRect, zIndex: Int) {
    place = Place(identity: identity, box: frame, placement: frame, depth: zIndex, zIndex: zIndex)
  }

  /// A copy; faster than `copy()` for attributes that are not of a subclass.
  func duplicate() -> UICollectionViewLayoutAttributes? {
    guard type(of: self) == UICollectionViewLayoutAttributes.self else {
      return copy() as? UICollectionViewLayoutAttributes
    }
    let copy = UICollectionViewLayoutAttributes()
    copy.assign(from: self)
    return copy
  }

  private func assign(from other: UICollectionViewLayoutAttributes) {
    place = other.place
    storedTransform = other.storedTransform
    path = other.path
    alpha = other.alpha
    isHidden = other.isHidden
    scrollerSection = other.scrollerSection
    estimatedAxes = other.estimatedAxes
  }
}

extension UICollectionViewLayoutAttributes {
  /// The properties that views apply.
  struct Look: Equatable {
    var box: CGRect
    var transform: CATransform3D?
    var alpha: CGFloat
    var zIndex: Int
    var isHidden: Bool
  }
}

/// Makes layout attributes of classes known at run time by their `init()`, as ``ClassValues`` explains.
open class _LayoutAttributesMaker: UICollectionViewLayoutAttributes {
  public required override init() { super.init() }

  /// Creates attributes of an element at the frame that the layout computed.
  static func make(
    _ type: AnyClass, _ identity: ElementIdentity, placedAt frame: CGRect, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(type)
    attributes.place(identity, at: frame, zIndex: zIndex)
    return attributes
  }

  static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
    if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    refuse(
      unless: type is UICollectionViewLayoutAttributes.Type,
      "layoutAttributesClass must be UICollectionViewLayoutAttributes or a subclass of it; got \(type)."
    )
    return ClassValues.maker(_LayoutAttributesMaker.self, for: type).init()
  }
}
