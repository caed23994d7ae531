import Testing
import UIKit

@MainActor @Suite struct ViewLayoutTests {
  private final class Counting: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?()
    }
  }

  @Test func `a layout happens once until it is asked for again`() {
    let view = Counting()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `only views that wait for a layout get one`() {
    let root = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (calm, busy) = (Counting(), Counting())
    root.addSubview(calm)
    root.addSubview(busy)
    root.layoutIfNeeded()
    busy.setNeedsLayout()
    root.layoutIfNeeded()
    let layouts: [Int] = [root, calm, busy].map(\.layouts)
    #expect(layouts == [1, 1, 2])
  }

  @Test func `a new size asks for a layout and a new place does not`() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `a view that always asks for another layout does not hang the pass`() {
    let view = Counting()
    view.onLayout = { view.setNeedsLayout() }
    view.layoutIfNeeded()
    #expect(view.layouts == 12)
  }

  @Test func `asking a leaf lays out the ancestors that wait as well`() {
    let root = Counting()
    let leaf = Counting()
    root.addSubview(leaf)
    leaf.layoutIfNeeded()
    #expect(root.layouts == 1)
  }
}
