/// Turns sources written for iOS into ones that Swift compiles on Linux.
///
/// All files of a module go in together, because a class and its extensions may lie in different ones.
/// Nothing is read and nothing is written: the command and the plugin do that.
public struct Porter {
  /// The sources as the compiler is to have them, in the order of those handed in.
  public let sources: [Source]
  /// What could not be done, in the order of files and lines.
  public let diagnostics: [Diagnostic]
  /// The outlets and actions of all types.
  public let connections: ConnectionTable

  /// - Parameter headersImportUIKit: Whether a header beside the sources imports UIKit.
  /// - Complexity: O(n) in the length of all sources.
  public init(_ sources: [Source], headersImportUIKit: Bool = false) {
    let files = sources.enumerated().map { SourceFile($0.element, number: $0.offset) }
    let module = Module(files: files, headersImportUIKit: headersImportUIKit)
    let drafts = files.map { file in
      var draft = Draft(of: file, in: module)
      for rewrite in Rewrites.all { rewrite.rewrite(&draft) }
      return draft
    }
    let renderer = Renderer(drafts)
    self.sources = files.map { Source(path: $0.path, text: renderer.text(of: $0.number)) }
    diagnostics = drafts.flatMap { draft in
      draft.diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    connections = drafts.reduce(into: ConnectionTable()) { $0.merge($1.connections) }
  }
}
