/// A change of an edited text, as far as undoing it needs to know. Offsets count UTF-16 units.
@MainActor final class TextUndo {
  /// What was there before.
  fileprivate(set) var former: NSAttributedString
  /// Where the new text is.
  fileprivate(set) var range: NSRange

  init(former: NSAttributedString, range: NSRange) {
    self.former = former
    self.range = range
  }

  /// Makes one change of this and a following one, if that goes on where this one ended.
  fileprivate func joins(_ next: TextUndo, typed text: String) -> Bool {
    if former.length == 0, next.former.length == 0, text != "\n",
      next.range.location == range.location + range.length
    {
      range.length += next.range.length
      return true
    }
    if range.length == 0, next.range.length == 0, next.former.length > 0, former.length > 0,
      next.range.location + next.former.length == range.location
    {
      let both = NSMutableAttributedString(attributedString: next.former)
      both.append(former)
      (former, range) = (both, next.range)
      return true
    }
    return false
  }
}

/// The undo manager of a text field or text view, and what it knows of the last change.
@MainActor final class TextUndoState {
  let manager = UndoManager()
  /// The last change, which the next one may continue; nil if that begins a new one.
  var last: TextUndo?
  /// What the marked text has replaced; nil while no text is marked.
  var composed: TextUndo?
}

// Undoing changes of the text. Rule UNDO-2.
extension _TextEditor {
  var undoManager: UndoManager { undoState.manager }

  /// The next change is undone alone.
  func endsTyping() { undo?.last = nil }

  /// Forgets all changes: the text was set.
  func forgetChanges() {
    undo?.last = nil
    undo?.composed = nil
    undo?.manager.removeAllActions(withTarget: self)
  }

  /// Registers a change that has been made. What an input method composes is one change with its end.
  func registerChange(_ change: TextUndo, to text: String, isMarked: Bool) {
    let state = undoState
    if isMarked || state.composed != nil {
      let composed = state.composed ?? change
      composed.range.length =
        state.composed == nil
        ? change.range.length
        : max(0, composed.range.length - change.former.length + change.range.length)
      state.composed = isMarked ? composed : nil
      if !isMarked { register(composed, typed: text) }
      return
    }
    register(change, typed: text)
  }

  /// The marked text has been accepted as it is.
  func registerComposed() {
    guard let composed = undo?.composed else { return }
    undo?.composed = nil
    register(composed, typed: "")
  }

  private func register(_ change: TextUndo, typed text: String) {
    let state = undoState
    if state.manager.canUndo, let last = state.last, last.joins(change, typed: text) { return }
    state.last = change
    register(change)
    state.manager.setActionName("Typing")
  }

  private func register(_ change: TextUndo) {
    let manager = undoState.manager
    // A change is a group of its own, however many there are in a turn of the run loop.
    manager.groupsByEvent = false
    let opens = !manager.isUndoing && !manager.isRedoing
    if opens { manager.beginUndoGrouping() }
    manager.registerUndo(withTarget: self) { $0.revert(change) }
    if opens { manager.endUndoGrouping() }
  }

  private func revert(_ change: TextUndo) {
    let present = attributedSubstring(change.range)
    (undoState.last, undoState.composed) = (nil, nil)
    put(change.former, in: change.range)
    register(
      TextUndo(
        former: present,
        range: NSRange(location: change.range.location, length: change.former.length)))
  }
}
