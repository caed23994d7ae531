import Testing
import UIKit

/// Layout passes end, whatever is asked for in them.
@MainActor @Suite struct LayoutPassTests {
  private class Counting: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?()
    }
  }

  private final class Insatiable: Counting {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  private func chain<View: UIView>(_ count: Int, of make: () -> View) -> [View] {
    let views = (0..<count).map { _ in make() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test func `a view that always asks does not multiply with its ancestors`() {
    let ancestors = chain(6) { Counting() }
    let view = Insatiable()
    ancestors.last?.addSubview(view)
    ancestors[0].layoutIfNeeded()
    #expect(view.layouts == 12)
    #expect(ancestors.map(\.layouts) == Array(repeating: 1, count: 6))
  }

  @Test func `each of many views that always ask has its share of one pass`() {
    let views = chain(8) { Insatiable() }
    views[0].layoutIfNeeded()
    #expect(views.map(\.layouts) == Array(repeating: 12, count: 8))
  }

  @Test func `a view that asks its superview for another layout ends as well`() {
    let views = chain(3) { Counting() }
    for view in views { view.onLayout = { [unowned view] in view.superview?.setNeedsLayout() } }
    views[2].onLayout = {
      views[2].setNeedsLayout(); views[1].setNeedsLayout()
    }
    views[0].layoutIfNeeded()
    #expect(views.map(\.layouts) == [12, 12, 12])
  }

  @Test func `layouts called for within layouts stay within the budget`() {
    let views = chain(5) { Counting() }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.onLayout = { [unowned outer, unowned inner] in
        outer.setNeedsLayout()
        inner.layoutIfNeeded()
      }
    }
    views[4].onLayout = { views[4].setNeedsLayout() }
    views[0].layoutIfNeeded()
    #expect(views.reduce(0) { $0 + $1.layouts } <= 12 * 5)
  }

  @Test func `what asks on is laid out in the next pass and not before`() {
    let root = Counting()
    let view = Insatiable()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.layouts == 12)
    root.layoutIfNeeded()
    #expect(view.layouts == 24)
    #expect(root.layouts == 1)
  }

  @Test func `what climbs from level to level arrives at the top`() {
    final class Box: Counting {
      override func layoutSubviews() {
        super.layoutSubviews()
        let height = (subviews.first?.frame.height ?? 9) + 1
        guard height > 1, frame.height != height else { return }
        frame.size.height = height
        superview?.setNeedsLayout()
      }
    }
    let boxes = chain(40) { Box() }
    boxes[0].layoutIfNeeded()
    #expect(boxes[0].frame.height == CGFloat(10 + 39))
  }

  @Test func `a sizing view in the tree may be measured many times in one pass`() {
    let root = Counting()
    let prototype = Counting()
    root.addSubview(prototype)
    root.onLayout = {
      for width in 1...100 {
        prototype.bounds.size.width = CGFloat(width)
        prototype.layoutIfNeeded()
      }
    }
    root.layoutIfNeeded()
    #expect(prototype.layouts == 100)
  }

  @Test func `constraints activated in each layout come to an end`() {
    final class Eager: Counting {
      let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        if label.superview == nil { addSubview(label) }
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        ])
      }
    }
    let ancestors = chain(4) { Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let view = Eager(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    ancestors.last?.addSubview(view)
    ancestors[0].layoutIfNeeded()
    #expect(view.layouts == 12)
    #expect(view.label.frame.origin == CGPoint(x: 8, y: 4))
    #expect(ancestors.map(\.layouts) == [1, 1, 1, 1])
  }

  private final class Restless: UICollectionViewCell {
    static var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      Restless.layouts += 1
      setNeedsLayout()
    }
  }

  @Test func `a cell that asks in each layout is laid out twelve times in a pass`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      list, path, _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    list.register(Restless.self, forCellWithReuseIdentifier: "cell")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    let window = UIWindow(frame: list.bounds)
    let root = Counting(frame: list.bounds)
    window.addSubview(root)
    root.addSubview(list)
    Restless.layouts = 0
    window.layoutIfNeeded()
    #expect(Restless.layouts == 12)
    #expect(root.layouts == 1)
    #expect(list.visibleCells.count == 1)
  }

  @Test func `who asks too often is told of once for each class`() {
    final class Nagging: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    var told: [String] = []
    let before = LayoutLoopReport.handler
    LayoutLoopReport.handler = { told.append($0.text) }
    defer { LayoutLoopReport.handler = before }
    for _ in 0..<2 {
      let root = UIView()
      root.addSubview(Nagging())
      root.addSubview(Nagging())
      root.layoutIfNeeded()
    }
    #expect(
      told == [
        """
        Nagging asks for a layout whenever it is laid out: after 12 times in one pass it has to \
        wait for the next. Look for setNeedsLayout(), changes of constraints and changes of its \
        superviews in layoutSubviews() or viewDidLayoutSubviews(), and make them only when \
        something has changed.

        """
      ])
  }
}
