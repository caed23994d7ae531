import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct PageTests {
  private let diary = Diary()

  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let pages: [UIViewController]
    let diary: Diary
    init(_ pages: [UIViewController], _ diary: Diary) { (self.pages, self.diary) = (pages, diary) }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      let index = pages.firstIndex { $0 === page }.map { $0 + step } ?? -1
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { diary.entries.append("will \(pendingViewControllers.map { $0.title ?? "" })") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      diary.entries.append("did \(previousViewControllers.map { $0.title ?? "" }) \(completed)")
    }
  }

  /// A page controller on a phone, with pages A, B and C.
  private func onPhone(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    _ body: (UIPageViewController, [Witness], UIWindow, ManualClock) throws -> Void
  ) rethrows {
    try ManualClock.run { clock in
      let pages = ["A", "B", "C"].map { Witness($0, diary) }
      let book = Book(pages, diary)
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: orientation,
        options: [.interPageSpacing: 20])
      controller.dataSource = book
      controller.delegate = book
      controller.setViewControllers([pages[0]], direction: .forward, animated: false)
      let phone = Phone(controller)
      clock.advance(by: 0)
      diary.entries = []
      try body(controller, pages, phone.window, clock)
      withExtendedLifetime((book, phone)) {}
    }
  }

  @Test func `a page fills the controller, and a swipe leads to the next one`() {
    onPhone { controller, pages, window, clock in
      #expect(pages[0].view.convert(pages[0].view.bounds, to: window) == window.bounds)
      window.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), over: 0.2)
      clock.advance(by: 2)
      #expect(controller.viewControllers == [pages[1]])
      #expect(pages[1].view.convert(pages[1].view.bounds, to: window) == window.bounds)
      #expect(controller.children == [pages[1]])
      #expect(pages[0].viewIfLoaded?.window == nil)
      #expect(diary.entries.first == "will [\"B\"]" && diary.entries.last == "did [\"A\"] true")
      #expect(diary.entries.filter { $0.hasSuffix("didAppear") } == ["B didAppear"])
      #expect(diary.entries.filter { $0.hasSuffix("didDisappear") } == ["A didDisappear"])
    }
  }

  @Test func `a swipe that does not go far enough comes back, with balanced calls`() {
    onPhone { controller, pages, window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 300, y: 400))
      finger.move(to: CGPoint(x: 220, y: 400), over: 0.5)
      finger.rest(for: 0.5)
      finger.lift()
      clock.advance(by: 2)
      #expect(controller.viewControllers == [pages[0]])
      #expect(diary.entries.last == "did [\"A\"] false")
      #expect(diary.entries.filter { $0.hasPrefix("A willAppear") }.count == 1)
      #expect(diary.entries.filter { $0 == "B didDisappear" }.count == 1)
      #expect(controller.children == [pages[0]])
    }
  }

  @Test func `there is nothing before the first page`() {
    onPhone { controller, pages, window, clock in
      window.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400), over: 0.2)
      clock.advance(by: 2)
      #expect(controller.viewControllers == [pages[0]])
      #expect(diary.entries.isEmpty)
      #expect(pages[0].view.convert(pages[0].view.bounds, to: window) == window.bounds)
    }
  }

  @Test func `pages that are set in code scroll, without calls of the delegate`() {
    onPhone { controller, pages, window, clock in
      var ends: [Bool] = []
      controller.setViewControllers([pages[2]], direction: .forward, animated: true) {
        ends.append($0)
      }
      #expect(ends.isEmpty)
      clock.advance(by: 2)
      #expect(ends == [true])
      #expect(controller.viewControllers == [pages[2]])
      #expect(!diary.entries.contains { $0.hasPrefix("will ") || $0.hasPrefix("did ") })
      controller.setViewControllers([pages[1]], direction: .reverse, animated: false) {
        ends.append($0)
      }
      #expect(ends == [true, true] && controller.children == [pages[1]])
    }
  }

  @Test func `pages follow each other downwards, and from right to left`() {
    onPhone(.vertical) { controller, pages, window, clock in
      window.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), over: 0.2)
      clock.advance(by: 2)
      #expect(controller.viewControllers == [pages[1]])
    }
    onPhone { controller, pages, window, clock in
      window.semanticContentAttribute = .forceRightToLeft
      window.traitOverrides.layoutDirection = .rightToLeft
      window.setNeedsLayout()
      controller.view.setNeedsLayout()
      window.layoutIfNeeded()
      window.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400), over: 0.2)
      clock.advance(by: 2)
      #expect(controller.viewControllers == [pages[1]])
    }
  }

  @Test func `a wrong number of pages is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([], direction: .forward, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The number of view controllers provided (0) doesn't match the number"))
  }
}
