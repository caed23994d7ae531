import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Members by which modules for layout are reached.
  private static let layoutMembers: Set = ["snp", "pin", "easy", "sv", "mas"]

  /// The views that a statement of a module for layout places: `list` of
  /// `list.snp.makeConstraints { … }` and of `activate(list.anchor.edges)`.
  func placedViews(isLayout: Bool) -> [String] {
    guard let call = item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription != "_place"
    else { return [] }
    if let view = Self.base(of: call.calledExpression) { return [view] }
    guard isLayout else { return [] }
    let values = call.arguments.filter { $0.label == nil }.map(\.expression)
    let called = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let names = (values + [called].compactMap { $0 }).compactMap(Self.variable)
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// What stands before the member by which a module for layout is reached.
  private static func base(of called: ExprSyntax) -> String? {
    var node: ExprSyntax? = called
    while let member = node?.as(MemberAccessExprSyntax.self) {
      if layoutMembers.contains(member.declName.baseName.text) {
        let base = member.base?.trimmedDescription
        return base?.wholeMatch(of: /[\w.?!]+/) == nil ? nil : base
      }
      node = member.base?.as(FunctionCallExprSyntax.self)?.calledExpression ?? member.base
    }
    // `snp.makeConstraints { … }` of the view itself.
    let name = node?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(layoutMembers.contains) == true ? "self" : nil
  }

  /// The variable that a chain of members begins with; nil for types and other values.
  private static func variable(of value: ExprSyntax) -> String? {
    var node = value
    while true {
      if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.trimmedDescription == "self" { return node.trimmedDescription }
        node = base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else {
        break
      }
    }
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, name != "self" else {
      return nil
    }
    return name.first?.isLowercase == true && !value.is(FunctionCallExprSyntax.self) ? name : nil
  }
}
