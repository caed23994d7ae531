// Cut, copy and paste.
extension _TextEditor {
  /// Whether an edit action is possible now; nil for any other action.
  func canPerform(_ action: Selector) -> Bool? {
    switch action.description {
    case "cut:": host.isChangeable && canCopy
    case "copy:": canCopy
    case "paste:": host.isChangeable && UIPasteboard.general.hasStrings
    case "select:": length > 0 && selection.length == 0
    case "selectAll:": length > 0 && selection.length < length
    default: nil
    }
  }

  /// A secure text cannot be copied.
  private var canCopy: Bool { selection.length > 0 && !isSecure }

  func copy() {
    if canCopy { UIPasteboard.general.string = substring(selection) }
  }

  func cut() {
    guard canCopy, host.isChangeable else { return }
    copy()
    if host.mayReplace(selection, with: "") { replace(selection, with: "") }
  }

  /// Replaces the selection by the pasteboard's text, if the delegate allows it.
  ///
  /// - Parameter inOneLine: Whether line breaks become spaces.
  func paste(inOneLine: Bool) {
    guard host.isChangeable, let text = UIPasteboard.general.string else { return }
    receive(inOneLine ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text)
  }

  func selectAll() { selection = NSRange(location: 0, length: length) }

  func selectWord() { selection = word(at: selection.location) }
}
