import SwiftSyntax

/// `frame.intersects(rect)` asks `_overlaps`: for Foundation on Linux rectangles that merely touch
/// intersect, for Core Graphics they do not, and layouts of the application's own ask it for every element.
struct Intersections: Rewrite {
  func rewrite(_ draft: inout Draft) {
    guard !draft.module.functionNames.contains("intersects") else { return }
    for call in draft.file.nodes.calls {
      guard call.trailingClosure == nil, call.arguments.map({ $0.label?.text }) == [nil],
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
        member.declName.baseName.text == "intersects", member.declName.argumentNames == nil
      else { continue }
      draft.replace(member.declName, with: "_overlaps")
      draft.willNameUIKit()
    }
  }
}
