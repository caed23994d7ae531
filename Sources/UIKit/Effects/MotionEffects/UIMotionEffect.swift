/// A change of a view that follows how the viewer looks at the screen.
///
/// The screen is not tilted here: the viewer's offset is zero and stays so. Effects can be added, asked
/// and removed, and change nothing that is seen.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// Creates an effect without changes.
  public override init() { super.init() }

  /// Creates an effect of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Archives the effect. The default implementation archives nothing.
  open func encode(with coder: NSCoder) {}

  /// Returns an effect with the same changes.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UIMotionEffect { self }

  /// The changes of the values at key paths of a view for an offset of the viewer; nil, the default, for
  /// none.
  ///
  /// - Parameter viewerOffset: How far the viewer looks from the right and from below, from -1 to 1.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// An effect that changes a value between two others as the viewer's offset changes.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which part of the viewer's offset counts.
  public enum EffectType: Int, Sendable {
    /// How far the viewer looks from the right.
    case tiltAlongHorizontalAxis
    /// How far the viewer looks from below.
    case tiltAlongVerticalAxis
  }

  /// The key path of the value.
  public let keyPath: String
  /// Which part of the viewer's offset counts.
  public let type: EffectType
  /// The change where the offset is -1: a number, a value with numbers, or a colour. The default is nil.
  open var minimumRelativeValue: Any?
  /// The change where the offset is 1: a number, a value with numbers, or a colour. The default is nil.
  open var maximumRelativeValue: Any?

  /// Creates an effect on the value at a key path.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Creates an effect of an archive, with ends that are numbers; nil without a key path.
  public required init?(coder: NSCoder) {
    guard let known = coder.decodeValue(Archived.self, forKey: Archived.key) else { return nil }
    keyPath = known.keyPath
    type = EffectType(rawValue: known.type) ?? .tiltAlongHorizontalAxis
    super.init(coder: coder)
    (minimumRelativeValue, maximumRelativeValue) = (known.minimum, known.maximum)
  }

  /// Archives the key path, the type, and ends that are numbers.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(
      Archived(
        keyPath: keyPath, type: type.rawValue, minimum: attributeNumber(minimumRelativeValue),
        maximum: attributeNumber(maximumRelativeValue)), forKey: Archived.key)
  }

  private struct Archived: Codable {
    static let key = "UIInterpolatingMotionEffect"

    let keyPath: String
    let type: Int
    let minimum: Double?
    let maximum: Double?
  }

  override func duplicate() -> UIMotionEffect {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    (copy.minimumRelativeValue, copy.maximumRelativeValue) = (
      minimumRelativeValue, maximumRelativeValue
    )
    return copy
  }

  /// The change between the two ends; nil if they are not two values of the same kind.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = minimumRelativeValue, let high = maximumRelativeValue else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (Double(min(max(offset, -1), 1)) + 1) / 2
    return MotionValue.between(low, high, at: share).map { [keyPath: $0] }
  }
}

/// Effects that are added and removed together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil, the default, for none.
  open var motionEffects: [UIMotionEffect]?

  /// Creates a group without effects.
  public override init() { super.init() }

  /// Creates a group of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let classes = [NSArray.self, UIInterpolatingMotionEffect.self, UIMotionEffectGroup.self]
    guard coder.containsValue(forKey: Self.key) else { return }
    motionEffects = coder.decodeObject(of: classes, forKey: Self.key) as? [UIMotionEffect]
  }

  private static let key = "UIMotionEffects"

  /// Archives the effects.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let motionEffects { coder.encode(motionEffects as NSArray, forKey: Self.key) }
  }

  override func duplicate() -> UIMotionEffect {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects?.map { $0.duplicate() }
    return copy
  }

  /// The changes of all effects; of several that change the same value the last one counts.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}

extension UIView {
  /// Adds an effect. Nothing tilts the screen here, so that the view looks the same.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    let part = existingOrNewPart(ViewMotionEffects())
    if !part.effects.contains(where: { $0 === effect }) { part.effects.append(effect) }
  }

  /// Removes an effect that was added; does nothing with another.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    parts[ViewMotionEffects.self]?.effects.removeAll { $0 === effect }
  }

  /// The effects in the order in which they were added. The default is none.
  public var motionEffects: [UIMotionEffect] {
    get { parts[ViewMotionEffects.self]?.effects ?? [] }
    set { existingOrNewPart(ViewMotionEffects()).effects = newValue }
  }
}

/// The motion effects of a view.
private final class ViewMotionEffects {
  var effects: [UIMotionEffect] = []
}
