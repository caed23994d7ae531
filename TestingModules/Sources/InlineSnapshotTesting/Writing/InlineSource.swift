import SwiftParser
import SwiftSyntax

/// A test's source, in which calls are found and texts replaced; all else stays as it is, to the byte.
struct InlineSource {
  private let text: [UInt8]
  private let tree: SourceFileSyntax
  private let places: SourceLocationConverter

  init(_ text: String) {
    self.text = Array(text.utf8)
    tree = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// What becomes of a source.
  struct Result {
    let text: String
    /// How lines moved, by their numbers before this run.
    let shifts: [InlineFile.Shift]
    /// What no call was found for.
    let missing: [InlineRecording]
  }

  /// - Parameter shifts: How lines moved since the test was compiled.
  func replacing(_ recordings: [InlineRecording], shifts: [InlineFile.Shift] = []) -> Result {
    // From the end, so that calls above stay where they are; in a call the first closure first.
    let order = recordings.sorted {
      ($0.line, $0.column, -$0.descriptor.trailingClosureOffset)
        > ($1.line, $1.column, -$1.descriptor.trailingClosureOffset)
    }
    var source = self
    var (missing, moves) = ([InlineRecording](), [InlineFile.Shift]())
    for recording in order {
      let line = recording.line + Self.count(of: shifts, before: recording.line)
      guard let call = source.call(line: line, column: recording.column) else {
        missing.append(recording)
        continue
      }
      let end = lastLine(of: recording, at: line)
      guard let edit = source.edit(call, recording) else { continue }
      let moved = Self.newlines(edit.text.utf8) - Self.newlines(source.text[edit.range])
      if moved != 0 { moves.append(InlineFile.Shift(line: recording.line + end, count: moved)) }
      source = source.applying(edit)
    }
    return Result(
      text: String(decoding: source.text, as: UTF8.self),
      shifts: moves.sorted { $0.line < $1.line },
      missing: missing)
  }

  private func edit(_ call: FunctionCallExprSyntax, _ recording: InlineRecording) -> InlineEdit? {
    let writer = ClosureWriter(recording.text, indentation: indentation(of: call), step: step)
    return CallEdit(call, recording.descriptor, writer).edit
  }

  private func applying(_ edit: InlineEdit) -> InlineSource {
    var bytes = text
    bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    return InlineSource(String(decoding: bytes, as: UTF8.self))
  }

  /// How many lines after that of its call a recording's closure ends, before anything is written.
  private func lastLine(of recording: InlineRecording, at line: Int) -> Int {
    guard let call = call(line: line, column: recording.column), let edit = edit(call, recording)
    else { return 0 }
    let start = places.position(ofLine: line, column: 1).utf8Offset
    return Self.newlines(text[start..<edit.range.upperBound])
  }

  private static func newlines(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == 10 } }

  private static func count(of shifts: [InlineFile.Shift], before line: Int) -> Int {
    shifts.filter { $0.line < line }.reduce(0) { $0 + $1.count }
  }

  /// Where the closure with the text begins of the call at a place; nil if it has none.
  func closureStart(
    line: Int, column: Int, _ descriptor: InlineSnapshotSyntaxDescriptor
  ) -> SourceLocation? {
    call(line: line, column: column).flatMap { CallEdit.closure(of: $0, descriptor) }.map {
      places.location(for: $0.positionAfterSkippingLeadingTrivia)
    }
  }

  /// The call that is at a place: by what holds its arguments, as the compiler has it, else by its name
  /// or its first word.
  private func call(line: Int, column: Int) -> FunctionCallExprSyntax? {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    let isThere = { (position: AbsolutePosition?) in
      guard let position else { return false }
      let place = places.location(for: position)
      return place.line == line && place.column == column
    }
    return finder.calls.first {
      isThere(
        $0.leftParen?.positionAfterSkippingLeadingTrivia
          ?? $0.trailingClosure?.positionAfterSkippingLeadingTrivia)
    } ?? finder.calls.first { isThere($0.namePosition) }
      ?? finder.calls.first {
        isThere($0.calledExpression.positionAfterSkippingLeadingTrivia)
      }
  }

  /// The white space that the line begins with in which a call does.
  private func indentation(of call: FunctionCallExprSyntax) -> String {
    let line = places.location(for: call.namePosition).line
    let start = places.position(ofLine: line, column: 1).utf8Offset
    return String(
      decoding: text[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// What one level of indentation is in this file: a tab, or the fewest spaces a line begins with.
  private var step: String {
    var least = Int.max
    for line in text.split(separator: 10) {
      if line.first == 0x09 { return "\t" }
      let count = line.prefix { $0 == 0x20 }.count
      if count > 1, count < line.count { least = min(least, count) }
    }
    return String(repeating: " ", count: least == .max ? 2 : min(least, 8))
  }
}

extension FunctionCallExprSyntax {
  /// Where the name of what is called begins.
  fileprivate var namePosition: AbsolutePosition {
    (calledExpression.as(MemberAccessExprSyntax.self)?.declName.positionAfterSkippingLeadingTrivia)
      ?? calledExpression.positionAfterSkippingLeadingTrivia
  }
}

/// Collects all calls, outer ones first.
private final class CallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}
