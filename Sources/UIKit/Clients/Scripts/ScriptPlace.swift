/// Where something happens in a script.
package struct ScriptPlace: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    /// In points of the key window.
    case point(CGPoint)
    /// The element with an accessibility identifier or label; the number counts those of the same name
    /// from 1.
    case element(String, number: Int)
    /// A cell of the only list that has the index path, or of the list with an identifier.
    case cell(section: Int, item: Int, list: String?)
  }

  /// A place within an element, from its left top corner.
  package enum Inset: Hashable, Sendable {
    /// Points outside of the element are moved to its edge.
    case points(CGPoint)
    /// In shares of its size, from 0 to 1.
    case share(CGPoint)
  }

  package var target: Target
  /// Default nil: the element's activation point.
  package var inset: Inset?

  package init(_ target: Target, at inset: Inset? = nil) {
    (self.target, self.inset) = (target, inset)
  }

  package static func point(_ point: CGPoint) -> ScriptPlace { ScriptPlace(.point(point)) }

  package static func element(_ name: String) -> ScriptPlace {
    ScriptPlace(.element(name, number: 1))
  }

  package static func cell(_ section: Int, _ item: Int, in list: String? = nil) -> ScriptPlace {
    ScriptPlace(.cell(section: section, item: item, list: list))
  }

  /// Points lie on a grid of 64ths, so that sums of them are exact.
  package static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 64).rounded() / 64, y: (point.y * 64).rounded() / 64)
  }
}
