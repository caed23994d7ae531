import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct LayoutFaultTests {
  fileprivate func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  fileprivate func faults(_ views: UIView...) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    views.forEach(root.addSubview)
    return layoutFaults(in: root, on: .iPhoneSE1).map(\.description)
  }

  @Test func `a sound layout has none`() {
    expectNoLayoutFaults(in: Letters())
    #expect(
      faults(
        label("Name", CGRect(x: 8, y: 8, width: 100, height: 24)),
        label("Total", CGRect(x: 8, y: 40, width: 100, height: 24))
      ).isEmpty)
  }

  @Test func `a refresh control is not blamed`() {
    let table = Table()
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
    expectNoLayoutFaults(in: table)
    table.refreshControl?.beginRefreshing()
    expectNoLayoutFaults(in: table)
  }

  @Test func `a button over a cell is found, unless the cell can be scrolled away`() {
    func screen(inset: CGFloat) -> UIViewController {
      let screen = UIViewController()
      let table = Table()
      screen.addChild(table)
      screen.view.addSubview(table.view)
      table.view.frame = screen.view.bounds
      table.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.tableView.contentInset.bottom = inset
      table.didMove(toParent: screen)
      let button = UIButton(type: .system)
      button.setTitle("New", for: .normal)
      button.frame = CGRect(x: 240, y: 480, width: 60, height: 60)
      screen.view.addSubview(button)
      // At the end of the content, where nothing is left to scroll.
      screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
      screen.view.layoutIfNeeded()
      table.tableView.scrollToRow(
        at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
      return screen
    }
    let found = layoutFaults(in: screen(inset: 0), on: .iPhoneSE1).map(\.description)
    #expect(found.contains { $0.contains("lies over ") && $0.contains("contentInset") }, "\(found)")
    let none = layoutFaults(in: screen(inset: 100), on: .iPhoneSE1).map(\.description)
    #expect(!none.contains { $0.contains("lies over ") }, "\(none)")
  }

  @Test func `numbers in messages are rounded`() {
    let broken = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    broken.widthAnchor.constraint(equalToConstant: 100 / 3.0).isActive = true
    broken.widthAnchor.constraint(equalToConstant: 200 / 3.0).isActive = true
    broken.heightAnchor.constraint(equalToConstant: 44).isActive = true
    broken.translatesAutoresizingMaskIntoConstraints = false
    let found = faults(broken).joined(separator: "\n")
    #expect(found.contains("33.33") && !found.contains("33.333"), "\(found)")
  }

  @Test func `text that is cut off is told, with what it needs`() throws {
    let found = faults(label("A long name of a product", CGRect(x: 0, y: 0, width: 60, height: 24)))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("UILabel \"A long name of a product\" is cut off: it needs ") == true)
    #expect(found.first?.contains("and has 60. Set numberOfLines to 0") == true)
    let low = label("A long name of a product", CGRect(x: 0, y: 0, width: 60, height: 24))
    low.numberOfLines = 0
    #expect(faults(low).first?.contains("points of height and has 24") == true)
    let few = label("A long name of a product", CGRect(x: 0, y: 0, width: 60, height: 50))
    few.numberOfLines = 2
    #expect(faults(few).first?.contains("Allow more than 2 lines") == true)
  }

  @Test func `text over text is told`() {
    let found = faults(
      label("Name", CGRect(x: 8, y: 8, width: 100, height: 24)),
      label("Total", CGRect(x: 8, y: 14, width: 100, height: 24)))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("UILabel \"Total\" lies over UILabel \"Name\" by ") == true)
  }

  @Test func `what lies off the screen is told, unless it scrolls in`() {
    let far = { self.label("Far", CGRect(x: 300, y: 8, width: 40, height: 24)) }
    #expect(
      faults(far()).first?.hasPrefix("UILabel \"Far\" reaches 20 points beyond the right edge.")
        == true)
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scroller.contentSize = CGSize(width: 340, height: 100)
    scroller.addSubview(far())
    #expect(faults(scroller).isEmpty)
  }

  @Test func `constraints that leave something open are told`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(box)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let found = layoutFaults(in: root, on: .iPhoneSE1).map(\.description)
    #expect(found.contains { $0.contains("leave its place or size open") })
  }

  @Test func `items beyond the content are told`() {
    let found = layoutFaults(in: Tiles(ShortLayout()), on: .iPhoneSE1)
    #expect(found.first?.element.contains("more)") == true)
    #expect(found.first?.problem.contains("beyond the content's 100 points") == true)
    #expect(layoutFaults(in: Tiles(UICollectionViewFlowLayout()), on: .iPhoneSE1).isEmpty)
  }

  @Test func `text that a view around it cuts off is told with that view`() {
    let box = Box(frame: CGRect(x: 8, y: 8, width: 100, height: 44))
    box.clipsToBounds = true
    box.addSubview(label("Name of it", CGRect(x: 60, y: 8, width: 100, height: 24)))
    #expect(
      faults(box).first?.hasPrefix("UILabel \"Name of it\" is cut off by Box: ") == true)
    #expect(faults(box).first?.contains("points are beyond its right edge") == true)
    box.clipsToBounds = false
    #expect(faults(box).isEmpty)
  }

  @Test func `controls off the screen are told, once`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 290, y: 8, width: 60, height: 44)
    button.setTitle("Buy", for: .normal)
    #expect(
      faults(button).map { $0.contains("UIButton reaches 30 points beyond the right edge") } == [
        true
      ])
    button.frame.origin.x = 260
    #expect(faults(button).isEmpty)
  }

  @Test func `what is too small for a finger is told, unless it takes touches around it`() {
    let button = WideButton(frame: CGRect(x: 30, y: 30, width: 30, height: 20))
    button.accessibilityLabel = "Close"
    #expect(
      faults(button) == [
        "WideButton can be touched but is 30 x 20 points. "
          + "Make it 44 x 44 points at least, or override point(inside:with:)."
      ])
    button.margin = 16
    #expect(faults(button).isEmpty)
    button.margin = 0
    button.isEnabled = false
    #expect(faults(button).isEmpty)
    let view = UILabel(frame: CGRect(x: 30, y: 30, width: 60, height: 20))
    view.text = "More"
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    #expect(faults(view).first?.hasPrefix("UILabel \"More\" can be touched but is") == true)
    let toggle = UISwitch(frame: CGRect(x: 30, y: 30, width: 51, height: 31))
    toggle.accessibilityLabel = "Sound"
    #expect(faults(toggle).isEmpty)
  }

  @Test func `constraints that contradict each other are told`() {
    func box(_ height: CGFloat, priority: UILayoutPriority) -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let box = Box()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      let other = box.heightAnchor.constraint(equalToConstant: height)
      other.priority = priority
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 50),
        box.heightAnchor.constraint(equalToConstant: 20), other,
      ])
      return root
    }
    let found = layoutFaults(in: box(30, priority: .required), on: .iPhoneSE1)
    #expect(found.map(\.element) == ["Box"])
    #expect(found.first?.problem.contains("was broken, since others contradict it") == true)
    #expect(found.first?.cure.contains("height == 20") == true)
    #expect(layoutFaults(in: box(30, priority: .defaultHigh), on: .iPhoneSE1).isEmpty)
  }

  @Test func `what is touched but not read, or read without words, is told`() {
    let view = Box(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    #expect(
      faults(view) == [
        "Box can be touched but is not read. Set isAccessibilityElement to true, and "
          + "accessibilityLabel."
      ])
    view.isAccessibilityElement = true
    #expect(faults(view) == ["Box is read without a label. Set its accessibilityLabel."])
    view.accessibilityLabel = "Cover"
    #expect(faults(view).isEmpty)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 4, y: 4, width: 50, height: 50)
    button.setTitle("Buy", for: .normal)
    view.addSubview(button)
    #expect(
      faults(view).contains { $0.hasPrefix("UIButton can be touched but is not read: Box is read") }
    )
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Buy") { _ in true }]
    #expect(faults(view).isEmpty)
  }

  @Test func `what no scrolling brings into view is told`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 320, height: 300)
    scroll.addSubview(label("End", CGRect(x: 8, y: 400, width: 100, height: 24)))
    #expect(
      faults(scroll) == [
        "UILabel \"End\" lies at 400, beyond the content's 300 points. Constrain the content to the "
          + "contentLayoutGuide, or make contentSize larger."
      ])
    scroll.contentSize.height = 430
    #expect(faults(scroll).isEmpty)
    scroll.isScrollEnabled = false
    #expect(
      faults(scroll).first?.hasPrefix(
        "UILabel \"End\" lies at 400, out of view, and UIScrollView does not scroll") == true)
    let screen = Tiles(UICollectionViewFlowLayout())
    screen.collectionView.isScrollEnabled = false
    #expect(
      layoutFaults(in: screen, on: .iPhoneSE1).first?.problem.contains("does not scroll") == true)
  }

  @Test func `screens made of the system's parts have none`() {
    let list = Table(style: .insetGrouped)
    list.title = "Rows"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in })
    let bars = UINavigationController(rootViewController: list)
    bars.navigationBar.prefersLargeTitles = true
    bars.tabBarItem = UITabBarItem(title: "Rows", image: UIImage(systemName: "star"), tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [bars]
    for device in [SnapshotDevice.iPhone16, .iPhone16.landscape, .iPadMini] {
      #expect(layoutFaults(in: tabs, on: device).map(\.description) == [], "\(device.name)")
    }
    list.tableView.isScrollEnabled = false
    #expect(
      layoutFaults(in: tabs, on: .iPhone16).first?.problem.hasSuffix("UITableView does not scroll")
        == true)
  }

  @Test func `controls of the system have none`() {
    let parts: [UIControl] = [
      UISwitch(), UISlider(), UISegmentedControl(items: ["One", "Two"]), UIStepper(),
      UITextField(), UIPageControl(),
    ]
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .leading
    for part in parts { part.accessibilityLabel = "\(type(of: part))" }
    (parts[4] as? UITextField)?.borderStyle = .roundedRect
    parts[4].widthAnchor.constraint(equalToConstant: 200).isActive = true
    parts[1].widthAnchor.constraint(equalToConstant: 200).isActive = true
    (parts[5] as? UIPageControl)?.numberOfPages = 3
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      stack.widthAnchor.constraint(equalToConstant: 300),
    ])
    #expect(layoutFaults(in: root, on: .iPhoneSE1).map(\.description) == [])
  }

  @Test func `an expectation fails with the device, the element and the cure`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(label("A long name of a product", CGRect(x: 0, y: 0, width: 60, height: 24)))
    withKnownIssue {
      expectNoLayoutFaults(in: root, on: .iPhoneSE1)
    } matching: {
      says(
        $0, "iPhone SE 1: UILabel \"A long name of a product\" is cut off: it needs",
        "Set numberOfLines to 0, or give it more room.")
    }
  }
}

private final class Box: UIView {}

/// Takes touches around itself.
private final class WideButton: UIControl {
  var margin: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

private final class ShortLayout: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
}

/// 200 cells without anything in them.
private final class Tiles: UICollectionViewController {
  init(_ layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 200 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class Table: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
