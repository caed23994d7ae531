/// Posts the notifications of a keyboard while the first responder of the key window takes text,
/// and shows its input views.
///
/// No keyboard is drawn; applications make space for one as they do on a phone. The first
/// responder's own input view and accessory view are shown at the bottom of the window.
///
/// - Note: The heights are those of keyboards with the row of suggestions on phones and iPads of
///   2018 to 2024, as published by several; Apple documents only the duration and the keys.
@MainActor final class Keyboard {
  static let shared = Keyboard()

  /// The frame of the keyboard with the accessory view, in the screen's coordinates; nil if neither
  /// is shown.
  private(set) var frame: CGRect?
  private var pending: FrameTimer?
  private var isHeld = false
  private var host: InputHost?

  /// The duration of the keyboard's animations in seconds.
  private static let duration: TimeInterval = 0.25
  private static let curve = 7

  private static func height(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGFloat {
    let isLandscape = bounds.width > bounds.height
    if UIWindow.idiom(of: bounds.size) == .pad { return isLandscape ? 408 : 320 }
    if isLandscape { return 209 }
    return safeArea.bottom > 0 ? 336 : 260
  }

  /// The height of the keyboard, or of the view in its place, with the accessory view; 0 for none.
  private static func height(of views: InputViews?, width: CGFloat, on screen: UIScreen) -> CGFloat
  {
    guard let views else { return 0 }
    let above = InputViews.height(of: views.accessory, width: width)
    let safeArea = screen.conditions.safeArea
    if views.hasKeyboard {
      let keys = screen.conditions.keyboardHeight ?? height(in: screen.bounds, safeArea: safeArea)
      return keys > 0 || above == 0 ? above + keys : above + safeArea.bottom
    }
    let content = above + InputViews.height(of: views.input, width: width)
    return content > 0 ? content + safeArea.bottom : 0
  }

  /// Performs a change of the first responder during which the keyboard does not move.
  func staying<Result>(_ change: () -> Result) -> Result {
    let before = isHeld
    isHeld = true
    defer { isHeld = before }
    return change()
  }

  /// Updates the keyboard after a change of the first responder, of its input views or of the key
  /// window.
  func followFirstResponder() {
    guard !isHeld else { return }
    let window = UIWindow.key.flatMap { $0.isHidden ? nil : $0 }
    let responder = window?.firstResponder
    let views = responder.map(InputViews.init)
    let display = window?.screen ?? .main
    let screen = display.bounds
    let height = Self.height(
      of: views, width: window?.bounds.width ?? screen.width, on: display)
    let target = height > 0 ? Self.frame(height, in: screen) : nil
    let former = frame
    frame = target
    if former != target {
      postChange(to: target, after: former, in: screen)
      moveGuides()
    }
    show(views, of: responder, in: window, height: height)
  }

  private static func frame(_ height: CGFloat, in screen: CGRect) -> CGRect {
    CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  private func postChange(to target: CGRect?, after former: CGRect?, in screen: CGRect) {
    let height = (target ?? former)?.height ?? 0
    let hidden = CGRect(x: 0, y: screen.maxY, width: screen.width, height: height)
    let ends = (former ?? hidden, target ?? hidden)
    let names =
      target != nil
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

  // MARK: Guides

  private struct Follower { weak var guide: UILayoutGuide? }
  private var followers: [Follower] = []

  /// Tells `guide` from now on where the keyboard goes.
  func add(_ guide: UILayoutGuide) {
    followers.removeAll { $0.guide == nil }
    followers.append(Follower(guide: guide))
  }

  /// Lays out the owners of all guides, animated with the keyboard.
  private func moveGuides() {
    let guides = followers.compactMap(\.guide).filter { $0.owningView?.window != nil }
    guard !guides.isEmpty else { return }
    animator().run {
      for guide in guides {
        guide.insetsDidChange()
        guide.owningView?.constraintHost.layoutIfNeeded()
      }
    }
  }

  private func animator(completion: ((Bool) -> Void)? = nil) -> BlockAnimator {
    BlockAnimator(
      duration: ViewAnimations.isEnabled ? Self.duration : 0, delay: 0,
      pace: .curve(.easeInEaseOut), options: [], completion: completion)
  }

  // MARK: Views

  private func show(
    _ views: InputViews?, of responder: UIResponder?, in window: UIWindow?, height: CGFloat
  ) {
    guard let views, let responder, let window, height > 0,
      views.accessory != nil || views.input != nil
    else { return hideViews() }
    let end = CGRect(
      x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height)
    let host = self.host ?? InputHost()
    self.host = host
    if host.superview !== window {
      ViewAnimations.withoutAnimation {
        host.frame = end.offsetBy(dx: 0, dy: height)
        window.addSubview(host)
      }
    }
    window.bringSubviewToFront(host)
    host.show(views, of: responder)
    ViewAnimations.withoutAnimation { host.layoutIfNeeded() }
    move(host, to: end) { _ in }
  }

  private func hideViews() {
    guard let host else { return }
    self.host = nil
    move(host, to: host.frame.offsetBy(dx: 0, dy: host.frame.height)) { [weak self] _ in
      // Its views may be shown by another one by now.
      if self?.host !== host { host.clear() }
    }
  }

  private func move(_ host: InputHost, to end: CGRect, completion: @escaping (Bool) -> Void) {
    guard host.frame != end else { return }
    animator(completion: completion).run {
      host.frame = end
      host.layoutIfNeeded()
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

/// The keyboard's notifications, whose object is the screen.
extension UIResponder {
  /// Posted before the keyboard appears.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the change, an `NSValue` of a rectangle in the screen's
  /// coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after the change, an `NSValue` of a rectangle in the screen's
  /// coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the change, a number of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation curve, a number with its raw value.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this application; always so on this platform.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
