import SwiftSyntax

/// A test case that is a delegate or a data source itself: XCTest's classes are no objects of
/// Foundation's on Linux, so the module makes them ones, once.
///
/// A test case that asks for its own class as such an object does, `self.classForCoder`, asks `type(of:)`.
struct TestObjects: Rewrite {
  func rewrite(_ draft: inout Draft) {
    nameClasses(&draft)
    guard let owner = draft.module.firstTestDelegate, owner.file.number == draft.file.number else {
      return
    }
    draft.insert(
      """
      ; extension XCTest: @retroactive NSObjectProtocol { \
      public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }; \
      public var hash: Int { ObjectIdentifier(self).hashValue }; \
      public func `self`() -> Self { self }; public func isProxy() -> Bool { false }; \
      public var description: String { name } }
      """, after: owner.node)
  }

  private func nameClasses(_ draft: inout Draft) {
    for access in draft.file.nodes.memberAccesses
    where access.declName.baseName.text == "classForCoder"
      && access.base?.trimmedDescription == "self"
    {
      guard let type = access.enclosingType, draft.module.isTestCase(type.fullName) else {
        continue
      }
      draft.replace(access, with: "Swift.type(of: self)")
    }
  }
}

extension Module {
  /// The first declaration by which a test case conforms to a delegate's or data source's protocol of
  /// another module, which may call it by a name of its own; nil where the module makes XCTest an object.
  fileprivate var firstTestDelegate: (node: DeclSyntax, file: SourceFile)? {
    guard !["XCTest", "XCTestCase"].contains(where: makesObject) else { return nil }
    for file in files {
      for type in file.nodes.types {
        guard let node = type.as(ClassDeclSyntax.self), isTestDelegate(node, node.fullName) else {
          continue
        }
        return (DeclSyntax(node).outermost, file)
      }
      for node in file.nodes.extensions where isTestDelegate(node, node.fullName) {
        return (DeclSyntax(node), file)
      }
    }
    return nil
  }

  /// Does an extension make the class an object of Foundation's?
  private func makesObject(_ name: String) -> Bool {
    (extensions[name] ?? []).contains {
      ($0.node.inheritanceClause?.inheritedTypes ?? []).contains {
        $0.type.plainName.hasSuffix("NSObjectProtocol")
      }
    }
  }

  fileprivate func isTestCase(_ type: String) -> Bool {
    superclasses(of: type).last == "XCTestCase"
  }

  private func isTestDelegate(_ node: some DeclGroupSyntax, _ type: String) -> Bool {
    isTestCase(type)
      && (node.inheritanceClause?.inheritedTypes ?? []).contains {
        let name = $0.type.plainName
        return types[fullName(of: name)] == nil
          && ["Delegate", "DataSource", "DelegateFlowLayout"].contains(where: name.hasSuffix)
      }
  }
}

extension DeclSyntax {
  /// The declaration of the file in which this one lies, or this one.
  fileprivate var outermost: DeclSyntax {
    var (node, found) = (parent, self)
    while let current = node {
      if let declaration = current.as(DeclSyntax.self) { found = declaration }
      node = current.parent
    }
    return found
  }
}
