import CoreGraphics
import Foundation
import RenderCore

/// A layer that draws copies of its sublayers, each transformed, coloured and delayed against the
/// one before.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, the sublayers themselves included. The default is 1; 0 draws nothing.
  open var instanceCount = 1 {
    didSet { noteChange() }
  }
  /// The transform from a copy to the next, about the centre of the layer. The default is the
  /// identity.
  open var instanceTransform = CATransform3DIdentity {
    didSet { noteChange() }
  }
  /// The time by which the animations of a copy come behind those of the copy before, in seconds. The
  /// default is 0.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { noteChange() }
  }
  /// The colour that the first copy is multiplied by; nil stands for white, the default.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { noteChange() }
  }
  /// What is added to red from a copy to the next. The default is 0.
  open var instanceRedOffset: Float = 0 {
    didSet { noteChange() }
  }
  /// What is added to green from a copy to the next. The default is 0.
  open var instanceGreenOffset: Float = 0 {
    didSet { noteChange() }
  }
  /// What is added to blue from a copy to the next. The default is 0.
  open var instanceBlueOffset: Float = 0 {
    didSet { noteChange() }
  }
  /// What is added to alpha from a copy to the next. The default is 0.
  open var instanceAlphaOffset: Float = 0 {
    didSet { noteChange() }
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform) = (other.instanceCount, other.instanceTransform)
    (instanceDelay, instanceColor) = (other.instanceDelay, other.instanceColor)
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (
      other.instanceBlueOffset, other.instanceAlphaOffset
    )
  }

  /// Creates a layer with default values; archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated(unsafe) private static let replicatorKeys = LayerKeys.all.merging([
    "instanceCount": .count(\CAReplicatorLayer.instanceCount),
    "instanceTransform": .transform(\CAReplicatorLayer.instanceTransform),
    "instanceDelay": .seconds(\CAReplicatorLayer.instanceDelay),
    "instanceColor": .object(\CAReplicatorLayer.instanceColor),
    "instanceRedOffset": .float(\CAReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": .float(\CAReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": .float(\CAReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": .float(\CAReplicatorLayer.instanceAlphaOffset),
  ]) { $1 }

  override class var keys: [String: LayerKey] { replicatorKeys }
  override class func blank() -> CALayer { CAReplicatorLayer() }

  override func copyForShow() -> CALayer {
    let copy = CAReplicatorLayer(layer: self)
    copy.state.part = .copy
    return copy
  }

  override var copies: Int? { max(0, instanceCount) }

  override func recordCopies(
    of layers: [CALayer], into list: inout DisplayList, as rendition: Rendition
  ) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let step = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CATransform3DGetAffineTransform(instanceTransform))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    var transform = CGAffineTransform.identity
    let formerDelay = LayerDelay.current
    defer { LayerDelay.current = formerDelay }
    for index in 0..<max(0, instanceCount) {
      LayerDelay.current = formerDelay + Double(index) * instanceDelay
      var copy = DisplayList()
      for layer in layers { layer.record(into: &copy, as: rendition) }
      let color = color(of: index)
      list.append(contentsOf: [.save, .transform(transform.core)])
      if color.alpha < 1 {
        let painted = paintedBounds(of: self, as: rendition)
        list.append(.beginGroup(opacity: color.alpha, bounds: painted))
      }
      let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
      list.append(
        contentsOf: isWhite ? copy : ColorChange.multiplying(by: color).applied(to: copy))
      if color.alpha < 1 { list.append(.endGroup) }
      list.append(.restore)
      transform = step.concatenating(transform)
    }
  }

  private func color(of index: Int) -> RGBA {
    let base = instanceColor?.rgba ?? RGBA(red: 1, green: 1, blue: 1)
    func part(_ value: Double, _ offset: Float) -> Double {
      min(max(value + Double(index) * Double(offset), 0), 1)
    }
    return RGBA(
      red: part(base.red, instanceRedOffset), green: part(base.green, instanceGreenOffset),
      blue: part(base.blue, instanceBlueOffset), alpha: part(base.alpha, instanceAlphaOffset))
  }
}

/// How far the time of what is being recorded lies back, in seconds.
enum LayerDelay {
  nonisolated(unsafe) static var current: TimeInterval = 0
}
