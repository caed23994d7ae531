extension UIWindow {
  /// Performs the command that keys stand for: that of the responder next to the first one.
  ///
  /// - Returns: Whether there is one, and a responder that implements its action.
  package func perform(_ key: String, with flags: UIKeyModifierFlags) -> Bool {
    let edits = firstResponder is any UIKeyInput && flags.isDisjoint(with: [.command, .control])
    for responder in sequence(first: firstResponder ?? self, next: \.next) {
      let command = responder.keyCommands?.first {
        $0.isCalled(by: key, flags) && (!edits || $0.wantsPriorityOverSystemBehavior)
      }
      if let command, send(command) { return true }
    }
    guard !edits, let command = UIMenuSystem.main.command(key, flags) else { return false }
    return send(command)
  }

  /// Sends the action of a command to the first in the chain of responders that has its method.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func send(_ command: UICommand) -> Bool {
    let chain = sequence(first: firstResponder ?? self, next: \.next)
    guard let target = chain.first(where: { command.action.fits($0) }) else { return false }
    target.validate(command)
    guard command.mayBePerformed else { return false }
    command.action._send(to: target, command)
    return true
  }
}
