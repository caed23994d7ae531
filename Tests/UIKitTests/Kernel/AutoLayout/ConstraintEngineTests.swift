import Testing

@testable import UIKit

@MainActor @Suite struct ConstraintEngineTests {
  /// A cell with an icon, two lines of text and a badge.
  private func cell(_ width: CGFloat) -> (UIView, [UIView]) {
    let cell = host(width, 60)
    let (icon, title) = (cell.place(SizedView(24, 24)), cell.place(SizedView(400, 20)))
    let (detail, badge) = (cell.place(WrappingView(letters: 12)), cell.place(SizedView(18, 18)))
    for view in [icon, badge] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 6),
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
    ])
    return (cell, [icon, title, detail, badge])
  }

  @Test func `changing the width of a laid-out cell adds and removes no solver constraints`() throws
  {
    let (cell, views) = cell(320)
    cell.layoutIfNeeded()
    let before = try #require(cell.engine).counters
    #expect(before.rebuilds == 1)
    for width in stride(from: CGFloat(200), to: 400, by: 7) {
      cell.frame.size.width = width
      cell.layoutIfNeeded()
      #expect(views[1].frame.width == width - 16 - 24 - 8 - 8 - 18 - 16)
    }
    #expect(cell.engine?.counters == before)
  }

  @Test func `a fitting size adds and removes no constraints of the live solver`() throws {
    let (cell, _) = cell(320)
    cell.layoutIfNeeded()
    let before = try #require(cell.engine).counters
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 200.0)
    #expect(cell.engine?.counters == before)
  }

  @Test func `asking for a fitting size moves nothing`() {
    let (cell, views) = cell(320)
    cell.layoutIfNeeded()
    let before = views.map(\.frame)
    for width in [50.0, 500, 0] {
      _ = cell.systemLayoutSizeFitting(CGSize(width: width, height: 1))
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(views.map(\.frame) == before)
    }
  }

  @Test func `a layout that nothing has changed solves nothing`() throws {
    let (cell, _) = cell(320)
    cell.layoutIfNeeded()
    let pivots = try #require(cell.engine).solver.counters.pivots
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.engine?.solver.counters.pivots == pivots)
  }

  // MARK: Wrapped content

  @Test func `a height that follows from the width is asked for at the width there is`() {
    let root = host(100, 300)
    let text = root.place(WrappingView(letters: 25))
    let below = root.place(SizedView(10, 10))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(below.frame.minY == 30.0)
    #expect(text.questions == 1)
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(text.frame.height == 50.0)
    #expect(text.questions == 2)
    let fitting = root.systemLayoutSizeFitting(
      CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting.width == 250.0)
    root.layoutIfNeeded()
    #expect(text.frame.height == 50.0)
  }

  @Test func `a cell fits its wrapped text at a given width`() {
    let cell = host(320, 0)
    let text = cell.place(WrappingView(letters: 25))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
    ])
    func height(_ width: CGFloat) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(120) == 8 + 30.0)
    #expect(height(70) == 8 + 50.0)
    #expect(height(270) == 8 + 10.0)
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 270, height: 18))
  }

  // MARK: Other participants

  @Test func `a view placed by its frame is what constraints measure from`() {
    let root = host(200, 100)
    let framed = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 30))
    root.addSubview(framed)
    let view = root.place(SizedView(10, 10))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: framed.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 75, y: 40))
    framed.frame = CGRect(x: 30, y: 12, width: 50, height: 30)
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 85, y: 42))
    #expect(framed.frame == CGRect(x: 30, y: 12, width: 50, height: 30))
    framed.center.x += 4
    root.layoutIfNeeded()
    #expect(view.frame.minX == 89.0)
  }

  @Test func `constraints cross a view that is placed by its frame`() {
    let root = host(200, 100)
    let box = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 80))
    root.addSubview(box)
    let inner = box.place(UIView())
    let width = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      width,
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 1, y: 0, width: 50, height: 10))
    #expect(box.engine != nil)
    let outer = root.place(SizedView(4, 4))
    let crossing = outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor)
    crossing.isActive = true
    root.layoutIfNeeded()
    #expect(box.engine == nil)
    #expect(outer.frame.minX == 20.0 + 1 + 50)
    box.frame = CGRect(x: 30, y: 10, width: 60, height: 80)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 1, y: 0, width: 30, height: 10))
    #expect(outer.frame.minX == 30.0 + 1 + 30)
    crossing.isActive = false
    box.frame.size.width = 40
    root.layoutIfNeeded()
    #expect(box.engine != nil)
    #expect(inner.frame.width == 20.0)
  }

  @Test func `a root that constraints place takes its size from them`() {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = root.place(SizedView(30, 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      root.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 40, height: 44))
  }

  @Test func `turning to constraints moves a view from its frame to where they want it`() {
    let root = host(200, 100)
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    root.addSubview(view)
    let below = root.place(SizedView(10, 10))
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: view.bottomAnchor)
    ])
    root.layoutIfNeeded()
    #expect(below.frame.minY == 10.0)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minY == 30.0)
    #expect(below.frame.minY == 31.0)
  }

  // MARK: Details

  @Test func `baselines align views of different heights`() {
    final class Line: UIView {
      let ascent: CGFloat
      init(_ ascent: CGFloat) {
        self.ascent = ascent
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: ascent + 5) }
      override func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        attribute == .firstBaseline ? ascent : 5
      }
    }
    let root = host(200, 100)
    let (large, small) = (root.place(Line(40)), root.place(Line(12)))
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(small.frame.minY == 3.0 + 40 - 12)
    let plain = root.place(SizedView(1, 8))
    plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(plain.frame.maxY == 3.0 + 40)
  }

  @Test func `constraints place the alignment rectangle`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let root = host(200, 100)
    let view = root.place(Shadowed())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
  }

  @Test func `a transformed view keeps its place`() {
    let root = host(200, 100)
    let view = root.place(UIView())
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 50, y: 45))
  }

  @Test func `distances between anchors are sizes`() {
    let root = host(200, 100)
    let (first, second) = (root.place(SizedView(20, 5)), root.place(SizedView(30, 5)))
    let before = root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
    let between = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let after = second.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    NSLayoutConstraint.activate([
      between.constraint(equalTo: before, multiplier: 2), after.constraint(equalTo: before),
      between.constraint(greaterThanOrEqualToConstant: 3),
    ])
    root.layoutIfNeeded()
    let unit = CGFloat(200 - 50) / 4
    #expect(abs(first.frame.minX - unit) < 0.2)
    #expect(abs(second.frame.minX - (unit * 3 + 20)) < 0.2)
  }

  @Test func `system spacing is 8 points times the multiplier`() {
    let root = host(200, 100)
    let (first, second) = (root.place(SizedView(20, 5)), root.place(SizedView(30, 5)))
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.minX - first.frame.maxX == 16.0)
    #expect(second.frame.minY - first.frame.maxY == 4.0)
  }

  @Test func `what constraints leave open is ambiguous`() {
    let root = host(200, 100)
    let view = root.place(UIView())
    let edges = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 5),
    ]
    NSLayoutConstraint.activate(edges)
    #expect(view.hasAmbiguousLayout)
    let height = view.heightAnchor.constraint(equalToConstant: 5)
    height.isActive = true
    #expect(!view.hasAmbiguousLayout)
    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.count == 2 && horizontal[0] === edges[0] && horizontal[1] === edges[2])
    let vertical = view.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.count == 2 && vertical[0] === edges[1] && vertical[1] === height)
  }

  @Test func `updateConstraints is called before layout, from the leaves up, when asked for`() {
    final class Updating: UIView {
      var log: () -> Void = {}
      override func updateConstraints() {
        log()
        super.updateConstraints()
      }
    }
    var order: [String] = []
    let (outer, inner) = (Updating(), Updating())
    outer.addSubview(inner)
    outer.log = { order.append("outer") }
    inner.log = { order.append("inner") }
    #expect(outer.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(order == ["inner", "outer"])
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(order.count == 2)
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(order == ["inner", "outer", "inner"])
  }

  @Test func `a layout pass of a view finds what its host has solved anew`() {
    let root = host(200, 100)
    let box = root.place(UIView())
    let inner = box.place(UIView())
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, inner.widthAnchor.constraint(equalTo: box.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    width.constant = 70
    box.layoutIfNeeded()
    #expect(inner.frame.width == 70.0)
  }
}
