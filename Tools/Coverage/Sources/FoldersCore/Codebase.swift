/// The source files of a repository, what they declare and what they name.
public struct Codebase: Sendable {
  /// The files by their paths from the root, `Sources/UIKit/Values/UIRectEdge.swift` for instance.
  public private(set) var files: [String: SourceText] = [:]
  /// What is declared, by the compiler's unique names.
  public var declarations: [String: Declaration] = [:]
  /// What is named, implicit uses left out.
  public var references: Set<Reference> = []

  public init() {}

  /// Adds a file.
  public mutating func add(_ path: String, text: String) { files[path] = SourceText(text) }

  /// The module of a file: the folder below `Sources`.
  static func module(of path: String) -> String { String(path.split(separator: "/")[1]) }

  /// The folder of a file within its module; ``root`` right below the module.
  static func folder(of path: String) -> String {
    let folders = path.split(separator: "/").dropFirst(2).dropLast()
    return folders.isEmpty ? root : folders.joined(separator: "/")
  }

  /// The name of a module's own folder.
  static let root = "."

  /// The name by which the code outside of its folder knows a declaration.
  ///
  /// That is the outermost type around it. A member of an extension that does not stand in the
  /// folder of its type is `Type.member`.
  func publicName(of declaration: Declaration) -> String {
    var (member, outermost) = (declaration, declaration)
    while let parent = outermost.parent.flatMap({ declarations[$0] }) {
      (member, outermost) = (outermost, parent)
    }
    guard outermost.kind == .extension else { return outermost.name }
    let type = outermost.extended.flatMap { declarations[$0] }
    let name = type.map { publicName(of: $0) } ?? outermost.name
    let isAtHome =
      type.map { Self.folder(of: $0.place.file) == Self.folder(of: declaration.place.file) }
    return isAtHome == true ? name : "\(name).\(member.name)"
  }
}
