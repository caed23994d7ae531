import CollectionViewExtras
import Testing
import UIKit

@MainActor private var diary: [String] = []
@MainActor private var allows = true

class MenuDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    #expect(builder.system == .main)
    diary.append("build")
    let reload = UIKeyCommand(
      title: "Reload", action: Selector("reload:", MenuDelegate.reload(_:)), input: "r",
      modifierFlags: .command, propertyList: "all")
    builder.insertChild(
      UIMenu(options: .displayInline, children: [reload]), atStartOfMenu: .view)
    builder.remove(menu: .format)
    builder.insertSibling(
      UIMenu(title: "Tools", identifier: .init("tools"), children: []), afterMenu: .view)
    builder.insertSibling(
      UIMenu(title: "First", identifier: .init("first"), children: []), beforeMenu: .init("tools"))
    builder.replaceChildren(ofMenu: .help) { $0 + [UIAction(title: "Manual") { _ in }] }
    builder.replace(menu: .window, with: UIMenu(title: "Panes", identifier: .window))
    diary += builder.menu(for: .root)?.children.map(\.title) ?? []
    #expect(builder.menu(for: .format) == nil)
    #expect(builder.command(for: reload.action, propertyList: "all") === reload)
    #expect(builder.command(for: reload.action, propertyList: nil) == nil)
    #expect(builder.menu(for: .help)?.children.map(\.title) == ["Manual"])
  }

  override func validate(_ command: UICommand) {
    if !allows { command.attributes = .disabled }
  }

  func reload(_ sender: UICommand) { diary.append("reload \(sender.title)") }
}

@MainActor @Suite struct MainMenuTests {
  @Test func `the delegate builds menus once, whose keys work in all windows`() {
    UIApplication.performLaunch(delegateClass: MenuDelegate.self)
    defer {
      UIApplication.shared.performTerminate()
      UIApplication.shared.delegate = nil
      UIMenuSystem.main.setNeedsRebuild()
    }
    (diary, allows) = ([], true)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(window.press("r", modifiers: .command))
    #expect(window.press("r", modifiers: .command))
    #expect(!window.press("r"))
    let menus = ["Application", "File", "Edit", "View", "First", "Tools", "Panes", "Help"]
    #expect(diary == ["build"] + menus + ["reload Reload", "reload Reload"])
    diary = []
    UIMenuSystem.main.setNeedsRebuild()
    allows = false
    #expect(!window.press("r", modifiers: .command))
    #expect(diary == ["build"] + menus)
  }
}
