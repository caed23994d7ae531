import CollectionViewExtras
import Testing
import UIKit

/// Main actions that are performed by code, and other members of controls that follow something.
@MainActor @Suite struct PrimaryActionTests {
  private let diary = Diary()
  private let frame = CGRect(x: 100, y: 100, width: 120, height: 44)

  private func menu() -> UIMenu {
    UIMenu(title: "Sort", children: ["Name", "Date"].map { UIAction(title: $0) { _ in } })
  }

  @Test func `code performs the main action unless the button is disabled`() {
    let button = UIButton(type: .system)
    diary.follow(button, [(.touchUpInside, "up"), (.primaryActionTriggered, "primary")])
    button.performPrimaryAction()
    #expect(diary.entries == ["primary"] && !button.isSelected)
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(diary.entries == ["primary", "primary"] && button.isSelected)
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(diary.entries.count == 2 && button.isSelected)
  }

  @Test func `code opens the menu of a button that shows it as its main action`() {
    let button = UIButton(type: .system)
    button.frame = frame
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    diary.follow(button, [(.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu")])
    onStage(button) { _, clock in
      button.performPrimaryAction()
      clock.advance(by: 1)
      #expect(diary.entries == ["menu"])
      #expect(button.contextMenuInteraction?.visibleMenu === button.menu)
    }
  }

  @Test func `a menu above its button begins beside it if the order is that of priority`() {
    func tops(_ order: UIContextMenuConfiguration.ElementOrder?, y: CGFloat) -> [CGFloat] {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: y, width: 120, height: 44)
      button.menu = menu()
      button.showsMenuAsPrimaryAction = true
      #expect(button.preferredMenuElementOrder == .automatic)
      if let order { button.preferredMenuElementOrder = order }
      return onStage(button) { window, clock in
        button.performPrimaryAction()
        clock.advance(by: 1)
        return ["Sort", "Name", "Date"].map { text in
          let label = window.everyLabel.first { $0.text == text }
          return label.map { middle(of: $0).y } ?? -1
        }
      }
    }
    for order in [nil, UIContextMenuConfiguration.ElementOrder.fixed] {
      let above = tops(order, y: 420)
      #expect(above[0] > 0 && above[0] < above[1] && above[1] < above[2] && above[2] < 420)
    }
    let above = tops(.priority, y: 420)
    #expect(above[0] > 0 && above[0] < above[2] && above[2] < above[1] && above[1] < 420)
    let below = tops(.priority, y: 20)
    #expect(below[0] > 64 && below[0] < below[1] && below[1] < below[2])
  }

  @Test func `a configuration keeps its look if it is not to follow the state`() {
    func color(_ follows: Bool) -> UIColor? {
      let button = UIButton(configuration: .plain())
      #expect(button.automaticallyUpdatesConfiguration)
      button.automaticallyUpdatesConfiguration = follows
      button.setTitle("Go", for: .normal)
      button.isEnabled = false
      return button.titleLabel?.textColor
    }
    let enabled = UIButton(configuration: .plain())
    enabled.setTitle("Go", for: .normal)
    #expect(color(false) == enabled.titleLabel?.textColor)
    #expect(color(true) != color(false))
  }

  @Test func `the handler of a configuration is called all the same`() {
    let button = UIButton(configuration: .plain())
    button.automaticallyUpdatesConfiguration = false
    button.configurationUpdateHandler = { [diary] in diary.note($0.isEnabled ? "on" : "off") }
    diary.entries = []
    button.isEnabled = false
    #expect(diary.entries.last == "off")
  }

  // MARK: Progress

  @Test func `a progress view follows a progress until it is finished`() {
    let view = UIProgressView(frame: frame)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(view.observedProgress == nil)
    view.observedProgress = progress
    #expect(view.progress == 0.25)
    onStage(view) { _, clock in
      progress.completedUnitCount = 2
      clock.advance(by: 0.1)
      #expect(view.progress == 0.5)
      progress.completedUnitCount = 4
      clock.advance(by: 0.1)
      #expect(view.progress == 1)
      view.observedProgress = nil
      view.progress = 0.3
      clock.advance(by: 0.1)
      #expect(view.progress == Float(0.3))
    }
  }

  // MARK: Text fields

  @Test func `what is typed takes the place of the text that is to be cleared`() {
    let field = UITextField(frame: frame)
    field.text = "old"
    #expect(!field.clearsOnInsertion)
    onStage(field) { window, _ in
      field.becomeFirstResponder()
      field.clearsOnInsertion = true
      #expect(field.selectedTextRange.map { field.text(in: $0) } == "old")
      window.type("n")
      window.type("ew")
      #expect(field.text == "new" && !field.clearsOnInsertion)
      field.clearsOnInsertion = true
      let end = field.endOfDocument
      field.selectedTextRange = field.textRange(from: end, to: end)
      #expect(!field.clearsOnInsertion)
      window.type("er")
      #expect(field.text == "newer")
    }
  }

  @Test func `a tap that begins editing leaves the text selected that is to be cleared`() {
    let field = UITextField(frame: frame)
    field.clearsOnInsertion = true
    field.text = "old"
    onStage(field) { window, _ in
      window.tap(at: field.center)
      #expect(field.isEditing && field.clearsOnInsertion)
      window.type("new")
      #expect(field.text == "new")
    }
  }
}

extension UIView {
  fileprivate var everyLabel: [UILabel] {
    [self as? UILabel].compactMap { $0 } + subviews.flatMap(\.everyLabel)
  }
}
