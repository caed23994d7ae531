/// A property that an animator changes: what it was, what it becomes, and how to end it.
@MainActor struct AnimatedProperty {
  let layer: CALayer
  let property: LayerProperty
  let old: MotionValue
  var new: MotionValue
  /// Take the animations away.
  var removals: [() -> Void]

  init(_ change: LayerChange, removals: [() -> Void] = []) {
    layer = change.layer
    property = change.property
    old = change.old
    new = change.new
    self.removals = removals
  }

  func isOf(_ change: LayerChange) -> Bool {
    layer === change.layer && property == change.property
  }

  /// What is shown now.
  var shown: MotionValue? { property.read(layer.shownForm) }

  /// Gives the layer a value that is shown at once, through its view where it has one.
  func set(_ value: MotionValue) {
    ViewAnimations.withoutAnimation {
      guard let view = layer.host as? UIView, let frozen = frozen(value) else {
        return property.write(value, to: layer)
      }
      switch property {
      case .bounds: view.bounds = frozen.bounds
      case .position: view.center = frozen.position
      case .backgroundColor:
        view.backgroundColor = frozen.backgroundColor.map(UIColor.init(cgColor:))
      default: property.write(value, to: layer)
      }
    }
  }

  /// A layer that has the value.
  private func frozen(_ value: MotionValue) -> CALayer? {
    let layer = CALayer()
    property.write(value, to: layer)
    return layer
  }
}

extension ChangeRecorder {
  /// Gives the properties that have changed their first values back, without an animation.
  func undo() {
    for change in changes { AnimatedProperty(change).set(change.old) }
  }
}
