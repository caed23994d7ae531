/// The members of classes that documents name, looked up by name.
@MainActor enum DocumentMembers {
  private static var known: [ObjectIdentifier: [String: _DocumentMember]] = [:]

  /// The member of an object's class or of one it inherits from; nil if there is none.
  static func member(_ name: String, of object: AnyObject) -> _DocumentMember? {
    let type: AnyClass = Swift.type(of: object)
    if let members = known[ObjectIdentifier(type)] { return members[name] }
    let list = (type as? any _DocumentObject.Type)?._documentMembers ?? []
    let members = Dictionary(list.map { ($0.name, $0) }) { _, newer in newer }
    known[ObjectIdentifier(type)] = members
    return members[name]
  }

  /// The action with a name, with its method; nil if the object has none.
  static func action(_ name: String, of object: AnyObject) -> Selector? {
    if case .action(let selector) = member(name, of: object)?.kind { return selector }
    for case .action(let selector) in extensionMembers(name).map(\.kind)
    where selector.fits(object) { return selector }
    return nil
  }

  // MARK: Members of extensions

  private static var modules: [String] = []
  private static var extensions: [String: [_DocumentMember]] = [:]

  /// Looks for extensions in a module too, because a document names classes of it.
  static func note(module: String) {
    guard !modules.contains(module) else { return }
    modules.append(module)
    let type = ClassName("\(module)._DocumentExtensions").type
    for member in (type as? any _DocumentObject.Type)?._documentMembers ?? [] {
      extensions[member.name, default: []].append(member)
    }
  }

  /// The members with a name that extensions add to classes of UIKit's.
  ///
  /// The porting tool lists them in a class of the module, because no class of UIKit's can.
  static func extensionMembers(_ name: String) -> [_DocumentMember] { extensions[name] ?? [] }
}
