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
      guard let value = ClassValue(call, in: draft.module), let place = call.outermostDeclaration
      else { continue }
      let function = Factory(of: value.made, for: draft.file)
      rewrite(call, of: value, by: function, in: &draft)
      guard value.construction == .plain, withFunction.insert(value.made).inserted else { continue }
      draft.insert("; " + function.text(in: draft.module), after: place)
    }
  }

  /// The arguments stay where they are; what stands for the class becomes the first.
  private func rewrite(
    _ call: FunctionCallExprSyntax, of value: ClassValue, by function: Factory,
    in draft: inout Draft
  ) {
    guard let paren = call.leftParen else { return }
    let isPlain = value.construction == .plain
    draft.insert((isPlain ? function.name : "_ViewMaker.make") + "(", before: value.expression)
    draft.replace(
      value.expression.ownRange.upperBound..<paren.ownRange.upperBound,
      with: (value.isParameter ? ".self" : "") + (isPlain ? "" : ", "))
  }
}

/// The function of a file that makes objects of class values.
private struct Factory {
  let name: String
  private let made: MadeClass

  init(of made: MadeClass, for file: SourceFile) {
    self.made = made
    name = "_make\(made.rawValue)_\(file.number)"
  }

  func text(in module: Module) -> String {
    let cases = module.classesWithOwnInitializer(below: made).map {
      "if type as Any.Type == \($0).self { return \($0)() as! Made }; "
    }
    return "@preconcurrency @MainActor func \(name)<Made: \(made.rawValue)>(_ type: Made.Type) "
      + "-> Made { \(cases.joined())return \(made.maker(of: "type")) }"
  }
}
