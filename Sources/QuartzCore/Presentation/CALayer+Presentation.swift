import Foundation
import RenderCore

extension CALayer {
  /// The layer as it is shown now: itself if it has no animations.
  package var shownForm: CALayer {
    guard isMoving, let stage = motion?.stage else { return self }
    let form = motion?.redraws == true ? _LayerCopier.copyForRedrawing(of: self) : copyForShow()
    motion?.apply(to: form, at: ownTime(stage.clock.now - LayerDelay.current))
    return form
  }

  /// Gives a copy of this layer the values that are shown now, as a sublayer of `parent`.
  func showing(_ copy: CALayer, in parent: CALayer?) -> CALayer {
    copy.becomePresentation(of: self, in: parent)
    copy.above = parent
    return copy
  }

  /// What the layer and all below it show now, in its own coordinates.
  func shownContent() -> DisplayList {
    var list = DisplayList()
    recordContent(into: &list, as: .shown)
    return list
  }

  /// Gives this copy of `model` the values that are shown now.
  func becomePresentation(of model: CALayer, in parent: CALayer?) {
    state.part = .copy
    let motion = existingOrNewMotion
    (motion.model, motion.parent) = (model, parent)
    motion.times = model.motion?.times ?? MediaTimes()
    let now = model.ownTime((model.motion?.stage ?? .current).clock.now)
    model.motion?.apply(to: self, at: now)
  }
}

/// Copies layers of classes known at run time by their `init(layer:)`, as ``ClassValues`` explains.
open class _LayerCopier: CALayer {
  public required override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer with default values; archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func copy(of layer: CALayer) -> CALayer {
    ClassValues.maker(_LayerCopier.self, for: type(of: layer)).init(layer: layer)
  }

  /// A copy that draws its own content.
  static func copyForRedrawing(of layer: CALayer) -> CALayer {
    let copy = copy(of: layer)
    copy.state.part = .copy
    copy.existingOrNewMotion.isRedrawn = true
    return copy
  }
}
