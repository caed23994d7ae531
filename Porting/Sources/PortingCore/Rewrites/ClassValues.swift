import SwiftSyntax

/// `type.init()` on a class value, and `T()` in generic code, go to a function that makes an object of
/// the right class: Swift does so by required initializers alone, which UIKit's are not.
///
/// UIKit's makers call the initializer in the slot of UIKit's own. A class whose `init()` is not
/// UIKit's has it elsewhere; the function that is written beside the call knows these by name.
struct ClassValues: Rewrite {
  func rewrite(_ draft: inout Draft) {
    var withFunction: Set<MadeClass> = []
    for call in draft.file.nodes.calls {
      guard let value = ClassValue(call, in: draft.module) else { continue }
      rewrite(call, of: value, in: &draft)
      addFactory(for: value, at: call, &withFunction, in: &draft)
    }
    for member in draft.file.nodes.memberAccesses {
      guard let value = ClassValue(function: member, in: draft.module) else { continue }
      rewrite(member, of: value, in: &draft)
      addFactory(for: value, at: member, &withFunction, in: &draft)
    }
  }

  private func addFactory(
    for value: ClassValue, at node: some SyntaxProtocol, _ made: inout Set<MadeClass>,
    in draft: inout Draft
  ) {
    draft.willNameUIKit()
    guard value.construction == .plain, let place = node.outermostDeclaration,
      made.insert(value.made).inserted
    else { return }
    let function = Factory(of: value.made, for: draft.file)
    draft.insert("; " + function.text(in: draft.module), after: place)
  }

  /// The arguments stay where they are; what stands for the class becomes the first.
  private func rewrite(
    _ call: FunctionCallExprSyntax, of value: ClassValue, in draft: inout Draft
  ) {
    guard let paren = call.leftParen else { return }
    let maker = Factory.name(for: value, in: draft.file) + "("
    let comma = value.construction == .plain ? "" : ", "
    switch value.form {
    case .call(let type, let isTypeName):
      draft.insert(maker, before: type)
      draft.replace(
        type.ownRange.upperBound..<paren.ownRange.upperBound,
        with: (isTypeName ? ".self" : "") + comma)
    case .chain(let type, let isFollowed):
      let chain = type.as(OptionalChainingExprSyntax.self)?.expression ?? type
      draft.insert("(", before: chain)
      draft.replace(
        chain.ownRange.upperBound..<paren.ownRange.upperBound,
        with: ").map({ " + maker + "$0" + comma)
      draft.insert(" })" + (isFollowed ? "?" : ""), after: call)
    case .implicit(let type):
      draft.replace(
        call.ownRange.lowerBound..<paren.ownRange.upperBound, with: maker + type + ".self" + comma)
    case .function:
      break
    }
  }

  /// `T.init` becomes a closure.
  private func rewrite(
    _ member: MemberAccessExprSyntax, of value: ClassValue, in draft: inout Draft
  ) {
    guard case .function(let type) = value.form else { return }
    let arguments = value.construction.labels.enumerated().map { ", \($1): $\($0)" }.joined()
    draft.replace(
      member,
      with: "{ \(Factory.name(for: value, in: draft.file))(\(type.inOneLine).self\(arguments)) }")
  }
}

/// The function of a file that makes objects of class values.
private struct Factory {
  let name: String
  private let made: MadeClass

  init(of made: MadeClass, for file: SourceFile) {
    self.made = made
    name = Self.name(of: made, in: file)
  }

  /// What an object is made by: UIKit's function for the initializer, or the file's for `init()`.
  static func name(for value: ClassValue, in file: SourceFile) -> String {
    switch value.construction {
    case .plain: name(of: value.made, in: file)
    case .frame: "_ViewMaker.make"
    case .nib: "_ViewControllerMaker.make"
    case .layout: "_CollectionViewControllerMaker.make"
    }
  }

  private static func name(of made: MadeClass, in file: SourceFile) -> String {
    "_make\(made.rawValue)_\(file.number)"
  }

  func text(in module: Module) -> String {
    let cases = module.classesWithOwnInitializer(below: made).map {
      "if type as Any.Type == \($0).self { return \($0)() as! Made }; "
    }
    return "@preconcurrency @MainActor func \(name)<Made: \(made.rawValue)>(_ type: Made.Type) "
      + "-> Made { \(cases.joined())return \(made.maker(of: "type")) }"
  }
}
