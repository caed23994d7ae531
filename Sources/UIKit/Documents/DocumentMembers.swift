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
    guard case .action(let selector) = member(name, of: object)?.kind else { return nil }
    return selector
  }
}
