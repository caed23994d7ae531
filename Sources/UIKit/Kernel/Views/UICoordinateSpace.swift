/// What has coordinates of its own on the screen: views, windows and the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// A space of the module's own.
@preconcurrency @MainActor public protocol _LayerSpace: UICoordinateSpace {
  /// The layer that has the coordinates; nil for the screen.
  var _spaceLayer: CALayer? { get }
}

// The conversions between views are the same and quicker.
extension _LayerSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }
}

extension UICoordinateSpace {
  /// Whether where the space lies is known. An application's own space knows that itself.
  private var isKnown: Bool { self is any _LayerSpace }

  private var spaceLayer: CALayer? { (self as? any _LayerSpace)?._spaceLayer }

  /// From this space, one of the module's own, to another.
  fileprivate func converted(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
    guard other.isKnown else { return other.convert(point, from: self) }
    return spaceLayer?.convert(point, to: other.spaceLayer)
      ?? other.spaceLayer?.convert(point, from: nil) ?? point
  }

  /// From another space to this, one of the module's own.
  fileprivate func converted(_ point: CGPoint, from other: any UICoordinateSpace) -> CGPoint {
    other.isKnown ? other.converted(point, to: self) : other.convert(point, to: self)
  }

  fileprivate func converted(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
    guard other.isKnown else { return other.convert(rect, from: self) }
    return spaceLayer?.convert(rect, to: other.spaceLayer)
      ?? other.spaceLayer?.convert(rect, from: nil) ?? rect
  }

  fileprivate func converted(_ rect: CGRect, from other: any UICoordinateSpace) -> CGRect {
    other.isKnown ? other.converted(rect, to: self) : other.convert(rect, to: self)
  }
}

extension UIScreen: _LayerSpace {
  public var _spaceLayer: CALayer? { nil }

  /// The screen as it is held.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The screen with its top left corner where it is when it is held upright. The screen here is never
  /// turned: both are the same.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindow {
  /// - Parameter window: Nil for the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer)
  }

  /// - Parameter window: Nil for the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }

  /// - Parameter window: Nil for the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer)
  }

  /// - Parameter window: Nil for the screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer)
  }
}
