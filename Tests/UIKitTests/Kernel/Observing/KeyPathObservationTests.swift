import Testing
import UIKit

/// Values of views, scroll views, controls and controllers that are observed by key paths of Swift.
@MainActor @Suite struct KeyPathObservationTests {
  private class Card: UIScrollView {
    override var contentSize: CGSize { didSet { setNeedsLayout() } }
  }

  @Test func `a closure is told of the new and the old value before the setter returns`() {
    let view = Card()
    var changes: [(CGSize?, CGSize?)] = []
    let token = view.observe(\.contentSize, options: [.new, .old]) { object, change in
      #expect(object === view && change.kind == .setting && !change.isPrior)
      #expect(object.contentSize == change.newValue && change.indexes == nil)
      changes.append((change.oldValue, change.newValue))
    }
    view.contentSize = CGSize(width: 10, height: 20)
    #expect(changes.count == 1)
    view.contentSize.height = 30
    #expect(changes.map(\.0) == [.zero, CGSize(width: 10, height: 20)])
    #expect(changes.map(\.1) == [CGSize(width: 10, height: 20), CGSize(width: 10, height: 30)])
    token.invalidate()
  }

  @Test func `each set is told, also of an equal value`() {
    let view = UIScrollView()
    var count = 0
    let tokens = [
      view.observe(\.isHidden) { _, _ in count += 1 },
      view.observe(\.alpha) { _, _ in count += 1 },
      view.observe(\.contentOffset) { _, _ in count += 1 },
      view.observe(\.contentInset) { _, _ in count += 1 },
    ]
    view.isHidden = false
    view.alpha = 1
    view.contentOffset = .zero
    view.contentInset = .zero
    #expect(count == 4)
    tokens.forEach { $0.invalidate() }
  }

  @Test func `values are absent unless they are asked for`() {
    let view = UIView()
    var change: NSKeyValueObservedChange<CGFloat>?
    let token = view.observe(\.alpha) { change = $1 }
    view.alpha = 0.5
    #expect(change != nil && change?.newValue == nil && change?.oldValue == nil)
    token.invalidate()
  }

  @Test func `the option initial calls at once, and prior before each change`() {
    let view = UIView()
    var told: [(isPrior: Bool, old: Bool?, new: Bool?)] = []
    let token = view.observe(\.isHidden, options: [.initial, .prior, .new, .old]) {
      told.append(($1.isPrior, $1.oldValue, $1.newValue))
      #expect($0.isHidden == ($1.newValue ?? false))
    }
    #expect(told.count == 1 && told[0] == (false, nil, false))
    view.isHidden = true
    #expect(told.count == 3)
    #expect(told[1] == (true, false, nil))
    #expect(told[2] == (false, false, true))
    token.invalidate()
  }

  @Test func `an observation ends when it is released or invalidated`() {
    let view = UIView()
    var count = 0
    var token: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.5
    token = nil
    view.alpha = 0.6
    #expect(count == 1 && token == nil)
    let other = view.observe(\.alpha) { _, _ in count += 1 }
    other.invalidate()
    other.invalidate()
    view.alpha = 0.7
    #expect(count == 1)
  }

  @Test func `neither the object nor what the closure holds stays`() {
    final class Held {}
    weak var view: UIView?
    weak var held: Held?
    var token: NSKeyValueObservation?
    do {
      let seen = UIView()
      let object = Held()
      view = seen
      held = object
      token = seen.observe(\.alpha) { _, _ in _ = object }
    }
    #expect(view == nil)
    token?.invalidate()
    token = nil
    #expect(held == nil)
  }

  @Test func `an observer that is ended during a call is not called any more`() {
    let view = UIView()
    var told: [String] = []
    var second: NSKeyValueObservation?
    let first = view.observe(\.alpha) { _, _ in
      told.append("first")
      second?.invalidate()
    }
    second = view.observe(\.alpha) { _, _ in told.append("second") }
    view.alpha = 0.5
    view.alpha = 0.6
    #expect(told == ["first", "first"])
    first.invalidate()
  }

  @Test func `the frame follows from bounds and center, and they from it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var told: [String] = []
    let tokens = [
      view.observe(\.frame, options: .new) { told.append("frame \($1.newValue?.midX ?? -1)") },
      view.observe(\.bounds) { _, _ in told.append("bounds") },
      view.observe(\.center) { _, _ in told.append("center") },
    ]
    view.center.x = 15
    #expect(told == ["frame 15.0", "center"])
    told = []
    view.bounds.size.width = 20
    #expect(told == ["frame 15.0", "bounds"])
    told = []
    view.bounds.origin.x = 3
    #expect(told == ["bounds"])
    told = []
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(told == ["frame 10.0", "center"])
    told = []
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    #expect(told == ["frame 15.0"])
    tokens.forEach { $0.invalidate() }
  }

  @Test func `constraints that move a view are told`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    var frames: [CGRect] = []
    var centers: [CGPoint] = []
    var sizes: [CGSize] = []
    let tokens = [
      view.observe(\.frame, options: .new) { frames += [$1.newValue ?? .zero] },
      view.observe(\.center, options: .new) { centers += [$1.newValue ?? .zero] },
      view.observe(\.bounds, options: .new) { sizes += [$1.newValue?.size ?? .zero] },
    ]
    leading.constant = 40
    root.layoutIfNeeded()
    #expect(frames == [CGRect(x: 40, y: 0, width: 20, height: 30)])
    #expect(centers == [CGPoint(x: 40 + 20 / 2, y: 15)])
    #expect(sizes.isEmpty)
    tokens.forEach { $0.invalidate() }
  }

  @Test func `an offset is told once, after the delegate, however it changes`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("delegate") }
    }
    let delegate = Delegate()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    view.delegate = delegate
    let token = view.observe(\.contentOffset, options: [.new, .old]) {
      delegate.calls.append("\($1.oldValue?.y ?? -1) to \($1.newValue?.y ?? -1)")
    }
    view.contentOffset.y = 10
    #expect(delegate.calls == ["delegate", "0.0 to 10.0"])
    view.bounds.origin.y = 20
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    view.contentSize.height = 250
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == CGFloat(250 - 100))
    #expect(
      delegate.calls.filter { $0 != "delegate" } == [
        "0.0 to 10.0", "10.0 to 20.0", "20.0 to 200.0", "200.0 to 150.0",
      ])
    token.invalidate()
  }

  @Test func `a change within a call is told too, with the values of that time`() {
    let view = UIView()
    var told: [CGFloat?] = []
    let token = view.observe(\.alpha, options: .new) {
      told.append($1.newValue)
      if $0.alpha < 0.4 { $0.alpha = 0.5 }
    }
    view.alpha = 0.25
    #expect(told == [0.25, 0.5])
    token.invalidate()
  }

  @Test func `states of controls are observed`() {
    let button = UIButton(type: .system)
    var told: [String] = []
    let tokens = [
      button.observe(\.isEnabled) { button, _ in told.append("enabled \(button.isEnabled)") },
      button.observe(\.isSelected) { button, _ in told.append("selected \(button.isSelected)") },
      button.observe(\.isHighlighted) { told.append("highlighted \($0.isHighlighted) \($1.kind)") },
    ]
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    #expect(told == ["enabled false", "selected true", "highlighted true setting"])
    tokens.forEach { $0.invalidate() }
  }

  @Test func `title and view of a controller are observed`() {
    let controller = UIViewController()
    var titles: [String??] = []
    var views = 0
    let tokens = [
      controller.observe(\.title, options: .new) { titles.append($1.newValue) },
      controller.observe(\.view) { _, _ in views += 1 },
    ]
    controller.title = "A"
    controller.title = nil
    #expect(titles == ["A", .some(nil)])
    controller.loadViewIfNeeded()
    #expect(views == 1)
    tokens.forEach { $0.invalidate() }
  }

  @Test func `an object of a subclass is observed by its superclass's key path`() {
    let card = Card()
    let views: [UIView] = [card]
    var count = 0
    let token = views[0].observe(\.frame) { _, _ in count += 1 }
    card.frame.size.width = 5
    #expect(count == 1)
    token.invalidate()
  }

  @Test func `a final class that overrides a value is observed as its superclass`() {
    final class Page: UIScrollView {
      override var contentSize: CGSize { didSet { setNeedsLayout() } }
    }
    let page = Page()
    var told: [CGSize?] = []
    let tokens = [
      (page as UIScrollView).observe(\.contentSize, options: .new) { told.append($1.newValue) },
      page.observe(\.contentOffset) { _, _ in told.append(nil) },
    ]
    page.contentSize = CGSize(width: 1, height: 2)
    page.contentOffset = CGPoint(x: 0, y: 1)
    #expect(told == [CGSize(width: 1, height: 2), nil])
    tokens.forEach { $0.invalidate() }
  }

  @Test func `the content size of collection views changes with their layout`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var heights: [CGFloat] = []
    let token = view.observe(\.contentSize, options: .new) {
      heights.append($1.newValue?.height ?? -1)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(heights.last == CGFloat(3 * 50))
    token.invalidate()
  }

  @Test func `a value that is not told of is reported once, with those that are`() {
    final class Model: UIView { var level = 1 }
    var told: [String] = []
    let before = UnobservableValueReport.handler
    UnobservableValueReport.handler = { told.append($0.text) }
    defer { UnobservableValueReport.handler = before }
    let model = Model()
    var levels: [Int?] = []
    let tokens = (0..<2).map { _ in
      model.observe(\.level, options: [.initial, .new]) { levels.append($1.newValue) }
    }
    model.level = 2
    #expect(levels == [1, 1])
    #expect(told.count == 1)
    #expect(told[0].hasPrefix("Changes of a value of type Int of Model are not observed"))
    #expect(told[0].contains("frame, bounds, center, alpha, isHidden"))
    tokens.forEach { $0.invalidate() }
  }

  @Test func `a view that is not observed keeps nothing for it`() {
    let (seen, other) = (UIView(), UIView())
    let token = seen.observe(\.frame) { _, _ in }
    other.frame.size.width = 5
    #expect(!other.isObserved && seen.isObserved)
    token.invalidate()
  }

  @Test func `an observation may end on another thread`() async {
    let view = UIView()
    var count = 0
    let token = view.observe(\.alpha) { _, _ in count += 1 }
    await Task.detached { token.invalidate() }.value
    view.alpha = 0.5
    #expect(count == 0)
  }
}
