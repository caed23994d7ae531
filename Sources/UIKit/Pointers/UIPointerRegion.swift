/// A part of a view in which a pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle in the coordinates of the interaction's view.
  public let rect: CGRect
  private let name: AnyHashable?
  /// What the application tells the region by; nil for its rectangle.
  open var identifier: AnyHashable? { name }
  /// The axes along which a region keeps a pointer that drags. Kept for readers: fingers alone drag
  /// on this platform. The default is none.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    name = identifier
    super.init()
  }

  /// Whether a region has the same rectangle and identifier.
  func isSame(as other: UIPointerRegion?) -> Bool {
    other?.rect == rect && other?.identifier == identifier
  }

  /// Returns the region itself, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a pointer is when an interaction is asked for a region.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The point in the coordinates of the interaction's view.
  public let location: CGPoint
  /// The modifier keys that are held. None on this platform.
  public let modifiers: UIKeyModifierFlags = []

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
