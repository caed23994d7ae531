/// Which responder gets keys: one in each window, and one outside of windows.
@MainActor enum FirstResponder {
  private static weak var outside: UIResponder?

  /// The first responder of the key window, or else the one outside of windows.
  static var ofApplication: UIResponder? { UIWindow.key?.firstResponder ?? outside }

  /// The first responder of a window; with nil the one outside of windows.
  static func current(in window: UIWindow?) -> UIResponder? {
    window.map { $0.firstResponder } ?? outside
  }

  private static func set(_ responder: UIResponder?, in window: UIWindow?) {
    guard let window else { return outside = responder }
    window.firstResponder = responder
    Keyboard.shared.followFirstResponder()
  }

  /// Makes a responder the first one, if it can be and the present one resigns.
  ///
  /// - Returns: Whether it is the first responder now.
  static func become(_ responder: UIResponder) -> Bool {
    guard responder.canBecomeFirstResponder else { return false }
    let window = responder.managingWindow
    let current = current(in: window)
    guard current !== responder else { return true }
    if let current {
      let resigns = current.canResignFirstResponder
      guard resigns, Keyboard.shared.staying(current.resignFirstResponder) else { return false }
    }
    set(responder, in: window)
    return true
  }

  /// - Returns: Whether the responder is not the first one any more.
  static func resign(_ responder: UIResponder) -> Bool {
    guard responder.isFirstResponder else { return true }
    guard responder.canResignFirstResponder else { return false }
    set(nil, in: responder.managingWindow)
    return true
  }

  /// Ends editing in a view, if the first responder is the view or is within it.
  ///
  /// - Parameter force: Whether the first responder has to resign even if it refuses.
  /// - Returns: Whether the first responder, if any, is outside of the view now.
  static func endEditing(in view: UIView, of window: UIWindow, force: Bool) -> Bool {
    guard let first = window.firstResponder,
      sequence(first: first, next: \.next).contains(where: { $0 === view })
    else { return true }
    let ends = first.resignFirstResponder()
    if force, !ends { window.firstResponder = nil }
    return ends || force
  }
}

extension UIResponder {
  /// The window of the nearest view along the responder chain; nil outside of windows.
  final var managingWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first?.window
  }
}
