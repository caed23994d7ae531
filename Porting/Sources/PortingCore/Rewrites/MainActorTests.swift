import SwiftSyntax

/// One test of a `@MainActor` test case becomes `async`, so that XCTest for Linux can call the class:
/// its list of tests has one type, and that of synchronous tests leaves no room for an actor.
struct MainActorTests: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for type in draft.file.nodes.types {
      guard let node = type.as(ClassDeclSyntax.self), node.isTestCaseOfMainActor else { continue }
      let tests = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        .filter(\.isTest)
      guard !tests.contains(where: \.isAsync), let first = tests.first else { continue }
      draft.insert(" async", after: first.signature.parameterClause)
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
