import Foundation
import RenderCore

extension CALayer {
  /// The layer as it is shown now: itself if it has no animations.
  package var shownForm: CALayer {
    guard isMoving, let stage = motion?.stage else { return self }
    let form = copyForShow()
    motion?.apply(to: form, at: ownTime(stage.clock.now))
    return form
  }

  /// What the layer and all below it show now, in its own coordinates.
  func shownContent() -> DisplayList {
    var list = DisplayList()
    recordContent(into: &list, as: .shown)
    return list
  }

  /// Gives this copy of `model` the values that are shown now.
  func becomePresentation(of model: CALayer, in parent: CALayer?) {
    part = .copy
    let motion = existingOrNewMotion
    (motion.model, motion.parent) = (model, parent)
    motion.times = model.motion?.times ?? MediaTimes()
    let now = model.ownTime((model.motion?.stage ?? .current).clock.now)
    model.motion?.apply(to: self, at: now)
  }
}

/// Copies layers of classes that are only known at run time.
///
/// A class that inherits or overrides `init(layer:)` has it in the same slot as this one, which is
/// how a copy is made without the client declaring it as required. It has to be open, or
/// whole-module optimisation would take the slot for known.
open class _LayerCopier: CALayer {
  public required override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer with default values; archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func copy(of layer: CALayer) -> CALayer {
    let copier = unsafeBitCast(type(of: layer), to: _LayerCopier.Type.self)
    return copier.init(layer: layer)
  }
}
