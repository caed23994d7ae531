import SwiftSyntax

/// The files of one module, and what they declare, by name.
struct Module {
  /// A declaration and the file that holds it.
  struct Place<Node> {
    let node: Node
    let file: SourceFile
  }

  let files: [SourceFile]
  /// Types by their full names. Of two with one name the first.
  private(set) var types: [String: Place<any DeclGroupSyntax>] = [:]
  /// The same full names by the last part alone.
  private var fullNames: [String: String] = [:]
  /// Extensions by the full name of what they extend.
  private(set) var extensions: [String: [Place<ExtensionDeclSyntax>]] = [:]
  private var membersByType: [String: [Member]] = [:]
  /// The base names of every function declared anywhere.
  private(set) var functionNames: Set<String> = []
  /// The names of type aliases.
  private var aliases: Set<String> = []
  /// What is called by questions for the object's class.
  private(set) var dispatched = DispatchedMembers()
  /// What changes its place between the declarations.
  private(set) var moves = Moves()
  /// What holds class values.
  private(set) var classValues = ClassValueNames()
  /// What the associated types of that name must be, by the names of associated types.
  private(set) var associatedBounds: [String: Set<String>] = [:]

  /// Whether every file sees UIKit where one imports it or a header of the module does.
  let seesUIKit: Bool

  /// - Parameter headersImportUIKit: Whether a header of the module imports UIKit, so that its Swift
  ///   files see it.
  init(files: [SourceFile], headersImportUIKit: Bool = false) {
    self.files = files
    seesUIKit =
      headersImportUIKit
      || files.contains { !$0.importedModules.isDisjoint(with: ["UIKit", "XCTest"]) }
    for file in files { addTypes(of: file) }
    for file in files { addExtensions(of: file) }
    dispatched = DispatchedMembers(in: self)
    moves = Moves(in: self)
    for node in files.lazy.flatMap(\.nodes.associatedTypes) {
      associatedBounds[node.name.text, default: []].formUnion(node.bounds)
    }
    classValues = ClassValueNames(of: files, in: self)
  }

  /// The full name of a type that is written as `name` somewhere; the name itself if it is not ours.
  func fullName(of name: String) -> String {
    if types[name] != nil { return name }
    return fullNames[name] ?? name
  }

  /// Whether the module has a type or function of a name.
  func declares(_ name: String) -> Bool {
    types[name] != nil || fullNames[name] != nil || functionNames.contains(name)
      || aliases.contains(name)
  }

  /// The names of all types that have members here.
  var typeNames: some Collection<String> { membersByType.keys }

  func members(of type: String) -> [Member] { membersByType[fullName(of: type)] ?? [] }

  /// The class another inherits from as it is written there, or nil where this module does not say.
  ///
  /// A class that only conforms to a protocol answers that protocol. Of a protocol the first that it
  /// refines or whose classes may conform to it.
  func superclass(of type: String) -> String? {
    let node = types[fullName(of: type)]?.node
    if let declaration = node?.as(ProtocolDeclSyntax.self) {
      return declaration.bounds(of: "Self").first { MadeClass(named: $0) != nil }
        ?? declaration.bounds(of: "Self").first.map(fullName)
    }
    let declaration = node?.as(ClassDeclSyntax.self)
    return (declaration?.inheritanceClause?.inheritedTypes.first?.type.plainName).map(fullName)
  }

  /// The classes above a class, nearest first; the last may be another module's.
  func superclasses(of type: String) -> [String] {
    var chain: [String] = []
    var current = fullName(of: type)
    while let next = superclass(of: current), next != type, !chain.contains(next) {
      chain.append(next)
      current = next
    }
    return chain
  }

  /// The first member of a type or the classes above it that `matches`.
  func firstMember(of type: String, where matches: (Member) -> Bool) -> Member? {
    for name in [fullName(of: type)] + superclasses(of: type) {
      if let member = members(of: name).first(where: matches) { return member }
    }
    return nil
  }

  private mutating func addTypes(of file: SourceFile) {
    functionNames.formUnion(file.nodes.functions.map(\.name.text))
    aliases.formUnion(file.nodes.aliases.map(\.name.text))
    for type in file.nodes.types {
      let name = type.fullName
      guard types[name] == nil else { continue }
      types[name] = Place(node: type, file: file)
      if let last = name.split(separator: ".").last { fullNames[String(last)] = name }
      addMembers(of: type, in: file, to: name)
    }
  }

  private mutating func addExtensions(of file: SourceFile) {
    for node in file.nodes.extensions {
      let name = fullName(of: node.fullName)
      extensions[name, default: []].append(Place(node: node, file: file))
      addMembers(of: node, in: file, to: name)
    }
  }

  private mutating func addMembers(
    of owner: some DeclGroupSyntax, in file: SourceFile, to name: String
  ) {
    membersByType[name, default: []] += owner.memberBlock.itemsInConditions.compactMap {
      Member($0, of: owner, in: file)
    }
  }
}

extension MemberBlockSyntax {
  /// The members, those inside `#if` among them.
  fileprivate var itemsInConditions: [MemberBlockItemSyntax] { members.flatMap(\.withConditions) }
}

extension MemberBlockItemSyntax {
  fileprivate var withConditions: [MemberBlockItemSyntax] {
    guard let condition = decl.as(IfConfigDeclSyntax.self) else { return [self] }
    return condition.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
      guard case .decls(let items) = clause.elements else { return [] }
      return items.flatMap(\.withConditions)
    }
  }
}
