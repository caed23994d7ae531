import SwiftSyntax

/// A member that leaves its extension for the body of its class, because there alone it can override
/// or be overridden without Objective-C.
struct MovedMember {
  let member: Member
  /// What the extension says of its members: access, attributes; with a blank behind it, or empty.
  let prefix: String
  /// The conditions of `#if` around it, outermost first.
  let conditions: [String]

  var range: Range<Int> { member.item.decl.ownRange }

  init(_ member: Member) {
    self.member = member
    prefix = Self.prefix(of: member)
    conditions = Self.conditions(around: member.item)
  }

  private static let accessLevels: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static func prefix(of member: Member) -> String {
    let attributes = member.owner.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.name != "objc" }.map(\.inOneLine)
    let own = member.item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let hasAccess = own?.contains { accessLevels.contains($0.name.text) } ?? false
    // "private" before an extension means "fileprivate" for what is in it.
    let access = member.owner.modifiers.map(\.name.text).filter(accessLevels.contains)
      .map { $0 == "private" ? "fileprivate" : $0 }
    return (attributes + (hasAccess ? [] : access)).map { $0 + " " }.joined()
  }

  private static func conditions(around node: some SyntaxProtocol) -> [String] {
    var conditions: [String] = []
    var current = Syntax(node)
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        conditions.append(clause.wholeCondition)
      }
      current = parent
    }
    return conditions.reversed()
  }
}

extension IfConfigClauseSyntax {
  /// The condition with those of the clauses before it denied.
  fileprivate var wholeCondition: String {
    let before = parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != id } ?? []
    let denied = before.compactMap(\.condition).map { "!(\($0.inOneLine))" }
    let own = condition.map { ["(\($0.inOneLine))"] } ?? []
    return (denied + own).joined(separator: " && ").replacing("os(iOS)", with: "os(Linux)")
  }
}

/// Which members change their place, and which would have to but cannot.
struct Moves {
  /// An override that no move can help.
  struct Dead {
    let member: Member
    let problem: String
    let cure: String
  }

  /// By the full names of the classes they move into, in the order of the files.
  private(set) var byClass: [String: [MovedMember]] = [:]
  private(set) var dead: [Dead] = []

  init() {}

  init(in module: Module) {
    let overridden = findOverridden(in: module)
    for (type, places) in module.extensions {
      for place in places {
        for member in module.members(of: type) where member.owner.id == place.node.id {
          guard member.isOverride || overridden.contains(member.item.id),
            !module.dispatched.contains(member)
          else { continue }
          move(member, of: place.node, to: type, in: module)
        }
      }
    }
  }

  private mutating func move(
    _ member: Member, of owner: ExtensionDeclSyntax, to type: String, in module: Module
  ) {
    if owner.genericWhereClause != nil {
      dead.append(
        Dead(
          member: member, problem: "'\(member.name)' overrides in an extension with conditions",
          cure: "Write it in the class, and ask for the condition there"))
    } else if module.types[type]?.node.is(ClassDeclSyntax.self) == true {
      byClass[type, default: []].append(MovedMember(member))
    } else if member.isOverride {
      dead.append(
        Dead(
          member: member,
          problem:
            "'\(member.name)' overrides in an extension of \(type), a class of another module",
          cure: "Write a subclass of \(type) that overrides it"))
    }
  }

  /// Members of extensions that subclasses override.
  private mutating func findOverridden(in module: Module) -> Set<SyntaxIdentifier> {
    var found: Set<SyntaxIdentifier> = []
    for type in module.typeNames {
      let chain = module.ancestors(of: type)
      for member in module.members(of: type)
      where member.isOverride && !module.dispatched.contains(member) {
        for ancestor in chain {
          guard let base = module.declaration(overriddenBy: member, in: ancestor),
            base.owner.is(ExtensionDeclSyntax.self)
          else { continue }
          found.insert(base.item.id)
          refuse(member, of: ancestor, in: module)
        }
      }
    }
    return found
  }

  /// Overrides in extensions of other modules' classes are refused where these are read.
  private mutating func refuse(_ member: Member, of ancestor: String, in module: Module) {
    let isOfOtherClass =
      member.owner.is(ExtensionDeclSyntax.self)
      && module.types[module.fullName(of: member.owner.fullName)] == nil
    guard module.types[ancestor] == nil, !isOfOtherClass else { return }
    dead.append(
      Dead(
        member: member,
        problem: "'\(member.name)' overrides what an extension adds to \(ancestor), "
          + "a class of another module",
        cure: "Declare it in a protocol, or in a class of your own between the two"))
  }
}
