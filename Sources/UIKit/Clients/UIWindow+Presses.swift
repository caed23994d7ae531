extension UIWindow {
  /// Tells responders that a key is pressed and let go: the first responder and those after it, or else
  /// the view of the controller in front and those around it.
  ///
  /// A responder keeps the press by overriding `pressesBegan(_:with:)` without a call of super. What text
  /// takes goes no further than to the first responder.
  ///
  /// - Parameters:
  ///   - input: A character, or one of the input constants of `UIKeyCommand`.
  ///   - flags: The modifier keys that are down.
  ///   - isText: Whether the first responder takes the key as text if it takes text.
  ///   - act: What the key does if no responder keeps the press; returns whether it did something.
  /// - Returns: Whether a responder has kept the press, or else what `act` returns.
  package func press(
    _ input: String, with flags: UIKeyModifierFlags, isText: Bool, _ act: () -> Bool
  ) -> Bool {
    let responder = firstResponder ?? accessibilityOrigin
    let press = UIPress(UIKey(input, flags), in: self, to: responder)
    let takesText = isText && firstResponder is any UIKeyInput
    let event = UIPressesEvent(press, text: takesText ? firstResponder : nil)
    responder.pressesBegan([press], with: event)
    let didAct = event.isUnhandled ? act() : true
    press.phase = .ended
    press.timestamp = CACurrentMediaTime()
    event.timestamp = press.timestamp
    responder.pressesEnded([press], with: event)
    return didAct
  }

  /// Presses a key that texts take.
  ///
  /// - Returns: Whether a responder has kept the press or taken the key.
  package func press(_ key: KeyPress) -> Bool {
    let keys = key.keys
    return press(keys.input, with: keys.flags, isText: true) { receive(key) }
  }

  /// Presses the keys of an edit action.
  ///
  /// - Returns: Whether a responder has kept the press, or there is a first responder.
  package func press(_ action: EditAction) -> Bool {
    let keys = action.keys
    return press(keys.input, with: keys.flags, isText: false) { receive(action) }
  }

  /// Takes text of a client or of code, which is a press where it is a single character. More than one, and
  /// what replaces marked text, is no key.
  ///
  /// - Returns: Whether a responder has kept the press, or takes text.
  package func enter(_ text: String) -> Bool {
    guard text.count == 1, (firstResponder as? any UITextInput)?.markedTextRange == nil else {
      return receive(text)
    }
    return press(text, with: [], isText: true) { receive(text) }
  }
}
