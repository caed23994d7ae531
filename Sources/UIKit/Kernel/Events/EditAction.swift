/// An action on the selection and the pasteboard.
package enum EditAction: Hashable, Sendable {
  case cut
  case copy
  case paste
  case selectAll
  case undo
  case redo

  /// The keys of the action.
  var keys: (input: String, flags: UIKeyModifierFlags) {
    switch self {
    case .cut: ("x", .command)
    case .copy: ("c", .command)
    case .paste: ("v", .command)
    case .selectAll: ("a", .command)
    case .undo: ("z", .command)
    case .redo: ("z", [.command, .shift])
    }
  }

  var selector: Selector {
    switch self {
    case .cut: Selector("cut:")
    case .copy: Selector("copy:")
    case .paste: Selector("paste:")
    case .selectAll: Selector("selectAll:")
    case .undo: Selector("undo:")
    case .redo: Selector("redo:")
    }
  }
}

extension UIResponder {
  /// Whether the responder has the method of an action. Those of editing are methods of texts.
  func has(_ action: Selector) -> Bool {
    if action.fits(self) { return true }
    let editing: [Selector] = ["cut:", "copy:", "paste:", "selectAll:"]
    return self is any UIKeyInput && editing.contains(action)
  }

  /// Performs the action, or passes it to the next responder that can.
  func perform(_ action: EditAction, _ sender: Any?) {
    switch action {
    case .undo: return undoManager?.undo() ?? ()
    case .redo: return undoManager?.redo() ?? ()
    case .cut, .copy, .paste, .selectAll: break
    }
    guard canPerformAction(action.selector, withSender: sender) else {
      return next?.perform(action, sender) ?? ()
    }
    switch action {
    case .cut: cut(sender)
    case .copy: copy(sender)
    case .paste: paste(sender)
    case .selectAll: selectAll(sender)
    case .undo, .redo: break
    }
  }
}
