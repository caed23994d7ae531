import SwiftSyntax

/// A test case that is a delegate or a data source itself: XCTest's classes are no objects of
/// Foundation's on Linux, so the module makes them ones, once.
struct TestObjects: Rewrite {
  func rewrite(_ draft: inout Draft) {
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
}

extension Module {
  /// The first declaration by which a test case conforms to a delegate's or data source's protocol of
  /// another module; nil where the module extends XCTest itself.
  fileprivate var firstTestDelegate: (node: DeclSyntax, file: SourceFile)? {
    guard extensions["XCTest"] == nil else { return nil }
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

  private func isTestDelegate(_ node: some DeclGroupSyntax, _ type: String) -> Bool {
    superclasses(of: type).last == "XCTestCase"
      && (node.inheritanceClause?.inheritedTypes ?? []).contains {
        let name = $0.type.plainName
        return types[fullName(of: name)] == nil && name.hasPrefix("UI")
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
