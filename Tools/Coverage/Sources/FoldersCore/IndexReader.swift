import CIndexStore

/// Gathers declarations and references from the occurrences of an index.
final class IndexReader {
  private var codebase: Codebase
  private let rootLength: Int
  private var file = (number: UInt32(0), path: "", isKnown: false)
  /// The identifiers of properties and subscripts with accessors in the source.
  private var computed: Set<String> = []
  /// The identifier of the extended type by that of the extension.
  private var extended: [String: String] = [:]

  /// - Parameter root: The path of the repository with a slash at its end.
  init(_ codebase: Codebase, root: String) {
    self.codebase = codebase
    rootLength = root.utf8.count
  }

  /// What was gathered.
  func finished() -> Codebase {
    for symbol in computed { codebase.declarations[symbol]?.isComputed = true }
    for (symbol, type) in extended { codebase.declarations[symbol]?.extended = type }
    return codebase
  }

  func visit(_ occurrence: IndexOccurrence) {
    let has = { (role: Int, roles: UInt64) in roles & UInt64(role) != 0 }
    guard !has(IndexRoleImplicit, occurrence.roles) else { return }
    if occurrence.fileNumber != file.number {
      let path = occurrence.file.string(from: rootLength)
      file = (occurrence.fileNumber, path, codebase.files[path] != nil)
    }
    guard file.isKnown else { return }
    let place = Place(file.path, Int(occurrence.line))
    if has(IndexRoleExtendedBy, occurrence.relatedRoles) {
      extended[occurrence.related.string()] = occurrence.symbol.string()
    }
    if has(IndexRoleDefinition, occurrence.roles) {
      visitDefinition(occurrence, at: place)
    } else if has(IndexRoleReference, occurrence.roles) {
      codebase.references.insert(Reference(occurrence.symbol.string(), at: place))
    }
  }

  private func visitDefinition(_ occurrence: IndexOccurrence, at place: Place) {
    if occurrence.relatedRoles & UInt64(IndexRoleAccessorOf) != 0 {
      let name = occurrence.name.string()
      if !name.hasPrefix("didSet:"), !name.hasPrefix("willSet:") {
        computed.insert(occurrence.related.string())
      }
      return
    }
    guard let kind = Self.kind(occurrence.kind) else { return }
    let symbol = occurrence.symbol.string()
    let name = occurrence.name.string().prefix { $0 != "(" }
    var declaration = Declaration(kind, String(name), at: place)
    if occurrence.relatedRoles & UInt64(IndexRoleChildOf) != 0 {
      declaration.parent = occurrence.related.string()
    }
    declaration.parent = declaration.parent ?? codebase.declarations[symbol]?.parent
    codebase.declarations[symbol] = declaration
  }

  private static func kind(_ kind: Int32) -> Declaration.Kind? {
    switch Int(kind) {
    case IndexKindClass, IndexKindStruct, IndexKindEnum, IndexKindProtocol: .type
    case IndexKindExtension: .extension
    case IndexKindFunction, IndexKindInstanceMethod, IndexKindClassMethod, IndexKindStaticMethod,
      IndexKindConstructor, IndexKindDestructor:
      .function
    case IndexKindInstanceProperty: .property
    case IndexKindParameter: nil
    default: .other
    }
  }
}
