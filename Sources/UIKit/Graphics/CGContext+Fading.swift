import GeometryCore
import RenderCore

extension CGContext {
  /// Appends steps that paint within `bounds`, under the context's alpha.
  func appendFaded(_ commands: [DisplayCommand], bounds: CGRect) {
    let isFaded = current.alpha < 1
    if isFaded { append(.beginGroup(opacity: current.alpha, bounds: bounds.core)) }
    append(DisplayList(commands: commands))
    if isFaded { append(.endGroup) }
  }
}
