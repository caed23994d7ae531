/// Tells of the keyboard that comes while someone can type into the key window, and goes afterwards.
///
/// None is drawn: applications make room for one, as they do on a phone.
///
/// - Note: The heights are those of keyboards with the row of suggestions on phones and iPads of
///   2018 to 2024, as published by several; Apple documents only the duration and the keys.
@MainActor final class Keyboard {
  static let shared = Keyboard()

  /// Where it is, in the screen's coordinates; nil while there is none.
  private(set) var frame: CGRect?
  private var pending: FrameTimer?
  private var isHeld = false

  /// In seconds.
  private static let duration: TimeInterval = 0.25
  private static let curve = 7

  private static func height(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGFloat {
    let isLandscape = bounds.width > bounds.height
    if UIWindow.idiom(of: bounds.size) == .pad { return isLandscape ? 408 : 320 }
    if isLandscape { return 209 }
    return safeArea.bottom > 0 ? 336 : 260
  }

  /// Stays as it is while one first responder makes way for the next.
  func staying<Result>(_ change: () -> Result) -> Result {
    let before = isHeld
    isHeld = true
    defer { isHeld = before }
    return change()
  }

  /// The key window may have another first responder, be another one, or be shown no longer.
  func followFirstResponder() {
    let window = UIWindow.key.flatMap { $0.isHidden ? nil : $0 }
    let isWanted = window?.firstResponder is any UIKeyInput
    guard !isHeld, isWanted != (frame != nil) else { return }
    let screen = UIScreen.main.bounds
    let height = Self.height(in: screen, safeArea: HeadlessScreen.environment.safeArea)
    let hidden = CGRect(x: 0, y: screen.maxY, width: screen.width, height: height)
    let shown = hidden.offsetBy(dx: 0, dy: -height)
    frame = isWanted ? shown : nil
    let ends = isWanted ? (hidden, shown) : (shown, hidden)
    let names =
      isWanted
      ? (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
      : (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    post(UIResponder.keyboardWillChangeFrameNotification, ends)
    post(names.0, ends)
    pending?.cancel()
    pending = FrameTimer(after: Self.duration) { [weak self] in
      self?.pending = nil
      self?.post(UIResponder.keyboardDidChangeFrameNotification, ends)
      self?.post(names.1, ends)
    }
  }

  private func post(_ name: Notification.Name, _ ends: (begin: CGRect, end: CGRect)) {
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: ends.begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: ends.end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

/// Posted with the screen as their object when the keyboard comes, goes or moves. Frames are
/// `NSValue`s of rectangles in the screen's coordinates.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A number of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of a curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this application's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
