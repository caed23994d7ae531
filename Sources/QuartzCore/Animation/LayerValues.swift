import CoreGraphics
import Foundation

extension MotionValue {
  /// What lies between two values of an application, `share` of the way from the first to the second:
  /// numbers, colours, and structures of numbers; nil of values of different kinds and of others.
  package static func between(_ first: Any, _ second: Any, at share: Double) -> Any? {
    if let kind = ValuePart.Kind(of: first) {
      guard let from = kind.motionValue(of: first), let to = kind.motionValue(of: second) else {
        return nil
      }
      return kind.value(of: from.blended(to: to, by: share))
    }
    guard let from = vector(of: first), let to = vector(of: second) else { return nil }
    let mixed = MotionValue.vector(from).blended(to: .vector(to), by: share)
    return first is CGColor ? mixed.color : NSNumber(value: mixed.number)
  }
}

/// The values of a layer by keys and key paths, those that an application adds among them.
struct LayerValues {
  /// The layer that has the values.
  let layer: CALayer

  /// The value of a key. A key that is none of the layer's properties is the application's own.
  subscript(key: String) -> Any? {
    get {
      if let known = type(of: layer).keys[key] { return known.read(layer) }
      return layer.motion?.ownValues[key] ?? type(of: layer).defaultValue(forKey: key)
    }
    nonmutating set {
      if let known = type(of: layer).keys[key] { return known.write(layer, newValue) }
      if newValue == nil, layer.motion == nil { return }
      setOwn(newValue.map(Self.boxed), forKey: key)
    }
  }

  /// Sets a value of a key that is none of the class's properties. Draws the content again if the
  /// class says so, and runs the action of the key, which it is asked for before the change.
  private func setOwn(_ value: Any?, forKey key: String) {
    let isCopy = layer.state.part == .copy
    let acts = !isCopy && !CATransaction.disableActions() && layer.mayMove
    let action = acts ? layer.action(forKey: key) : nil
    let shown = action == nil ? nil : layer.shownForm.value(forKey: key)
    layer.existingOrNewMotion.ownValues[key] = value
    if !isCopy, type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
    guard let action else { return }
    if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil
    {
      basic.fromValue = shown ?? 0
    }
    action.run(forKey: key, object: layer, arguments: nil)
  }

  /// A value as an object, if it is a number: it can be read as a number of another type then.
  private static func boxed(_ value: Any) -> Any {
    if type(of: value) is AnyClass { return value }
    return switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: boxed(whole: value)
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: value
    }
  }

  private static func boxed(whole value: some BinaryInteger) -> Any {
    guard let number = Int64(exactly: value) else { return value }
    return NSNumber(value: number)
  }

  /// The value at a key path: of a key, of a part of its value, or of a layer that it leads to. Nil if
  /// there is none; setting that does nothing.
  subscript(path path: String) -> Any? {
    get {
      guard let (key, rest) = Self.split(path) else { return self[path] }
      guard let root = self[key] else { return nil }
      if let (inner, rest) = Self.layer(in: root, rest) { return inner.value(forKeyPath: rest) }
      guard let kind = ValuePart.Kind(of: root), let part = ValuePart(rest, of: kind) else {
        return nil
      }
      return kind.motionValue(of: root).flatMap(part.read).map(part.boxed)
    }
    nonmutating set {
      guard let (key, rest) = Self.split(path) else { return self[path] = newValue }
      guard let root = self[key] else { return }
      if let (inner, rest) = Self.layer(in: root, rest) {
        return inner.setValue(newValue, forKeyPath: rest)
      }
      guard let kind = ValuePart.Kind(of: root), let part = ValuePart(rest, of: kind),
        let lanes = newValue.flatMap(MotionValue.vector), let whole = kind.motionValue(of: root),
        let changed = part.written(.vector(lanes), to: whole)
      else { return }
      self[key] = kind.value(of: changed)
    }
  }

  /// The key before the first point, and what is behind it; nil of a single key.
  private static func split(_ path: String) -> (key: String, rest: String)? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  /// The layer that a key path goes on in: the value itself, or the layer of a name among several.
  private static func layer(in value: Any, _ path: String) -> (layer: CALayer, rest: String)? {
    if let layer = value as? CALayer { return (layer, path) }
    guard let layers = value as? [CALayer], let (name, rest) = split(path),
      let layer = layers.first(where: { $0.name == name })
    else { return nil }
    return (layer, rest)
  }
}
