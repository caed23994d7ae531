import UIKit

/// What keys do that neither a text nor a key command takes.
@MainActor struct WindowKeys {
  private let client: ClientScene

  init(_ client: ClientScene) { self.client = client }

  /// How far a key of an arrow scrolls, in points.
  private static let line: CGFloat = 40

  /// - Parameter paste: The text of the clipboard.
  /// - Returns: Whether the key did something.
  func press(
    _ key: DisplayKey, _ flags: UIKeyModifierFlags, focus: inout WindowFocus,
    paste: () -> String?
  ) -> Bool {
    let edits = client.textInput != nil
    if edits, case .client(.character(let character)) = key, flags.isDisjoint(with: .notText) {
      // It comes as text.
      return !character.isEmpty
    }
    if edits, key == .client(.character("v")), flags == .command, let text = paste() {
      client.receive(.paste(text))
      return true
    }
    if edits, let moves = Self.edits(key, flags) {
      for (key, flags) in moves { client.receive(.key(key, flags)) }
      return true
    }
    if case .client(let key) = key {
      client.receive(.key(key, flags))
      if client.tookKey { return true }
    }
    return act(key, flags, edits: edits, focus: &focus)
  }

  /// What keys that phones do not have do in a text, as keys that they have.
  private static func edits(
    _ key: DisplayKey, _ flags: UIKeyModifierFlags
  ) -> [(ClientKey, UIKeyModifierFlags)]? {
    let line = flags.intersection(.shift).union(.command)
    return switch key {
    case .home: [(.left, line)]
    case .end: [(.right, line)]
    case .forwardDelete: [(.right, .shift), (.delete, [])]
    case .client(.left) where flags.contains(.command):
      [(.left, flags.intersection(.shift).union(.alternate))]
    case .client(.right) where flags.contains(.command):
      [(.right, flags.intersection(.shift).union(.alternate))]
    case .client(.delete) where flags.contains(.command): [(.delete, .alternate)]
    default: nil
    }
  }

  private func act(
    _ key: DisplayKey, _ flags: UIKeyModifierFlags, edits: Bool, focus: inout WindowFocus
  ) -> Bool {
    guard flags.isDisjoint(with: [.command, .control]) else { return false }
    switch key {
    case .client(.tab):
      let backwards = flags.contains(.shift)
      if edits { return focus.moveText(backwards: backwards) }
      return focus.move(backwards ? .previous : .next)
    case .client(.return): return !edits && (focus.activate() || answer(isCancelled: false))
    case .client(.character(" ")): return focus.activate() || scroll(pages: 1)
    case .client(.escape): return answer(isCancelled: true)
    case .client(.left) where flags.contains(.alternate): return client.goBack()
    case .client(.up): return !focus.isEmpty && focus.move(.up) || scroll(lines: -1)
    case .client(.down): return !focus.isEmpty && focus.move(.down) || scroll(lines: 1)
    case .client(.left): return !focus.isEmpty && focus.move(.left)
    case .client(.right): return !focus.isEmpty && focus.move(.right)
    case .pageUp: return scroll(pages: -1)
    case .pageDown: return scroll(pages: 1)
    case .home: return scroll(pages: -1_000_000)
    case .end: return scroll(pages: 1_000_000)
    default: return false
    }
  }

  /// Chooses the action of the alert in front that return or escape stands for.
  private func answer(isCancelled: Bool) -> Bool {
    guard let alert = alert else { return false }
    let action =
      isCancelled
      ? alert.actions.first { $0.style == .cancel }
      : alert.preferredAction ?? (alert.actions.count == 1 ? alert.actions.first : nil)
    guard let title = action?.title,
      let element = client.accessibility.elements().last(where: {
        $0.label == title && $0.isEnabled
      })
    else { return false }
    client.receive(.activate(element.number))
    return true
  }

  private var alert: UIAlertController? {
    let windows = client.scene.windows.filter { !$0.isHidden }
    let roots = windows.reversed().compactMap(\.rootViewController)
    for root in roots {
      let presented = sequence(first: root, next: \.presentedViewController)
      if let alert = Array(presented).last as? UIAlertController { return alert }
    }
    return nil
  }

  // MARK: Scrolling

  private func scroll(lines: CGFloat) -> Bool { wheel(by: lines * Self.line) }

  private func scroll(pages: CGFloat) -> Bool {
    wheel(by: pages * max(Self.line, client.surface.size.height * 0.85))
  }

  private func wheel(by distance: CGFloat) -> Bool {
    let size = client.surface.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    client.receive(
      .wheel(WheelMove(at: middle, by: CGVector(dx: 0, dy: distance), isPrecise: false)))
    return true
  }
}

extension UIKeyModifierFlags {
  /// With these a key does not enter a text.
  fileprivate static let notText: UIKeyModifierFlags = [.command, .control]
}
