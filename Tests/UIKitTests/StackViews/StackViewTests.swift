import Testing

@testable import UIKit

@MainActor @Suite struct StackViewTests {
  private func stack(_ views: [UIView], in root: UIView) -> UIStackView {
    let stack = root.place(UIStackView(arrangedSubviews: views))
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return stack
  }

  @Test func `a new stack is a row without spacing`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0.0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
    stack.layoutIfNeeded()
  }

  @Test func `custom spacing replaces spacing after one view`() {
    let root = host(300, 100)
    let views = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
    let stack = stack(views, in: root)
    stack.spacing = 4
    stack.setCustomSpacing(9, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 19, 47])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 14, 42])
    #expect(stack.frame.width == 72.0)
  }

  @Test func `views come, move and go`() {
    let root = host(300, 100)
    let (first, second, third) = (SizedView(10, 10), SizedView(20, 10), SizedView(30, 10))
    let stack = stack([first, second], in: root)
    root.layoutIfNeeded()
    stack.insertArrangedSubview(third, at: 1)
    root.layoutIfNeeded()
    #expect([first, third, second].map(\.frame.minX) == [0, 10, 40])
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [third, second, first])
    root.layoutIfNeeded()
    #expect([third, second, first].map(\.frame.minX) == [0, 30, 50])
    stack.removeArrangedSubview(second)
    #expect(second.superview === stack)
    second.removeFromSuperview()
    third.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first])
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 10, height: 10))
    #expect(second.constraints.isEmpty && third.superview == nil)
  }

  @Test func `margins surround the views when asked for`() {
    let root = host(300, 100)
    let view = SizedView(10, 20)
    let stack = stack([view], in: root)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 5, bottom: 7, trailing: 11)
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 10, height: 20))
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 26, height: 30))
    #expect(view.frame.origin == CGPoint(x: 5, y: 3))
  }

  @Test func `stacks in stacks share what there is`() {
    let root = host(200, 100)
    let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 12)])
    inner.axis = .vertical
    inner.spacing = 2
    let icon = SizedView(20, 20)
    let outer = stack([icon, inner], in: root)
    outer.spacing = 6
    outer.alignment = .center
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 76, height: 24))
    #expect(inner.frame == CGRect(x: 26, y: 0, width: 50, height: 24))
    #expect(icon.frame == CGRect(x: 0, y: 2, width: 20, height: 20))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 12, width: 50, height: 12))
    inner.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 56, height: 20))
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(outer.frame.size == CGSize(width: 20, height: 20))
    inner.isHidden = false
    inner.arrangedSubviews[1].isHidden = false
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 76, height: 24))
  }

  @Test func `a stack decides about the fitting size of what it is pinned in`() {
    let card = host(320, 0)
    let text = WrappingView(letters: 25)
    let stack = card.place(UIStackView(arrangedSubviews: [SizedView(30, 20), text]))
    stack.axis = .vertical
    stack.spacing = 5
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
    ])
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height: CGFloat = 4 + 20 + 5 + 30 + 4
    #expect(size == CGSize(width: 120, height: height))
    let alone = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(alone == CGSize(width: 250, height: 35))
  }

  @Test func `a row runs from right to left`() {
    let root = host(200, 100)
    let views = [SizedView(10, 10), SizedView(20, 10)]
    let stack = stack(views, in: root)
    stack.spacing = 3
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [23, 0])
  }

  @Test func `baselines align a row`() {
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
    let views = [Line(10), Line(30), Line(20)]
    let stack = stack(views, in: root)
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [20, 0, 10])
    #expect(stack.frame.height == 35.0)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    root.layoutIfNeeded()
    let tops: [CGFloat] = [0, 10 + 40 - 30, 20 + 30 + 40 - 20]
    #expect(views.map(\.frame.minY) == tops)
  }

  @Test func `a changed constant keeps the constraints of a stack`() throws {
    let root = host(200, 100)
    let stack = stack([SizedView(10, 10), SizedView(20, 10)], in: root)
    root.layoutIfNeeded()
    let before = try #require(root.engine).counters
    stack.spacing = 12
    root.layoutIfNeeded()
    #expect(stack.frame.width == 42.0)
    #expect(root.engine?.counters == before)
  }

  @Test func `proportions follow natural sizes that change`() {
    let root = host(200, 100)
    let views = [SizedView(10, 10), SizedView(30, 10)]
    let stack = stack(views, in: root)
    stack.distribution = .fillProportionally
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 150])
    views[0].natural.width = 30
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100])
  }

  /// Recorded: labels of 20.5 and 18 points, 6 apart, between edges at 750: the stack is 44.5 high.
  @Test func `shares and gaps make a stack as long as its views need`() {
    let root = host(100, 86)
    let views = [SizedView(10, 20), SizedView(10, 18)]
    let stack = stack(views, in: root)
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = 6
    let edges = [
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -2),
      stack.heightAnchor.constraint(equalToConstant: 82),
    ]
    for edge in edges { edge.priority = .defaultHigh }
    NSLayoutConstraint.activate(edges)
    root.layoutIfNeeded()
    #expect(abs(views[0].frame.height - 20) < 0.01)
    #expect(abs(stack.frame.height - (20 + 6 + 18)) < 0.01)
  }

  @Test func `an index beyond the row is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Index 1 out of bounds for arranged subviews"))
  }
}
