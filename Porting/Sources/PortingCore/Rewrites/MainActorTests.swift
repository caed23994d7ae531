import SwiftSyntax

/// Each test of a `@MainActor` test case gets an asynchronous one of the same name that calls it, so that
/// XCTest for Linux can call them: the type of its list of synchronous tests leaves no room for an actor.
/// The test itself stays synchronous, since other overloads are chosen in asynchronous code. It becomes
/// private, so that it is no test for XCTest.
///
/// Calls of XCTest's empty asynchronous `setUp()` and `tearDown()` are left out, because they would
/// leave the actor with the test case.
struct MainActorTests: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for type in draft.file.nodes.types {
      guard let node = type.as(ClassDeclSyntax.self), draft.module.isMainActorTestCase(node) else {
        continue
      }
      for member in node.memberBlock.members {
        guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
        if function.isTest, !function.isAsync {
          makeCallable(function, &draft)
        } else if function.isAsync, node.superclassName == "XCTestCase" {
          leaveOutSuper(in: function, &draft)
        }
      }
    }
  }

  private func makeCallable(_ test: FunctionDeclSyntax, _ draft: inout Draft) {
    // One that overrides another cannot be private.
    guard !test.modifiers.contains(where: { $0.name.text == "override" }) else {
      return draft.insert(" async", after: test.signature.parameterClause)
    }
    for modifier in test.modifiers where Self.accesses.contains(modifier.name.text) {
      draft.remove(modifier)
    }
    draft.insert("private ", before: test.funcKeyword)
    let (name, throwing) = (test.name.text, test.signature.effectSpecifiers?.throwsClause != nil)
    let (effect, mark) = throwing ? ("throws ", "try ") : ("", "")
    draft.insert(
      "; func \(name)() async \(effect){ "
        + "let test: () \(effect)-> Void = { \(mark)self.\(name)() }; \(mark)test() }",
      after: test)
  }

  private static let accesses: Set = ["public", "open", "internal", "package"]

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
      && !modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  fileprivate var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}
