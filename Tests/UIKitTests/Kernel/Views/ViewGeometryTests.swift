import Testing
import UIKit

@MainActor @Suite struct ViewGeometryTests {
  @Test func `frame, bounds and center describe one rectangle`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 10 + 30 / 2, y: 20 + 40 / 2))
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 25 - 50 / 2, y: 20, width: 50, height: 40))
    view.center = .zero
    #expect(view.frame.origin == CGPoint(x: -25, y: -20))
  }

  @Test func `a transform turns the frame into the box around the view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.minX - 25) < 1e-9)
    #expect(view.bounds.width == 100)
  }

  @Test func `points are converted through offsets and transforms`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 5, y: 105, width: 20, height: 20))
    root.addSubview(scroll)
    scroll.addSubview(leaf)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 10 + 5, y: 10 + 105 - 100))
    #expect(root.convert(CGPoint(x: 15, y: 15), to: leaf) == .zero)
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(leaf.convert(leaf.bounds, to: scroll) == CGRect(x: -5, y: 95, width: 40, height: 40))
  }

  @Test(arguments: [
    (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 80, height: 30)),
    (
      UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]),
      CGRect(x: 10, y: 10, width: 80, height: 80)
    ),
    (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 60, y: 10, width: 30, height: 30)),
    (
      UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
      CGRect(x: 10.0 + 50.0 * 10.0 / 70.0, y: 10, width: 30, height: 30)
    ),
    (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 30, height: 30)),
  ])
  func `a view follows its superview's size`(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 150, height: 150)
    #expect(abs(child.frame.minX - expected.minX) < 1e-9)
    #expect(abs(child.frame.width - expected.width) < 1e-9)
    #expect(abs(child.frame.height - expected.height) < 1e-9)
  }

  @Test func `a view of no size that fills its superview grows with it`() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
  }
}
