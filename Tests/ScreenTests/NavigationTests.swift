import CollectionViewExtras
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct NavigationTests {
  private let diary = Diary()

  @Test func `a push calls both controllers in UIKit's order`() {
    let navigation = UINavigationController(rootViewController: Witness("A", diary))
    let phone = Phone(navigation)
    #expect(
      diary.read() == [
        "A willMove", "A didMove", "A didLoad", "A willAppear", "A isAppearing", "A didAppear",
      ])
    navigation.pushViewController(Witness("B", diary), animated: false)
    #expect(
      diary.read() == [
        "B willMove", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
        "A didDisappear", "B didAppear", "B didMove",
      ])
    navigation.popViewController(animated: false)
    #expect(
      diary.read() == [
        "B willMove nil", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear",
        "A didAppear", "B didMove nil",
      ])
    withExtendedLifetime(phone) {}
  }

  @Test func `an animated push slides in and ends on the clock`() throws {
    try ManualClock.run { clock in
      let navigation = UINavigationController(rootViewController: Witness("A", diary))
      let phone = Phone(navigation)
      _ = diary.read()
      let second = Witness("B", diary)
      var ended = false
      navigation.pushViewController(second, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended = true }
      #expect(
        diary.read() == [
          "B willMove", "B didLoad", "A willDisappear", "B willAppear animated", "B isAppearing",
        ])
      #expect(navigation.topViewController === second)
      clock.advance(by: 0.1)
      let x = try #require(second.view.layer.presentation()).frame.minX
      #expect(x > 0 && x < 390)
      #expect(!ended)
      clock.advance(by: 0.3)
      #expect(second.view.layer.presentation()?.frame.minX == 0)
      #expect(diary.read() == ["A didDisappear", "B didAppear", "B didMove"])
      #expect(ended && navigation.transitionCoordinator == nil)
      withExtendedLifetime(phone) {}
    }
  }

  @Test func `a push asks few controllers for their items, however deep the stack is`() {
    let navigation = UINavigationController(rootViewController: Asked())
    let phone = Phone(navigation)
    func questions(pushing count: Int) -> Int {
      Asked.questions = 0
      for _ in 0..<count { navigation.pushViewController(Asked(), animated: false) }
      return Asked.questions
    }
    let first = questions(pushing: 50)
    #expect(first > 0)
    #expect(questions(pushing: 50) == first)
    Asked.questions = 0
    navigation.popToRootViewController(animated: false)
    #expect(Asked.questions * 10 <= first)
    #expect(navigation.navigationBar.items?.count == 1)
    withExtendedLifetime(phone) {}
  }

  @Test func `random changes of the stack give the bar the items of its controllers`() {
    let seed = UInt64.random(in: 0...999)
    var random = SplitMix64(seed: seed)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Phone(navigation)
    let spare = (0..<6).map { _ in UIViewController() }
    for step in 0..<200 {
      let free = spare.filter { $0.parent == nil }
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        if let next = free.randomElement(using: &random) {
          navigation.pushViewController(next, animated: false)
        }
      case 2: navigation.popViewController(animated: false)
      case 3:
        if let target = navigation.viewControllers.randomElement(using: &random) {
          navigation.popToViewController(target, animated: false)
        }
      default:
        let root = navigation.viewControllers[0]
        let stack = ([root] + spare.filter { $0 !== root }).shuffled(using: &random)
        navigation.setViewControllers(
          Array(stack.prefix(Int.random(in: 1...4, using: &random))), animated: false)
      }
      let items = navigation.navigationBar.items ?? []
      let stack = navigation.viewControllers
      #expect(
        items.elementsEqual(stack.map(\.navigationItem), by: ===), "seed \(seed), step \(step)")
      #expect(Set(navigation.children) == Set(stack), "seed \(seed), step \(step)")
      #expect(stack.last?.view.superview === navigation.view, "seed \(seed), step \(step)")
    }
    withExtendedLifetime(phone) {}
  }

  @Test func `the back button is dimmed with the bar`() throws {
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let phone = Phone(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.view.layoutIfNeeded()
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
    }
    let title = try #require(labels(in: navigation.navigationBar).first { $0.text == "First" })
    func color() -> UIColor? {
      title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    let before = try #require(color())
    navigation.view.tintAdjustmentMode = .dimmed
    #expect(color() != before)
    navigation.view.tintAdjustmentMode = .automatic
    #expect(color() == before)
    withExtendedLifetime(phone) {}
  }

  @Test func `items say how their titles look in each state`() throws {
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    item.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.systemRed], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .highlighted)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemBrown], for: .disabled)
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let phone = Phone(UINavigationController(rootViewController: root))
    let label = try #require(phone.window.all(UILabel.self).first { $0.text == "Save" })
    #expect(label.font == .systemFont(ofSize: 12) && label.textColor == .systemRed)
    let finger = SimulatedTouch(
      in: phone.window, at: label.convert(CGPoint(x: 4, y: 4), to: phone.window))
    #expect(label.textColor == .systemGreen && label.alpha == 1)
    finger.lift()
    #expect(label.textColor == .systemRed)
    item.isEnabled = false
    #expect(label.textColor == .systemBrown && label.font == .systemFont(ofSize: 12))
    item.setTitleTextAttributes(nil, for: .disabled)
    #expect(label.textColor == .tertiaryLabel && item.titleTextAttributes(for: .disabled) == nil)
  }

  @Test func `an empty picture clears the bar, and another one its line`() {
    let root = UITableViewController()
    let navigation = UINavigationController(rootViewController: root)
    let bar = navigation.navigationBar
    let phone = Phone(navigation)
    root.tableView.contentSize.height = 4000
    root.tableView.contentOffset.y = 1000
    phone.window.layoutIfNeeded()
    func panes() -> [UIVisualEffectView] {
      bar.all(UIVisualEffectView.self).filter { !$0.isHidden }
    }
    #expect(panes().count == 1 && bar.showsLine)
    bar.setBackgroundImage(UIImage(), for: .default)
    phone.window.layoutIfNeeded()
    #expect(panes().isEmpty && bar.showsLine)
    bar.shadowImage = UIImage()
    phone.window.layoutIfNeeded()
    #expect(panes().isEmpty && !bar.showsLine)
    // Without a picture to stand on the bar has its own line.
    bar.setBackgroundImage(nil, for: .default)
    phone.window.layoutIfNeeded()
    #expect(panes().count == 1 && bar.showsLine)
    // A look that was given counts more.
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.standardAppearance = UINavigationBarAppearance()
    phone.window.layoutIfNeeded()
    #expect(panes().count == 1 && bar.showsLine)
  }

  @Test func `buttons of the bar are tapped`() throws {
    var taps: [String] = []
    final class Target: NSObject {
      var senders: [AnyObject] = []
      func save(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    let target = Target()
    let root = UIViewController()
    root.title = "Letter"
    let save = UIBarButtonItem(
      title: "Save", style: .done, target: target, action: Selector("save:", Target.save(_:)))
    root.navigationItem.rightBarButtonItems = [
      save, UIBarButtonItem(title: "Copy", primaryAction: UIAction { _ in taps.append("copy") }),
    ]
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { action in
        taps.append("cancel")
        #expect(action.sender as? UIBarButtonItem === root.navigationItem.leftBarButtonItem)
      })
    let phone = Phone(UINavigationController(rootViewController: root))
    phone.tap("Save")
    phone.tap("Copy")
    phone.tap("Cancel")
    #expect(taps == ["copy", "cancel"])
    #expect(target.senders.count == 1 && target.senders.first === save)
    save.isEnabled = false
    phone.tap("Save")
    #expect(target.senders.count == 1)
  }

  @Test func `the back button has the title of the screen below and pops`() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let phone = Phone(navigation)
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    phone.window.layoutIfNeeded()
    #expect(phone.texts.contains("Root") && phone.texts.contains("Second"))
    root.navigationItem.backButtonTitle = "Home"
    phone.window.layoutIfNeeded()
    #expect(phone.texts.contains("Home"))
    UIView.setAnimationsEnabled(false)
    phone.tap("Home")
    UIView.setAnimationsEnabled(true)
    #expect(navigation.topViewController === root)
  }

  @Test func `an action of the shown item takes the place of going back`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Phone(navigation)
    let second = UIViewController()
    var senders: [Any?] = []
    second.navigationItem.backAction = UIAction { senders.append($0.sender) }
    navigation.pushViewController(second, animated: false)
    phone.window.layoutIfNeeded()
    phone.tap("Back")
    #expect(navigation.topViewController === second)
    #expect(senders.count == 1 && senders.first as? UINavigationItem === second.navigationItem)
  }

  @Test func `items on the leading side replace the back button`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Phone(navigation)
    let second = UIViewController()
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    navigation.pushViewController(second, animated: false)
    phone.window.layoutIfNeeded()
    #expect(phone.texts == ["Close"])
    second.navigationItem.leftItemsSupplementBackButton = true
    phone.window.layoutIfNeeded()
    #expect(phone.texts.contains("Back") && phone.texts.contains("Close"))
  }

  @Test func `a large title collapses with the content and expands again`() throws {
    let root = UIViewController()
    root.title = "Elements"
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    content.contentSize = CGSize(width: 390, height: 3_000)
    root.view.addSubview(content)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let phone = Phone(navigation)
    let bar = navigation.navigationBar
    // 47 + 44 + 52 = 143 points are covered at rest.
    #expect(content.contentOffset.y == -143)
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(!bar.showsLine)
    for (scrolled, height) in [(20, 76), (40, 56), (52, 44), (200, 44), (30, 66), (0, 96)] {
      content.contentOffset.y = CGFloat(scrolled - 143)
      phone.window.layoutIfNeeded()
      #expect(bar.frame.height == CGFloat(height), "scrolled by \(scrolled)")
      #expect(content.contentOffset.y == CGFloat(scrolled - 143))
      #expect(content.adjustedContentInset.top == CGFloat(47 + height))
      #expect(bar.showsLine == (scrolled > 52))
    }
    // Pulled down, the title follows.
    content.contentOffset.y = -163
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 116 && content.adjustedContentInset.top == 143)
  }

  @Test func `content does not come to rest with half a large title`() {
    ManualClock.run { clock in
      let root = UIViewController()
      let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      content.contentSize = CGSize(width: 390, height: 3_000)
      root.view.addSubview(content)
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      let phone = Phone(navigation)
      let finger = SimulatedTouch(in: phone.window, at: CGPoint(x: 200, y: 500))
      finger.move(to: CGPoint(x: 200, y: 455), over: 0.5)
      finger.rest(for: 0.3)
      #expect(content.contentOffset.y > -143 && content.contentOffset.y < -91)
      finger.lift()
      clock.advance(by: 2)
      phone.window.layoutIfNeeded()
      #expect(content.contentOffset.y == -91)
      #expect(navigation.navigationBar.frame.height == 44)
      // Dragged back it comes to rest at its start.
      phone.window.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420), over: 0.5)
      clock.advance(by: 2)
      phone.window.layoutIfNeeded()
      #expect(content.contentOffset.y == -143)
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func `a toolbar takes room at the bottom and shows the items of the top controller`() {
    let root = UIViewController()
    root.toolbarItems = [UIBarButtonItem(title: "Left"), .flexibleSpace(), .init(title: "Right")]
    let navigation = UINavigationController(rootViewController: root)
    let phone = Phone(navigation)
    #expect(root.view.safeAreaInsets.bottom == 34)
    navigation.setToolbarHidden(false, animated: false)
    phone.window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
    #expect(root.view.safeAreaInsets.bottom == 78)
    #expect(phone.texts == ["Left", "Right"])
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    phone.window.layoutIfNeeded()
    #expect(navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 34)
  }

  @Test func `a hidden bar leaves its room to the content`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let phone = Phone(navigation)
    #expect(root.view.safeAreaInsets.top == 91)
    navigation.setNavigationBarHidden(true, animated: false)
    phone.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 47)
    navigation.isNavigationBarHidden = false
    root.edgesForExtendedLayout = []
    phone.window.layoutIfNeeded()
    #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 34))
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test func `appearances colour the bar, and the item's own counts more`() throws {
    let root = UIViewController()
    root.title = "Blue"
    let navigation = UINavigationController(rootViewController: root)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemBlue
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = look
    #expect(navigation.navigationBar.standardAppearance !== look)
    let phone = Phone(navigation)
    func colors() -> [UIColor] {
      navigation.navigationBar.all(UIView.self).filter { $0.frame.height == 91 }
        .compactMap(\.backgroundColor)
    }
    #expect(colors() == [.systemBlue])
    let own = UINavigationBarAppearance(barAppearance: look)
    own.backgroundColor = .systemRed
    root.navigationItem.scrollEdgeAppearance = own
    phone.window.layoutIfNeeded()
    #expect(colors() == [.systemRed])
  }

  @Test func `the edit button begins and ends editing`() {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    let phone = Phone(UINavigationController(rootViewController: root))
    phone.tap("Edit")
    #expect(root.isEditing)
    phone.window.layoutIfNeeded()
    #expect(phone.texts == ["Done"])
    phone.tap("Done")
    #expect(!root.isEditing)
  }

  @Test func `a tap on a button without an action opens its menu`() {
    ManualClock.run { clock in
      var chosen: [String] = []
      let root = UIViewController()
      let inner = UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Delete", attributes: .destructive) { _ in chosen.append("delete") }
        ])
      let menu = UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
          chosen.append("copy")
        },
        UIAction(title: "By Name", state: .on) { _ in },
        UIAction(title: "Move", attributes: .disabled) { _ in chosen.append("move") }, inner,
      ])
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
      let phone = Phone(UINavigationController(rootViewController: root))
      phone.tap("More")
      clock.advance(by: 1)
      #expect(phone.texts == ["More", "Copy", "By Name", "Move", "Delete"])
      phone.tap("Move")
      clock.advance(by: 1)
      #expect(chosen == [] && phone.texts.count == 5)
      phone.tap("Delete")
      clock.advance(by: 1)
      #expect(chosen == ["delete"] && phone.texts == ["More"])
      phone.tap("More")
      clock.advance(by: 1)
      phone.window.tap(at: CGPoint(x: 20, y: 800))
      clock.advance(by: 1)
      #expect(phone.texts == ["More"])
    }
  }

  @Test func `a button without a menu performs its action however long it is held`() throws {
    try ManualClock.run { _ in
      var count = 0
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Note", primaryAction: UIAction(title: "Note") { _ in count += 1 })
      let navigation = UINavigationController(rootViewController: root)
      let phone = Phone(navigation)
      let label = try #require(
        navigation.navigationBar.all(UILabel.self).first { $0.text == "Note" })
      let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
      phone.window.longPress(at: middle, for: 2)
      #expect(count == 1)
    }
  }

  @Test func `custom views, prompts and title views find their place`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: custom)
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.navigationItem.titleView = title
    root.navigationItem.prompt = "Choose one"
    let phone = Phone(navigation)
    #expect(navigation.navigationBar.frame.height == 74)
    // Below the 30 points of the prompt, in the middle of 44 points.
    let bar = navigation.navigationBar
    #expect(custom.convert(custom.bounds, to: bar) == CGRect(x: 16, y: 37, width: 60, height: 30))
    #expect(title.convert(title.bounds, to: bar) == CGRect(x: 145, y: 42, width: 100, height: 20))
    #expect(phone.texts == ["Choose one"])
  }

  @Test func `a controller that is shown again has its bar as it left it`() {
    let root = UIViewController()
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    content.contentSize = CGSize(width: 390, height: 3_000)
    root.view.addSubview(content)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let phone = Phone(navigation)
    content.contentOffset.y = 400
    phone.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.pushViewController(UIViewController(), animated: false)
    phone.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44 && content.contentOffset.y == 400)
  }
}

/// A controller that counts how often any of its kind is asked for its item.
private final class Asked: UIViewController {
  static var questions = 0
  override var navigationItem: UINavigationItem {
    Self.questions += 1
    return super.navigationItem
  }
}
