import CoreGraphics
import Foundation
import RenderCore

/// One kind of particle of a ``CAEmitterLayer``.
///
/// Numbers with a range are chosen for each particle evenly between the number less half the range and
/// the number plus half the range. Changes apply to particles that are there, too.
open class CAEmitterCell: NSObject, CAMediaTiming, NSCopying {
  /// Called before and after a value changes.
  final var changes: [ObjectIdentifier: () -> Void] = [:]
  private func changed() { for change in changes.values { change() } }

  /// Creates a cell that emits nothing.
  public override init() { super.init() }

  /// Creates a cell that emits nothing; archives of cells are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The name, by which ``CAEmitterLayer/setValue(_:forKeyPath:)`` finds the cell. The default is nil.
  open var name: String?
  /// Whether particles are emitted. The default is `true`.
  open var isEnabled = true { didSet { changed() } }
  /// The picture of a particle, a `CGImage`. The default is nil: nothing is drawn.
  open var contents: Any? { didSet { changed() } }
  /// The part of the picture that is drawn, in its unit square. The default is all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed() } }
  /// The pixels of the picture per point. The default is 1.
  open var contentsScale: CGFloat = 1 { didSet { changed() } }
  /// The kinds of particles that each particle emits. The default is nil.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for (key, change) in changes {
        oldValue?.forEach { $0.changes[key] = nil }
        emitterCells?.forEach { $0.follow(key, change) }
      }
      changed()
    }
  }

  /// Calls a closure before and after each change of this cell and of those that it emits.
  final func follow(_ key: ObjectIdentifier, _ change: @escaping () -> Void) {
    changes[key] = change
    emitterCells?.forEach { $0.follow(key, change) }
  }

  // MARK: Emission

  /// The particles per second. The default is 0.
  open var birthRate: Float = 0 { didSet { changed() } }
  /// How long a particle lives, in seconds. The default is 0.
  open var lifetime: Float = 0 { didSet { changed() } }
  /// The range of ``lifetime``. The default is 0.
  open var lifetimeRange: Float = 0 { didSet { changed() } }
  /// The angle out of the plane, in radians: particles are slower by its cosine. The default is 0.
  open var emissionLatitude: CGFloat = 0 { didSet { changed() } }
  /// The direction in the plane in radians, clockwise from the right. The default is 0.
  open var emissionLongitude: CGFloat = 0 { didSet { changed() } }
  /// The angle within which directions lie, half at each side, in radians. The default is 0.
  open var emissionRange: CGFloat = 0 { didSet { changed() } }
  /// The speed at first, in points per second. The default is 0.
  open var velocity: CGFloat = 0 { didSet { changed() } }
  /// The range of ``velocity``. The default is 0.
  open var velocityRange: CGFloat = 0 { didSet { changed() } }
  /// The acceleration to the right, in points per second and second. The default is 0.
  open var xAcceleration: CGFloat = 0 { didSet { changed() } }
  /// The acceleration down, in points per second and second. The default is 0.
  open var yAcceleration: CGFloat = 0 { didSet { changed() } }
  /// The acceleration towards the viewer, which has no effect in the plane. The default is 0.
  open var zAcceleration: CGFloat = 0 { didSet { changed() } }

  // MARK: Look

  /// The size as a factor. The default is 1.
  open var scale: CGFloat = 1 { didSet { changed() } }
  /// The range of ``scale``. The default is 0.
  open var scaleRange: CGFloat = 0 { didSet { changed() } }
  /// By how much the scale grows in a second. The default is 0.
  open var scaleSpeed: CGFloat = 0 { didSet { changed() } }
  /// The turning in radians per second. The default is 0.
  open var spin: CGFloat = 0 { didSet { changed() } }
  /// The range of ``spin``. The default is 0.
  open var spinRange: CGFloat = 0 { didSet { changed() } }
  /// The colour by which the picture is multiplied; nil for white. The default is white.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { changed() }
  }
  /// The range of the colour's red. The default is 0.
  open var redRange: Float {
    get { ranges.red }
    set { ranges.red = newValue }
  }
  /// The range of the colour's green. The default is 0.
  open var greenRange: Float {
    get { ranges.green }
    set { ranges.green = newValue }
  }
  /// The range of the colour's blue. The default is 0.
  open var blueRange: Float {
    get { ranges.blue }
    set { ranges.blue = newValue }
  }
  /// The range of the colour's alpha. The default is 0.
  open var alphaRange: Float {
    get { ranges.alpha }
    set { ranges.alpha = newValue }
  }
  /// By how much red grows in a second. The default is 0.
  open var redSpeed: Float {
    get { speeds.red }
    set { speeds.red = newValue }
  }
  /// By how much green grows in a second. The default is 0.
  open var greenSpeed: Float {
    get { speeds.green }
    set { speeds.green = newValue }
  }
  /// By how much blue grows in a second. The default is 0.
  open var blueSpeed: Float {
    get { speeds.blue }
    set { speeds.blue = newValue }
  }
  /// By how much alpha grows in a second. The default is 0.
  open var alphaSpeed: Float {
    get { speeds.alpha }
    set { speeds.alpha = newValue }
  }

  /// A number for each component of a colour.
  private struct Components {
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    var alpha: Float = 0
  }

  private var ranges = Components() { didSet { changed() } }
  private var speeds = Components() { didSet { changed() } }

  // MARK: Time

  private var times = MediaTimes(duration: .infinity) { didSet { changed() } }

  /// When particles are emitted first, in seconds of the layer's time, or of the life of the particle
  /// that emits them. The default is 0.
  open var beginTime: CFTimeInterval {
    get { times.beginTime }
    set { times.beginTime = newValue }
  }
  /// For how long particles are emitted, in seconds. The default is infinite.
  open var duration: CFTimeInterval {
    get { times.duration }
    set { times.duration = newValue }
  }
  /// Has no effect. The default is 1.
  open var speed: Float {
    get { times.speed }
    set { times.speed = newValue }
  }
  /// Has no effect. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { times.timeOffset }
    set { times.timeOffset = newValue }
  }
  /// Has no effect. The default is 0.
  open var repeatCount: Float {
    get { times.repeatCount }
    set { times.repeatCount = newValue }
  }
  /// Has no effect. The default is 0.
  open var repeatDuration: CFTimeInterval {
    get { times.repeatDuration }
    set { times.repeatDuration = newValue }
  }
  /// Has no effect. The default is `false`.
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { times.autoreverses = newValue }
  }
  /// Has no effect. The default is `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { times.fillMode }
    set { times.fillMode = newValue }
  }

  // MARK: Values by key

  private var ownValues: [String: Any] = [:]

  /// The value of a property by its key, or one that the application set; nil if there is none.
  open func value(forKey key: String) -> Any? {
    EmitterCellValues.value(key, of: self) ?? ownValues[key]
  }

  /// Sets a property by its key, or a value of the application's own, which nil removes.
  open func setValue(_ value: Any?, forKey key: String) {
    if !EmitterCellValues.set(value, key, of: self) { ownValues[key] = value }
  }

  /// The value at a key path, which is a key here.
  open func value(forKeyPath path: String) -> Any? { value(forKey: path) }

  /// Sets the value at a key path, which is a key here.
  open func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }

  /// Returns a copy with copies of the cells that it emits.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAEmitterCell()
    for set in EmitterCellValues.all { set(self, copy) }
    copy.ownValues = ownValues
    copy.emitterCells = emitterCells?.compactMap { $0.copy() as? CAEmitterCell }
    return copy
  }
}

/// The values of cells that copies have in common, and that key paths name.
enum EmitterCellValues {
  nonisolated(unsafe) static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] =
    [
      "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
      "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
      "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
      "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]
  nonisolated(unsafe) static let numbers:
    [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
      "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
      "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
      "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
      "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
      "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
      "contentsScale": \.contentsScale,
    ]

  nonisolated(unsafe) static let all: [(CAEmitterCell, CAEmitterCell) -> Void] =
    floats.values.map { path in { $1[keyPath: path] = $0[keyPath: path] } }
    + numbers.values.map { path in { $1[keyPath: path] = $0[keyPath: path] } }
    + [
      { ($1.name, $1.isEnabled, $1.contents) = ($0.name, $0.isEnabled, $0.contents) },
      { ($1.contentsRect, $1.color) = ($0.contentsRect, $0.color) },
      { ($1.beginTime, $1.duration) = ($0.beginTime, $0.duration) },
    ]

  /// A value by its name; nil if there is none of the name.
  static func value(_ name: String, of cell: CAEmitterCell) -> Any? {
    switch name {
    case "color": return cell.color
    case "contents": return cell.contents
    case "name": return cell.name
    case "enabled", "isEnabled": return NSNumber(value: cell.isEnabled)
    default: break
    }
    if let path = floats[name] { return NSNumber(value: cell[keyPath: path]) }
    return numbers[name].map { NSNumber(value: Double(cell[keyPath: $0])) }
  }

  /// Sets a value by its name.
  ///
  /// - Returns: Whether there is one of the name and the kind.
  static func set(_ value: Any?, _ name: String, of cell: CAEmitterCell) -> Bool {
    switch name {
    case "color": cell.color = value as? CGColor
    case "contents": cell.contents = value
    case "name": cell.name = value as? String
    case "enabled", "isEnabled":
      guard let flag = (value as? Bool) ?? (value as? NSNumber)?.boolValue else { return false }
      cell.isEnabled = flag
    default: return setNumber(value, name, of: cell)
    }
    return true
  }

  private static func setNumber(_ value: Any?, _ name: String, of cell: CAEmitterCell) -> Bool {
    guard
      let number = (value as? NSNumber)?.doubleValue ?? (value as? Double)
        ?? (value as? CGFloat).map({ Double($0) }) ?? (value as? Float).map(Double.init)
        ?? (value as? Int).map(Double.init)
    else { return false }
    if let path = floats[name] {
      cell[keyPath: path] = Float(number)
    } else if let path = numbers[name] {
      cell[keyPath: path] = CGFloat(number)
    } else {
      return false
    }
    return true
  }
}
