import SwiftSyntax

/// The tests of a `@MainActor` test case become `async`, so that XCTest for Linux can call them: the
/// type of its list of synchronous tests leaves no room for an actor. Calls of its empty asynchronous
/// `setUp()` and `tearDown()` are left out, because they would leave the actor with the test case.
struct MainActorTests: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for type in draft.file.nodes.types {
      guard let node = type.as(ClassDeclSyntax.self), draft.module.isMainActorTestCase(node) else {
        continue
      }
      for member in node.memberBlock.members {
        guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
        if function.isTest, !function.isAsync {
          draft.insert(" async", after: function.signature.parameterClause)
        } else if function.isAsync, node.superclassName == "XCTestCase" {
          leaveOutSuper(in: function, &draft)
        }
      }
    }
  }

  private func leaveOutSuper(in function: FunctionDeclSyntax, _ draft: inout Draft) {
    let call = "super.\(function.name.text)()"
    guard ["super.setUp()", "super.tearDown()"].contains(call) else { return }
    for statement in function.body?.statements ?? [] {
      let words = statement.trimmedDescription.split { $0 == " " || $0 == "\n" }
      guard words.last ?? "" == call, words.dropLast().allSatisfy({ $0 == "try" || $0 == "await" })
      else { continue }
      draft.remove(statement)
    }
  }
}

extension Module {
  /// Whether a class, or one of the module that it inherits from, is a test case on the main actor.
  fileprivate func isMainActorTestCase(_ node: ClassDeclSyntax) -> Bool {
    let above = superclasses(of: node.fullName)
    guard above.last == "XCTestCase" else { return false }
    let classes = [node] + above.compactMap { types[$0]?.node.as(ClassDeclSyntax.self) }
    return classes.contains { $0.attributes.names.contains("MainActor") }
  }
}

extension ClassDeclSyntax {
  fileprivate var superclassName: String? {
    inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }
}

extension FunctionDeclSyntax {
  fileprivate var isTest: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && !modifiers.saysStatic && signature.returnClause == nil
  }

  fileprivate var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}
