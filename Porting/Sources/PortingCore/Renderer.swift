/// Writes files anew from their bytes and the edits of their drafts.
struct Renderer {
  private let files: [SourceFile]
  /// By file, in the order in which they are written.
  private let edits: [[Edit]]

  init(_ drafts: [Draft]) {
    files = drafts.map(\.file)
    edits = drafts.map { Self.inOrder($0.edits) }
  }

  /// The whole text of a file. Its first line says where the lines behind it come from.
  func text(of number: Int) -> String {
    let file = files[number]
    let body = text(of: file, in: 0..<file.bytes.count)
    let saysOrigin = body.hasPrefix("#sourceLocation(")
    return saysOrigin ? body : origin(of: file, line: 1) + body
  }

  /// - Complexity: O(n + e) for n bytes and e edits of the file.
  private func text(of file: SourceFile, in range: Range<Int>, isMoved: Bool = false) -> String {
    var text = ""
    var offset = range.lowerBound
    for edit in edits[file.number] {
      guard edit.range.lowerBound >= offset, edit.range.upperBound <= range.upperBound else {
        continue
      }
      if isMoved, case .movedAway = edit.content, edit.range == range { continue }
      text += file.text(in: offset..<edit.range.lowerBound) + written(edit, in: file)
      offset = edit.range.upperBound
    }
    return text + file.text(in: offset..<range.upperBound)
  }

  private func written(_ edit: Edit, in file: SourceFile) -> String {
    switch edit.content {
    case .text(let text): text
    case .movedAway: file.lineBreaks(in: edit.range)
    case .line(let text):
      "\n" + origin(of: file, line: file.line(at: edit.range.lowerBound)) + text
    case .members(let members):
      "\n" + members.map(written).joined()
        + origin(of: file, line: file.line(at: edit.range.lowerBound))
        + indentation(of: edit.range.lowerBound, in: file)
    }
  }

  /// A moved member in lines of its own, under the lines it comes from.
  private func written(_ moved: MovedMember) -> String {
    let file = moved.member.file
    let start = moved.range.lowerBound
    return moved.conditions.map { "#if \($0)\n" }.joined()
      + origin(of: file, line: file.line(at: start)) + indentation(of: start, in: file)
      + moved.prefix + text(of: file, in: moved.range, isMoved: true) + "\n"
      + moved.conditions.map { _ in "#endif\n" }.joined()
  }

  private func origin(of file: SourceFile, line: Int) -> String {
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }

  /// Blanks up to an offset of a line, so that columns stay.
  private func indentation(of offset: Int, in file: SourceFile) -> String {
    String(repeating: " ", count: file.column(at: offset) - 1)
  }

  /// By their starts; what is put in comes first, then what reaches farther.
  private static func inOrder(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { one, other in
      let (first, second) = (one.element.range, other.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return one.offset < other.offset
    }.map(\.element)
  }
}
