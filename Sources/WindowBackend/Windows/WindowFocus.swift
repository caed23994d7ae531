import UIKit

/// The focus that tab and arrows move, and the text field that tab goes on to.
@MainActor struct WindowFocus {
  private let client: ClientScene
  /// Whether the focus is shown: keys move it, and a touch hides it.
  var isShown = false

  init(_ client: ClientScene) { self.client = client }

  /// The front window that takes keys.
  private var window: UIWindow? {
    let windows = client.scene.windows.filter { !$0.isHidden }
    return windows.first { $0.isKeyWindow } ?? windows.last
  }

  private var system: UIFocusSystem? {
    window.flatMap { UIFocusSystem.focusSystem(for: $0) }
  }

  /// The focused view, while the focus is shown.
  var view: UIView? {
    guard isShown, let view = system?.focusedItem as? UIView, !view.isHidden else { return nil }
    return view
  }

  /// - Returns: Whether the focus moved.
  mutating func move(_ heading: UIFocusHeading) -> Bool {
    guard let system else { return false }
    let wasShown = isShown && system.focusedItem != nil
    isShown = true
    // What was focused before keys were used is shown first.
    if !wasShown, system.focusedItem != nil { return true }
    if system.move(heading) { return true }
    isShown = wasShown
    return false
  }

  /// The item's frame on the screen, and the radius of its corners.
  var place: (frame: CGRect, radius: CGFloat)? {
    guard let view, let window = view.window else { return nil }
    let frame = view.convert(view.bounds, to: nil)
      .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    return (frame, view.layer.cornerRadius)
  }

  /// Goes on to the text field after or before the one that is edited.
  ///
  /// - Returns: Whether there is another one.
  func moveText(backwards: Bool) -> Bool {
    guard let window else { return false }
    let fields = Self.fields(in: window)
    guard let index = fields.firstIndex(where: \.isFirstResponder), fields.count > 1 else {
      return false
    }
    let next = (index + (backwards ? fields.count - 1 : 1)) % fields.count
    return fields[next].becomeFirstResponder()
  }

  /// What takes text, in reading order.
  private static func fields(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
    if view is any UITextInput, view.canBecomeFirstResponder { return [view] }
    return view.subviews.flatMap(fields)
  }
}
