import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct MenuControllerTests {
  private final class Drawing: UIView {
    var calls: [String] = []
    var refuses = false
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:") || action == Selector("erase:") && !refuses
    }
    override func copy(_ sender: Any?) { calls.append("copy") }
    func erase(_ sender: Any?) { calls.append("erase") }
  }

  private func editing(_ body: (Drawing, UIMenuController, UIWindow, ManualClock) -> Void) {
    ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let drawing = Drawing(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
      window.addSubview(drawing)
      window.makeKeyAndVisible()
      drawing.becomeFirstResponder()
      let menu = UIMenuController.shared
      menu.menuItems = [UIMenuItem(title: "Erase", action: Selector("erase:", Drawing.erase(_:)))]
      body(drawing, menu, window, clock)
      menu.menuItems = nil
      menu.isMenuVisible = false
      window.isHidden = true
    }
  }

  private func titles(_ window: UIWindow) -> [String] {
    func buttons(_ view: UIView) -> [UIButton] {
      (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }
    return buttons(window).compactMap { $0.title(for: .normal) }
  }

  @Test func `the menu has what the first responder can do, and the items of the application`() {
    editing { drawing, menu, window, clock in
      menu.showMenu(from: drawing, rect: drawing.bounds)
      #expect(menu.isMenuVisible)
      #expect(titles(window) == ["Copy", "Erase"])
      // Above the view: 8 points of space and 40 of height.
      #expect(menu.menuFrame.minY == 252)
      clock.advance(by: 0.5)
      let frame = menu.menuFrame
      window.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
      #expect(drawing.calls == ["erase"])
      #expect(!menu.isMenuVisible)
    }
  }

  @Test func `an item that no responder takes is left out`() {
    editing { drawing, menu, window, _ in
      drawing.refuses = true
      menu.setTargetRect(drawing.bounds, in: drawing)
      menu.setMenuVisible(true, animated: false)
      #expect(titles(window) == ["Copy"])
      drawing.resignFirstResponder()
      menu.update()
      #expect(!menu.isMenuVisible)
    }
  }

  @Test func `appearing and disappearing are announced`() {
    editing { drawing, menu, _, clock in
      nonisolated(unsafe) var names: [String] = []
      let token = NotificationCenter.default.addObserver(
        forName: nil, object: menu, queue: nil
      ) { note in
        names.append(note.name.rawValue.replacingOccurrences(of: "UIMenuController", with: ""))
      }
      defer { NotificationCenter.default.removeObserver(token) }
      menu.showMenu(from: drawing, rect: drawing.bounds)
      clock.advance(by: 0.5)
      menu.hideMenu(from: UIView())
      #expect(menu.isMenuVisible)
      menu.hideMenu(from: drawing)
      clock.advance(by: 0.5)
      #expect(
        names == [
          "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
          "DidHideMenuNotification",
        ])
    }
  }
}
