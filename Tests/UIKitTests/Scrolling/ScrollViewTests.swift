import Testing
import UIKit

@MainActor @Suite struct ScrollViewTests {
  private final class Witness: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
  }

  @Test func `the offset is the origin of the bounds and the delegate hears of it once`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let witness = Witness()
    view.delegate = witness
    view.contentOffset = CGPoint(x: 0, y: 40)
    view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 40))
    #expect(witness.offsets == [CGPoint(x: 0, y: 40)])
  }

  @Test func `content at its start stays there when the inset grows`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 50
    view.contentInset.top = 30
    #expect(view.contentOffset.y == 50)
  }

  @Test func `a rectangle is brought into view by the least movement`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == CGFloat(150 + 10 - 100))
    view.scrollRectToVisible(CGRect(x: 0, y: 80, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 60)
    view.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 30)
    view.scrollRectToVisible(CGRect(x: 0, y: 995, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == CGFloat(1000 - 100))
  }

  @Test(arguments: [
    (
      UIScrollView.ContentInsetAdjustmentBehavior.automatic,
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    ),
    (.never, .zero),
    (.always, UIEdgeInsets(top: 47, left: 5, bottom: 34, right: 0)),
    (.scrollableAxes, .zero),
  ])
  func `the safe area is added to the insets as the behaviour says`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, expected: UIEdgeInsets
  ) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 5, bottom: 34, right: 0)
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentInsetAdjustmentBehavior = behavior
    controller.view.addSubview(scroll)
    controller.view.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == expected)
    #expect(scroll.contentOffset == CGPoint(x: -expected.left, y: -expected.top))
  }

  @Test func `the content inset comes on top of the safe area`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 47
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentInset.top = 10
    controller.view.addSubview(scroll)
    controller.view.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == CGFloat(47 + 10))
  }
}
