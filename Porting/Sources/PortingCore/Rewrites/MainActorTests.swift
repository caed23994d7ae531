import SwiftSyntax

/// The tests of a `@MainActor` test case become `async`, so that XCTest for Linux can call them: the
/// type of its list of synchronous tests leaves no room for an actor.
struct MainActorTests: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for type in draft.file.nodes.types {
      guard let node = type.as(ClassDeclSyntax.self), node.isTestCaseOfMainActor else { continue }
      for member in node.memberBlock.members {
        guard let test = member.decl.as(FunctionDeclSyntax.self), test.isTest, !test.isAsync else {
          continue
        }
        draft.insert(" async", after: test.signature.parameterClause)
      }
    }
  }
}

extension ClassDeclSyntax {
  fileprivate var isTestCaseOfMainActor: Bool {
    attributes.names.contains("MainActor")
      && inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "XCTestCase"
  }
}

extension FunctionDeclSyntax {
  fileprivate var isTest: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && !modifiers.saysStatic && signature.returnClause == nil
  }

  fileprivate var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}
