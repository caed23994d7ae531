import LayoutCore

/// Where one element of a layout is and how it looks.
///
/// Frames are in the content's coordinates, in points.
///
/// Subclasses that copy and compare properties of their own compile as with Apple's SDK: `copy(with:)`
/// belongs to the main actor, and `isEqual(_:)`, which belongs to none, may read them.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  /// What a layout sets of every element, kept together so that it is set in one go.
  private struct Place {
    var identity = ElementIdentity(.cell, kind: "", section: 0, item: 0)
    /// The rectangle before any transform.
    var box = CGRect.zero
    /// Where the layout placed the element; null for none.
    var placement = CGRect.null
    /// The depth that the layout gave the element.
    var depth = 0
    var zIndex = 0
  }

  private var place = Place()
  private var rarities: Rarities?

  private var box: CGRect {
    get { place.box }
    set { place.box = newValue }
  }

  var identity: ElementIdentity { place.identity }

  /// Where the layout placed the element, whatever a handler did to the frame since.
  var placement: CGRect? {
    get { place.placement.isNull ? nil : place.placement }
    set { place.placement = newValue ?? .null }
  }

  /// The depth the layout gave the element, whatever a handler did to the zIndex since.
  var depth: Int {
    get { place.depth }
    set { place.depth = newValue }
  }

  /// The orthogonal section whose scroller the element moves with; -1 for none.
  var scrollerSection = -1

  /// The axes on which the element may be measured; set of attributes that a view is to fit.
  var estimatedAxes = AxisSet()

  /// What few elements have; kept apart, because attributes are made by the screenful.
  private final class Rarities {
    var transform: CATransform3D?
    var path: IndexPath?
  }

  /// Nil for the identity.
  private var storedTransform: CATransform3D? {
    get { rarities?.transform }
    set { setRarity(\.transform, to: newValue) }
  }

  /// An index path that is not of a section and an item.
  private var path: IndexPath? {
    get { rarities?.path }
    set { setRarity(\.path, to: newValue) }
  }

  private func setRarity<Value>(
    _ property: ReferenceWritableKeyPath<Rarities, Value?>, to value: Value?
  ) {
    if rarities == nil, value != nil { rarities = Rarities() }
    rarities?[keyPath: property] = value
  }

  /// Attributes of the first cell of the first section, without size.
  public override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    identify(.cell, kind: "", at: indexPath)
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    identify(.supplementaryView, kind: elementKind, at: indexPath)
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    identify(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The rectangle the element takes up, its transform included.
  ///
  /// Setting it sets the size and the centre; the bounds begin at zero.
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

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set {
      box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2)
    }
  }

  /// The size before any transform. Setting it keeps the centre.
  open var size: CGSize {
    get { box.size }
    set {
      let center = self.center
      box.size = newValue
      self.center = center
    }
  }

  /// The size at a zero origin. Setting it keeps the centre.
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

  /// A turn, scale or shift in the plane; another face of ``transform3D``. Default identity.
  open var transform: CGAffineTransform {
    get { storedTransform.map(CATransform3DGetAffineTransform) ?? .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A turn, scale or shift about the centre. Default identity.
  open var transform3D: CATransform3D {
    get { storedTransform ?? CATransform3DIdentity }
    set { storedTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
  }

  /// From 0 to 1. Default 1.
  open var alpha: CGFloat = 1

  /// Which of overlapping elements lies above. Default 0.
  open var zIndex: Int {
    get { place.zIndex }
    set { place.zIndex = newValue }
  }

  /// Default false.
  open var isHidden = false

  open var indexPath: IndexPath {
    get { path ?? IndexPath(item: identity.item, section: identity.section) }
    set { identify(identity.category, kind: identity.kind, at: newValue) }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { identity.category }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? {
    identity.category == .cell ? nil : identity.kind
  }

  /// Attributes of the same class; a subclass copies its own properties on top.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _LayoutAttributesMaker.make(type(of: self))
    copy.assign(from: self)
    return copy
  }

  /// Equal by class and values; a subclass compares its own properties on top.
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

  /// Makes new attributes those of an element.
  func identify(_ identity: ElementIdentity) {
    place.identity = identity
  }

  /// Makes new attributes those of an element where the layout places it.
  func place(_ identity: ElementIdentity, at frame: CGRect, zIndex: Int) {
    place = Place(identity: identity, box: frame, placement: frame, depth: zIndex, zIndex: zIndex)
  }

  /// A copy; one of the class itself is made without asking the class for it.
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
  /// What a view takes over from its attributes.
  struct Look: Equatable {
    var box: CGRect
    var transform: CATransform3D?
    var alpha: CGFloat
    var zIndex: Int
    var isHidden: Bool

    static func == (left: Look, right: Look) -> Bool {
      guard left.box == right.box, left.alpha == right.alpha, left.zIndex == right.zIndex,
        left.isHidden == right.isHidden
      else { return false }
      switch (left.transform, right.transform) {
      case (nil, nil): return true
      case (let one?, let two?): return CATransform3DEqualToTransform(one, two)
      case (nil, _?), (_?, nil): return false
      }
    }
  }
}

/// Makes layout attributes of classes known at run time by their `init()`, as ``ClassValues`` explains.
open class _LayoutAttributesMaker: UICollectionViewLayoutAttributes {
  public required override init() { super.init() }

  /// Attributes of an element where the layout places it.
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
