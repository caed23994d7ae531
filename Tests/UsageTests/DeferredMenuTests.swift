import CollectionViewExtras
import Testing
import UIKit

/// Elements of menus that are made when the menu is open.
@MainActor @Suite struct DeferredMenuTests {
  @MainActor private final class Kitchen {
    var orders: [([UIMenuElement]) -> Void] = []
    var served: [String] = []
    func dish(_ name: String) -> UIAction {
      UIAction(title: name) { [weak self] _ in self?.served.append(name) }
    }
  }

  private func withMenu(
    _ children: [UIMenuElement], _ body: (UIContextMenuInteraction, UIWindow) throws -> Void
  ) rethrows {
    try ManualClock.run { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      button.menu = UIMenu(children: children)
      window.addSubview(button)
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      guard let interaction = button.contextMenuInteraction else { return }
      try body(interaction, window)
    }
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { texts(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
  }

  @Test func `a menu says that elements are made until they are there`() throws {
    let kitchen = Kitchen()
    let place = UIDeferredMenuElement { kitchen.orders.append($0) }
    try withMenu([kitchen.dish("Soup"), place]) { interaction, window in
      #expect(kitchen.orders.isEmpty)
      #expect(interaction.performLongPress(at: .zero))
      #expect(kitchen.orders.count == 1)
      #expect(texts(in: window).contains("Loading…"))
      let cake = kitchen.dish("Cake")
      kitchen.orders[0]([cake])
      #expect(texts(in: window).contains("Cake"))
      #expect(!texts(in: window).contains("Loading…"))
      #expect(interaction.performTap(on: cake))
      #expect(kitchen.served == ["Cake"])
      // What is made is kept.
      #expect(interaction.performLongPress(at: .zero))
      #expect(kitchen.orders.count == 1)
      #expect(texts(in: window).contains("Cake"))
    }
  }

  @Test func `elements are made anew where they are not kept`() {
    let kitchen = Kitchen()
    var count = 0
    let place = UIDeferredMenuElement.uncached { done in
      count += 1
      done([kitchen.dish("Dish \(count)")])
    }
    withMenu([UIMenu(options: .displayInline, children: [place])]) { interaction, window in
      for number in 1...2 {
        #expect(interaction.performLongPress(at: .zero))
        #expect(texts(in: window).contains("Dish \(number)"))
        interaction.dismissMenu()
      }
    }
  }
}
