import CoreGraphics
import Foundation
import GeometryCore
import RenderCore

/// A layer that emits particles.
///
/// Where each particle is follows from ``seed`` and the time alone: the same layer looks the same at the
/// same time. Particles are drawn where the layer is shown; `render(in:)` draws none.
open class CAEmitterLayer: CALayer {
  /// Creates a layer without cells.
  public override init() { super.init() }

  /// Creates a copy of a layer, for presentations.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    (emitterCells, birthRate, lifetime) = (other.emitterCells, other.birthRate, other.lifetime)
    (emitterPosition, emitterSize) = (other.emitterPosition, other.emitterSize)
    (emitterShape, emitterMode) = (other.emitterShape, other.emitterMode)
    (renderMode, velocity, scale) = (other.renderMode, other.velocity, other.scale)
    (spin, seed, emissions) = (other.spin, other.seed, other.emissions)
  }

  /// Creates a layer with default values; archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func copyForShow() -> CALayer {
    let copy = CAEmitterLayer(layer: self)
    copy.state.part = .copy
    return copy
  }

  private lazy var pulse = EmitterPulse(self)

  /// The kinds of particles. The default is nil.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      guard state.part != .copy else { return }
      let key = ObjectIdentifier(self)
      oldValue?.forEach { $0.changes[key] = nil }
      emitterCells?.forEach { $0.follow(key) { [weak self] in self?.cellsDidChange() } }
      cellsDidChange()
    }
  }

  // MARK: Emission

  /// A factor of the cells' birth rates. The default is 1.
  open var birthRate: Float = 1 { didSet { cellsDidChange() } }
  /// A factor of the cells' lifetimes. The default is 1.
  open var lifetime: Float = 1 { didSet { noteChange() } }
  /// The middle of the emitter, in the layer's coordinates. The default is zero.
  open var emitterPosition = CGPoint.zero { didSet { noteChange() } }
  /// How far the emitter is from the plane; without effect in it. The default is 0.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter; a circle has half the width as its radius. The default is zero.
  open var emitterSize = CGSize.zero { didSet { noteChange() } }
  /// The depth of the emitter; without effect in the plane. The default is 0.
  open var emitterDepth: CGFloat = 0
  /// The shape of the emitter. The default is `point`.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { noteChange() } }
  /// From where in its shape particles come. The default is `volume`.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { noteChange() } }
  /// The order of particles. The default is `unordered`: as they came.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { noteChange() } }
  /// Whether particles have a depth; without effect in the plane. The default is `false`.
  open var preservesDepth = false
  /// A factor of the cells' velocities. The default is 1.
  open var velocity: Float = 1 { didSet { noteChange() } }
  /// A factor of the cells' scales. The default is 1.
  open var scale: Float = 1 { didSet { noteChange() } }
  /// A factor of the cells' spins. The default is 1.
  open var spin: Float = 1 { didSet { noteChange() } }
  /// The number from which chance follows. The default is 0.
  open var seed: UInt32 = 0 { didSet { noteChange() } }

  nonisolated(unsafe) private static let emitterKeys = LayerKeys.all.merging([
    "emitterCells": .object(\CAEmitterLayer.emitterCells),
    "birthRate": .float(\CAEmitterLayer.birthRate), "lifetime": .float(\CAEmitterLayer.lifetime),
    "emitterPosition": .point(\CAEmitterLayer.emitterPosition),
    "emitterZPosition": .number(\CAEmitterLayer.emitterZPosition),
    "emitterSize": .size(\CAEmitterLayer.emitterSize),
    "emitterDepth": .number(\CAEmitterLayer.emitterDepth),
    "emitterShape": .name(\CAEmitterLayer.emitterShape),
    "emitterMode": .name(\CAEmitterLayer.emitterMode),
    "renderMode": .name(\CAEmitterLayer.renderMode),
    "preservesDepth": .flag(\CAEmitterLayer.preservesDepth),
    "velocity": .float(\CAEmitterLayer.velocity), "scale": .float(\CAEmitterLayer.scale),
    "spin": .float(\CAEmitterLayer.spin),
  ]) { $1 }

  override class var keys: [String: LayerKey] { emitterKeys }
  override class func blank() -> CALayer { CAEmitterLayer() }

  /// The value of a cell, as in `"emitterCells.spark.birthRate"`, or of the layer itself.
  open override func value(forKeyPath path: String) -> Any? {
    guard let (cell, key) = cell(at: path) else { return super.value(forKeyPath: path) }
    return EmitterCellValues.value(key, of: cell)
  }

  /// Sets a value of a cell, as in `"emitterCells.spark.birthRate"`, or of the layer itself.
  open override func setValue(_ value: Any?, forKeyPath path: String) {
    guard path.hasPrefix("emitterCells.") else { return super.setValue(value, forKeyPath: path) }
    if let (cell, key) = cell(at: path), EmitterCellValues.set(value, key, of: cell) { return }
    preconditionFailure(
      "[\(type(of: self)) setValue:forKeyPath:]: expected emitterCells.NAME.VALUE of a cell that has the name, got \(path)."
    )
  }

  /// The cell that a key path names, and the key of its value.
  private func cell(at path: String) -> (cell: CAEmitterCell, key: String)? {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (cell, parts[2])
  }

  // MARK: Time

  /// How many particles of each cell there have been, by the rates of the past.
  final var emissions: [EmissionHistory] = []

  /// The layer's own time.
  private var present: TimeInterval { ownTime((motion?.stage ?? MotionStage.current).clock.now) }

  /// Notes the rates of the cells from now on.
  private func cellsDidChange() {
    guard state.part != .copy else { return }
    let cells = emitterCells ?? []
    if emissions.count != cells.count {
      emissions = cells.map { _ in EmissionHistory() }
    }
    for (index, cell) in cells.enumerated() {
      let rate = cell.isEnabled ? Double(Swift.max(0, cell.birthRate * birthRate)) : 0
      emissions[index].change(
        to: rate, at: present, begin: cell.beginTime, duration: cell.duration)
    }
    noteChange()
    pulse.follow(!cells.isEmpty)
  }

  /// Whether a particle is alive or will be born.
  final var isEmitting: Bool {
    let now = present
    return zip(emitterCells ?? [], emissions).contains { cell, history in
      history.rate > 0 || history.lastChange + cell.longestLife(lifetime) > now
    }
  }

  override func recordParticles(into list: inout DisplayList) {
    let cells = zip(emitterCells ?? [], emissions)
    var particles: [Particle] = []
    let source = EmitterSource(self)
    for (index, (cell, history)) in cells.enumerated() {
      source.emit(
        cell, history, at: present, key: UInt64(seed) &* 1_000_003 &+ UInt64(index),
        into: &particles)
    }
    if renderMode == .oldestLast { particles.sort { $0.age < $1.age } }
    if renderMode == .oldestFirst || renderMode == .backToFront {
      particles.sort { $0.age > $1.age }
    }
    if renderMode == .additive { list.append(contentsOf: [.save, .blend(.plusLighter)]) }
    for particle in particles { particle.record(into: &list) }
    if renderMode == .additive { list.append(.restore) }
  }
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line as wide as the emitter.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A cuboid, which is a rectangle in the plane.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere, which is a circle in the plane.
  public static let sphere = Self(rawValue: "sphere")
}

/// From where in the shape of an emitter particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From its points: corners and ends.
  public static let points = Self(rawValue: "points")
  /// From its outline.
  public static let outline = Self(rawValue: "outline")
  /// From its surface.
  public static let surface = Self(rawValue: "surface")
  /// From anywhere in it.
  public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As they come.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// By depth, which is the order of their coming in the plane.
  public static let backToFront = Self(rawValue: "backToFront")
  /// As they come, adding their colours.
  public static let additive = Self(rawValue: "additive")
}

/// Draws a layer anew in each frame while it emits particles, and does not retain it.
final class EmitterPulse: MotionStageMember {
  private weak var layer: CAEmitterLayer?
  private var stage: MotionStage?

  init(_ layer: CAEmitterLayer) { self.layer = layer }

  func follow(_ follows: Bool) {
    if follows, stage == nil {
      stage = .current
      stage?.enter(self)
    } else if !follows {
      stop()
    }
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    guard let layer, layer.isEmitting, layer.isOnScreen else { return layer == nil ? now : nil }
    return MotionStage.nextFrame(after: now)
  }

  func turn(at now: TimeInterval) {
    guard let layer else { return stop() }
    layer.noteChange()
    if !layer.isEmitting { stop() }
  }

  func stop() {
    stage?.leave(self)
    stage = nil
  }
}
