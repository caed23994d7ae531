import CollectionViewExtras
import Testing
import UIKit
import UIKitTesting

/// A form with all that a person does: a field, a button, a card to drag, a list to scroll.
private final class Form: UIViewController, UICollectionViewDataSource, UITableViewDataSource {
  let field = UITextField(frame: CGRect(x: 16, y: 40, width: 288, height: 44))
  let button = UIButton(type: .system)
  let card = UILabel(frame: CGRect(x: 16, y: 150, width: 120, height: 44))
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 200, width: 320, height: 150),
    collectionViewLayout: UICollectionViewFlowLayout())
  let table = UITableView(frame: CGRect(x: 0, y: 360, width: 320, height: 150))
  private(set) var taps = 0
  private(set) var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "name"
    field.placeholder = "Your name"
    button.frame = CGRect(x: 16, y: 96, width: 120, height: 44)
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [unowned self] _ in send() }, for: .touchUpInside)
    card.text = "Card"
    card.isUserInteractionEnabled = true
    card.addGestureRecognizer(Pan(card))
    card.addGestureRecognizer(Press { [unowned self] in presses += 1 })
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    for part in [field, button, card, list, table] as [UIView] { view.addSubview(part) }
  }

  /// Half a second later it says that it is done.
  private func send() {
    taps += 1
    let done = UILabel(frame: CGRect(x: 160, y: 96, width: 120, height: 44))
    done.text = "Thank you"
    UIView.animate(withDuration: 0.5, animations: { self.button.alpha = 0.5 }) { _ in
      self.view.addSubview(done)
    }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.bounds)
    label.text = "Tile \(path.item)"
    cell.contentView.addSubview(label)
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(path.row)"
    cell.contentConfiguration = content
    return cell
  }
}

/// Moves its view with the finger.
private final class Pan: UIPanGestureRecognizer {
  private weak var mover: UIView?

  init(_ mover: UIView) {
    self.mover = mover
    super.init(target: nil, action: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let mover else { return }
    let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
    mover.center.x += now.x - before.x
    mover.center.y += now.y - before.y
  }
}

private final class Press: UILongPressGestureRecognizer {
  private let begun: () -> Void

  init(_ begun: @escaping () -> Void) {
    self.begun = begun
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .began { begun() } }
  }
}

@MainActor @Suite struct DrivingTests {
  private let form = Form()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  init() {
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `elements are found by label, identifier, text and index path`() throws {
    #expect(try window.element(.label("Send")) === form.button)
    #expect(try window.element(.identifier("name")) === form.field)
    #expect(try window.element(.text("Your name")) === form.field)
    #expect(try window.element(.text("Card")) === form.card)
    #expect(
      try window.element(.item(2)) === form.list.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(!window.shows(.item(80)))
  }

  @Test func `what is not there is told with what is`() {
    #expect {
      try window.element(.item(5, section: 3))
    } throws: {
      "\($0)".hasPrefix("No element has the index path [3, 5]. There are:\n")
        && "\($0)".contains("\"Send\" button")
    }
  }

  @Test func `what is meant is scrolled to and tapped`() throws {
    try window.scroll(to: .item(80))
    #expect(window.shows(.item(80)))
    #expect(window.shows(.text("Tile 80")))
    try window.scroll(to: .text("Row 150"))
    #expect(window.shows(.text("Row 150")))
    try window.tap(.label("Send"))
    #expect(form.taps == 1)
  }

  @Test func `keys go into the field that is meant`() throws {
    try window.type("Ada", into: .identifier("name"))
    #expect(form.field.text == "Ada")
    try window.type(" L.", into: .text("Ada"))
    #expect(form.field.text == "Ada L.")
    #expect {
      try window.type("x", into: .text("Card"))
    } throws: {
      "\($0)" == "The element with the text \"Card\" takes no keys when it is tapped."
    }
  }

  @Test func `what is meant is dragged, by points or to another element`() throws {
    try ManualClock.run { _ in
      try window.drag(.text("Card"), by: CGVector(dx: 60, dy: -20))
      #expect(form.card.frame.origin == CGPoint(x: 76, y: 130))
      try window.drag(.text("Card"), to: .label("Send"))
      #expect(form.card.center == form.button.center)
      try window.drag(.item(4), by: CGVector(dx: 0, dy: -100), over: 0.2)
      #expect(form.list.contentOffset.y > 50)
    }
  }

  @Test func `a press lasts as long as it is told to`() throws {
    try ManualClock.run { _ in
      try window.longPress(.text("Card"), for: 0.2)
      #expect(form.presses == 0)
      try window.longPress(.text("Card"), for: 0.8)
      #expect(form.presses == 1)
    }
  }

  @Test func `what comes later is waited for by the clock`() throws {
    try ManualClock.run { clock in
      try window.tap(.label("Send"))
      let start = clock.now
      #expect(!window.shows(.text("Thank you")))
      try window.wait(for: .text("Thank you"))
      #expect(clock.now - start >= 0.5 && clock.now - start < 0.55)
      #expect(window.waitUntilAtRest())
      #expect {
        try window.wait(for: .label("Never"), atMost: 1)
      } throws: {
        "\($0)".hasPrefix("No element has the label \"Never\" within 1.0 s. There are:")
      }
    }
  }

  @Test func `without a manual clock the run loop is waited with`() throws {
    try window.tap(.label("Send"))
    try window.wait(for: .text("Thank you"), atMost: 3)
    #expect(!window.waitUntilAtRest())
  }
}
