import SwiftSyntax

/// A member that an extension adds to a class of another module and that classes below override, which
/// Objective-C alone allows.
///
/// The member asks what the object is and calls the implementation of the nearest class that has one.
/// Each implementation has a name of its own.
struct DispatchedMember {
  /// An implementation and the full name of the class it is for.
  struct Implementation {
    let member: Member
    let type: String

    /// The name of the implementation in a copy: `_UIStackView_add`.
    var name: String {
      "_" + type.replacing(".", with: "_") + "_" + member.baseName.replacing("`", with: "")
    }
  }

  let base: Implementation
  /// Those that override it, the classes with the most classes above them first.
  private(set) var overrides: [Implementation] = []

  /// Adds an override, in the order in which the classes are asked for.
  mutating func add(_ override: Implementation, in module: Module) {
    let key = { (type: String) in (-module.ancestors(of: type).count, type) }
    overrides.append(override)
    overrides.sort { key($0.type) < key($1.type) }
  }

  /// The implementation that `super` means in a class, or nil where the class is not below the member's.
  func inherited(by type: String, in module: Module) -> Implementation? {
    let ancestors = module.ancestors(of: type)
    guard ancestors.contains(base.type) else { return nil }
    for ancestor in ancestors where ancestor != base.type {
      if let override = overrides.first(where: { $0.type == ancestor }) { return override }
    }
    return base
  }
}

/// The dispatched members of a module.
struct DispatchedMembers {
  /// In the order of the files.
  private(set) var all: [DispatchedMember] = []
  private var items: Set<SyntaxIdentifier> = []

  init() {}

  init(in module: Module) {
    var found: [SyntaxIdentifier: DispatchedMember] = [:]
    for type in module.typeNames {
      for member in module.members(of: type) where member.isOverride {
        guard let base = module.overridden(by: member, of: type), base.isOfOtherModule else {
          continue
        }
        let override = DispatchedMember.Implementation(member: member, type: type)
        guard DispatchRules(module: module).allow(override, of: base.implementation) else {
          continue
        }
        let id = base.implementation.member.item.id
        found[id, default: .init(base: base.implementation)].add(override, in: module)
        items.formUnion([id, member.item.id])
      }
    }
    all = found.values.sorted { one, other in
      let (first, second) = (one.base.member, other.base.member)
      return (first.file.number, first.item.position.utf8Offset)
        < (second.file.number, second.item.position.utf8Offset)
    }
  }

  /// Whether a member is one of them, or overrides one.
  func contains(_ member: Member) -> Bool { items.contains(member.item.id) }
}

extension Module {
  /// The classes above a class, UIKit's among them, nearest first.
  func ancestors(of type: String) -> [String] {
    let own = superclasses(of: type)
    return own + PlatformClasses.ancestors(of: own.last ?? fullName(of: type))
  }

  /// What a member of a class overrides, where this module declares it, and whether an extension of
  /// another module's class does so.
  fileprivate func overridden(
    by member: Member, of type: String
  ) -> (implementation: DispatchedMember.Implementation, isOfOtherModule: Bool)? {
    for ancestor in ancestors(of: type) {
      guard let base = declaration(overriddenBy: member, in: ancestor) else { continue }
      let isOfOtherModule = types[ancestor] == nil && base.owner.is(ExtensionDeclSyntax.self)
      return (.init(member: base, type: ancestor), isOfOtherModule)
    }
    return nil
  }

  /// The member of a class that a member of a class below overrides: of several with one name the one
  /// whose parameters have the same types.
  ///
  /// Of what extensions add to another module's class, Swift lets override only what Objective-C sees.
  func declaration(overriddenBy member: Member, in type: String) -> Member? {
    let isOurs = types[type] != nil
    let candidates = members(of: type).filter {
      $0.name == member.name && $0.isStatic == member.isStatic && !$0.isOverride
        && !PlatformConditions.skip($0.item) && (isOurs || $0.isVisibleToObjectiveC)
    }
    return candidates.first { $0.parameterTypes == member.parameterTypes } ?? candidates.first
  }
}

extension Member {
  /// Whether attributes of the member or of its extension let Objective-C see it.
  fileprivate var isVisibleToObjectiveC: Bool {
    let own = item.decl.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
    guard !own.contains("nonobjc") else { return false }
    return owner.attributes.names.contains("objc") || !AttributeRemoval.names.isDisjoint(with: own)
  }
}
