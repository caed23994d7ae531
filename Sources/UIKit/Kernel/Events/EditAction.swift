/// What is done with what is selected, and the pasteboard.
package enum EditAction: Hashable, Sendable {
  case cut
  case copy
  case paste
  case selectAll

  var selector: Selector {
    switch self {
    case .cut: Selector("cut:")
    case .copy: Selector("copy:")
    case .paste: Selector("paste:")
    case .selectAll: Selector("selectAll:")
    }
  }
}

extension UIResponder {
  /// Does what is asked, or has the next responder do so.
  func perform(_ action: EditAction, _ sender: Any?) {
    guard canPerformAction(action.selector, withSender: sender) else {
      return next?.perform(action, sender) ?? ()
    }
    switch action {
    case .cut: cut(sender)
    case .copy: copy(sender)
    case .paste: paste(sender)
    case .selectAll: selectAll(sender)
    }
  }
}
