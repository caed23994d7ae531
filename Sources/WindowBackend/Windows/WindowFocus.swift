import UIKit

/// The focus that tab and arrows move, and the text field that tab goes on to.
///
/// Where the application has items that take the focus, it is UIKit's. Else it goes through the elements that
/// can be activated, as a user's who has all of an interface by keys.
@MainActor struct WindowFocus {
  private let client: ClientScene
  /// Whether the focus is shown: keys move it, and a touch hides it.
  var isShown = false
  /// The number of the focused element, where UIKit has no focus.
  private var number: Int?

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
  private var view: UIView? {
    guard isShown, let view = system?.focusedItem as? UIView, !view.isHidden else { return nil }
    return view
  }

  /// The focused element, while the focus is shown.
  private var element: ClientElement? {
    guard isShown, view == nil, let number else { return nil }
    return client.accessibility.elements().first { $0.number == number }
  }

  var isEmpty: Bool { view == nil && element == nil }

  /// The number of what is focused.
  ///
  /// - Parameter edited: What takes text, which counts while nothing else is focused.
  func number(of edited: UIView?) -> Int? {
    if let view = view ?? (element == nil ? edited : nil) {
      return client.accessibility.number(of: view)
    }
    return element?.number
  }

  /// Moves the focus to an element, and shows it.
  ///
  /// - Returns: Whether the element can have it.
  mutating func move(to number: Int) -> Bool {
    if let view = client.accessibility.object(number) as? UIView, let system,
      system.focusedItem != nil
    {
      let items = sequence(first: view, next: \.superview)
      guard let item = items.first(where: \.canBecomeFocused) else { return false }
      system.requestFocusUpdate(to: item)
      system.updateFocusIfNeeded()
      isShown = true
      return system.focusedItem === item
    }
    (isShown, self.number) = (true, number)
    return true
  }

  /// - Returns: Whether the focus moved.
  mutating func move(_ heading: UIFocusHeading) -> Bool {
    guard let system else { return false }
    let wasShown = isShown && system.focusedItem != nil
    // What was focused before keys were used is shown first.
    if !wasShown, system.focusedItem != nil {
      isShown = true
      return true
    }
    if system.move(heading) {
      isShown = true
      return true
    }
    guard system.focusedItem == nil else { return false }
    return moveElement(heading)
  }

  private mutating func moveElement(_ heading: UIFocusHeading) -> Bool {
    let elements = client.accessibility.elements().filter(\.isActive)
    let index = isShown ? elements.firstIndex { $0.number == number } : nil
    let next: ClientElement?
    switch (heading, index) {
    case (.next, let index?): next = elements[(index + 1) % elements.count]
    case (.previous, let index?):
      next = elements[(index + elements.count - 1) % elements.count]
    case (.previous, nil): next = elements.last
    case (_, let index?): next = Self.nearest(to: elements[index], among: elements, heading)
    case (_, nil): next = elements.first
    }
    guard let next else { return false }
    (isShown, number) = (true, next.number)
    return true
  }

  /// The element that is next in a direction: what is aside counts twice.
  private static func nearest(
    to current: ClientElement, among elements: [ClientElement], _ heading: UIFocusHeading
  ) -> ClientElement? {
    var best: (element: ClientElement, distance: CGFloat)?
    for element in elements where element.number != current.number {
      let dx = element.frame.midX - current.frame.midX
      let dy = element.frame.midY - current.frame.midY
      let (ahead, aside): (CGFloat, CGFloat) =
        switch heading {
        case .up: (-dy, dx)
        case .down: (dy, dx)
        case .left: (-dx, dy)
        default: (dx, dy)
        }
      let distance = ahead + 2 * abs(aside)
      guard ahead > 1, distance < best?.distance ?? .infinity else { continue }
      best = (element, distance)
    }
    return best?.element
  }

  /// Activates the focused item, as a touch does, or the element.
  ///
  /// - Returns: Whether there is one.
  func activate() -> Bool {
    if let element {
      client.receive(.activate(element.number))
      return true
    }
    guard let frame = place?.frame else { return false }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    client.receive(.touch(SDLTranslation.mouse, .began, middle))
    client.receive(.touch(SDLTranslation.mouse, .ended, middle))
    return true
  }

  /// The item's frame on the screen, and the radius of its corners.
  var place: (frame: CGRect, radius: CGFloat)? {
    guard isShown else { return nil }
    guard let view, let window = view.window else {
      return element.map { ($0.frame, 6) }
    }
    let frame = view.convert(view.bounds, to: nil)
      .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    return (frame, view.layer.cornerRadius)
  }

  // MARK: Texts

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
