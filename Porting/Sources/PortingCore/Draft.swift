import SwiftSyntax

/// What the rewrites have decided for one file so far.
struct Draft {
  let file: SourceFile
  let module: Module
  private(set) var edits: [Edit] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var connections = ConnectionTable()
  /// Whether an edit names something of UIKit's.
  private(set) var namesUIKit = false

  init(of file: SourceFile, in module: Module) {
    self.file = file
    self.module = module
  }

  /// Takes a node out together with the blanks behind it; its line breaks stay.
  mutating func remove(_ node: some SyntaxProtocol) {
    let range = node.ownRange
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let blanks = file.bytes[range.upperBound...].prefix(while: isBlank)
    let whole = range.lowerBound..<blanks.endIndex
    edits.append(Edit(range: whole, content: .text(file.lineBreaks(in: whole))))
  }

  /// Writes text in place of a node, the line breaks it has, and `closing` behind them.
  mutating func replace(
    _ node: some SyntaxProtocol, with text: String, closing: String = ""
  ) {
    let breaks = file.lineBreaks(in: node.ownRange)
    edits.append(Edit(range: node.ownRange, content: .text(text + breaks + closing)))
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, content: .text(text + file.lineBreaks(in: range))))
  }

  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    insert(.text(text), at: node.ownRange.lowerBound)
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    insert(.text(text), at: node.ownRange.upperBound)
  }

  mutating func insert(_ content: Edit.Content, at offset: Int) {
    edits.append(Edit(range: offset..<offset, content: content))
  }

  /// Leaves the lines of a node empty, because it is written elsewhere.
  mutating func moveAway(_ range: Range<Int>) {
    edits.append(Edit(range: range, content: .movedAway))
  }

  /// Says that what the node asks for cannot be had, unless Linux never compiles it.
  mutating func refuse(
    _ node: some SyntaxProtocol, _ problem: String, cure: String,
    severity: Diagnostic.Severity = .error
  ) {
    guard !PlatformConditions.skip(node) else { return }
    let start = node.ownRange.lowerBound
    diagnostics.append(
      Diagnostic(
        severity: severity, path: file.path, line: file.line(at: start),
        column: file.column(at: start), problem: problem, cure: cure))
  }

  /// Says that an edit names something of UIKit's, which the file may not import.
  mutating func willNameUIKit() { namesUIKit = true }

  mutating func connect(_ outlet: ConnectionTable.Outlet, named name: String, of type: String) {
    connections.types[type, default: .init()].outlets[name] = outlet
  }

  mutating func connect(action: String, to method: String, of type: String) {
    connections.types[type, default: .init()].actions[action] = method
  }
}
