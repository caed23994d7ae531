import SwiftParser
import SwiftSyntax

/// The view controllers of a module that can be made alone, and how the application starts.
public struct ScreenFinder {
  /// The names of controllers that `init()` or `init(nibName:bundle:)` makes, in the order of files.
  public private(set) var controllers: [String] = []
  /// Controllers that need parts, with the labels of the initializer with the fewest.
  public private(set) var controllersWithParts: [(name: String, labels: [String])] = []
  /// Private controllers that are made alone, by the file that declares them.
  public private(set) var hiddenControllers: [String: [String]] = [:]
  /// The names of all controllers.
  public private(set) var allControllers: [String] = []
  /// The types that conform to a protocol of the module, by the protocol's name.
  public private(set) var conforming: [String: [String]] = [:]
  /// The class that is marked with `@main`.
  public private(set) var entry: String?
  /// Whether the class that is marked is an application's delegate.
  public private(set) var entryIsDelegate = false
  /// The application's delegate where a file `main.swift` starts it.
  public private(set) var hasMainFile = false

  /// - Parameter sources: The paths and texts of the module's files.
  public init(_ sources: [(path: String, text: String)]) {
    let visitor = ClassVisitor(viewMode: .sourceAccurate)
    for source in sources {
      visitor.path = source.path
      visitor.walk(Parser.parse(source: source.text))
      if source.path.hasSuffix("/main.swift") { hasMainFile = true }
    }
    entry = visitor.entry?.name
    entryIsDelegate = visitor.entry?.isClass ?? false
    conforming = visitor.conforming
    for found in visitor.classes where visitor.isController(found.name) {
      allControllers.append(found.name)
      if found.isPrivate, visitor.isMadeAlone(found.name) {
        hiddenControllers[found.path, default: []].append(found.name)
      }
      guard !found.isPrivate, !found.isGeneric else { continue }
      if visitor.isMadeAlone(found.name) {
        controllers.append(found.name)
      } else if let labels = found.initializers.min(by: { $0.count < $1.count }) {
        controllersWithParts.append((found.name, labels))
      }
    }
  }
}

private final class ClassVisitor: SyntaxVisitor {
  struct Found {
    var name: String
    var superclass: String?
    var isPrivate: Bool
    var isGeneric: Bool
    /// The labels of its designated initializers without defaults; "required" ones for coders left out.
    var initializers: [[String]]
    var path: String
  }

  /// Of the file that is read.
  var path = ""

  private(set) var classes: [Found] = []
  private(set) var entry: (name: String, isClass: Bool)?
  private var protocols: Set<String> = []
  private var inherited: [(type: String, names: [String])] = []

  var conforming: [String: [String]] {
    var types: [String: [String]] = [:]
    for (type, names) in inherited {
      for name in names where protocols.contains(name) { types[name, default: []].append(type) }
    }
    return types
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    return .skipChildren
  }

  /// What a type that others can name inherits.
  private func note(_ clause: InheritanceClauseSyntax?, of name: String, hidden: Bool) {
    guard let clause, !hidden else { return }
    inherited.append((name, clause.inheritedTypes.map(\.type.trimmedDescription)))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteEntry(node.attributes, node.name.text, isClass: true)
    guard node.enclosing(FunctionDeclSyntax.self) == nil, !isNested(node) else {
      return .visitChildren
    }
    let hidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    note(
      node.inheritanceClause, of: node.name.text,
      hidden: hidden || node.genericParameterClause != nil)
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }.map { initializer in
      initializer.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
        .map(\.firstName.text)
    }.filter { $0 != ["coder"] }
    classes.append(
      Found(
        name: node.name.text,
        superclass: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
        isPrivate: hidden, isGeneric: node.genericParameterClause != nil,
        initializers: initializers, path: path))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteEntry(node.attributes, node.name.text, isClass: false)
    let hidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    if !isNested(node), node.enclosing(FunctionDeclSyntax.self) == nil {
      note(
        node.inheritanceClause, of: node.name.text,
        hidden: hidden || node.genericParameterClause != nil)
    }
    return .visitChildren
  }

  private func isNested(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.asProtocol((any DeclGroupSyntax).self) != nil { return true }
      parent = current.parent
    }
    return false
  }

  private func noteEntry(_ attributes: AttributeListSyntax, _ name: String, isClass: Bool) {
    let isMain = attributes.contains {
      ["@main", "@UIApplicationMain"].contains($0.trimmedDescription)
    }
    if isMain, entry == nil { entry = (name, isClass) }
  }

  private func find(_ name: String) -> Found? { classes.first { $0.name == name } }

  func isController(_ name: String) -> Bool {
    var current = name
    for _ in 0..<20 {
      guard let found = find(current) else {
        return current.hasPrefix("UI") && current.hasSuffix("Controller")
      }
      guard let next = found.superclass else { return false }
      current = next
    }
    return false
  }

  func isMadeAlone(_ name: String) -> Bool {
    guard let found = find(name), !found.isGeneric else { return false }
    if found.initializers.isEmpty {
      return found.superclass.map { find($0) == nil || isMadeAlone($0) } ?? false
    }
    return found.initializers.contains { $0.isEmpty || $0 == ["nibName", "bundle"] }
  }
}
