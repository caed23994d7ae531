import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct UICommandTests {
  private final class Page: UIViewController {
    private(set) var sent: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    func share(_ sender: UICommand) {
      sent.append("share \(sender.propertyList as? String ?? "") \(sender.title)")
    }

    func save(_ sender: UIKeyCommand) { sent.append("save \(sender.input ?? "")") }
  }

  private let page = Page()
  private let share = Selector("share:", Page.share(_:))

  /// Opens a menu of elements, and closes it when `body` is done.
  private func withMenu(_ elements: [UIMenuElement], _ body: (UIWindow) throws -> Void) rethrows {
    try ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = page
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
      button.menu = UIMenu(children: elements)
      button.showsMenuAsPrimaryAction = true
      page.view.addSubview(button)
      window.makeKeyAndVisible()
      page.becomeFirstResponder()
      window.layoutIfNeeded()
      window.tap(at: button.center)
      clock.advance(by: 1)
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      try body(window)
    }
  }

  /// The label of a row of the open menu.
  private func label(_ title: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == title { return label }
    return view.subviews.lazy.compactMap { self.label(title, in: $0) }.first
  }

  private func tap(_ title: String, in window: UIWindow) throws {
    window.tap(at: middle(of: try #require(label(title, in: window))))
  }

  @Test func `a command in a menu is sent to the responder that has its action`() throws {
    let command = UICommand(title: "Share", action: share, propertyList: "link")
    #expect(command.attributes.isEmpty && command.state == .off)
    try withMenu([command, UIAction(title: "Other") { _ in }]) { window in
      try tap("Share", in: window)
      #expect(page.sent == ["share link Share"])
    }
  }

  @Test func `a key command is a command`() throws {
    let save = UIKeyCommand(
      title: "Save", action: Selector("save:", Page.save(_:)), input: "s",
      modifierFlags: .command, state: .on)
    try withMenu([save, UICommand(title: "Share", action: share)]) { window in
      let row = try #require(label("Save", in: window)?.superview)
      #expect(row.accessibilityTraits.contains(.selected))
      try tap("Save", in: window)
      #expect(page.sent == ["save s"])
    }
  }

  @Test func `disabled commands are not sent, and hidden ones are not shown`() throws {
    let disabled = UICommand(title: "Never", action: share, attributes: .disabled)
    let hidden = UICommand(title: "Nowhere", action: share, attributes: .hidden)
    try withMenu([disabled, hidden, UIAction(title: "Other") { _ in }]) { window in
      #expect(label("Nowhere", in: window) == nil)
      let row = try #require(label("Never", in: window)?.superview)
      #expect(row.accessibilityTraits.contains(.notEnabled))
      try tap("Never", in: window)
      #expect(page.sent.isEmpty)
    }
  }

  @Test func `titles, images and states can be changed`() {
    let command = UICommand(action: share)
    command.title = "Title"
    command.image = UIImage(systemName: "star")
    command.state = .mixed
    command.discoverabilityTitle = "What it does"
    #expect(command.title == "Title" && command.image != nil && command.state == .mixed)
    #expect(command.action == share && command.propertyList == nil)
    #expect(command.discoverabilityTitle == "What it does")
  }
}
