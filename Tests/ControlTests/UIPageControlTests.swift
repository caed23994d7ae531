import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct UIPageControlTests {
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))

  @Test func `dots of 7.5 points are 17.67 apart`() throws {
    control.numberOfPages = 3
    let size = control.size(forNumberOfPages: 3)
    // 14.75 + 7.5 + 10.17 + 7.5 + 10.17 + 7.5 + 14.75
    #expect(abs(size.width - (2 * 53.0 / 3 + 7.5 + 29.5)) < 0.01)
    #expect(abs(size.height - 77.0 / 3) < 0.01)
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 3))
    control.layoutIfNeeded()
    let dots = control.subviews.compactMap { $0 as? UIImageView }
    for (dot, middle) in zip(dots, [100 - 53.0 / 3, 100, 100 + 53.0 / 3]) {
      #expect(
        abs(dot.frame.midX - middle) < 0.01 && dot.frame.size == CGSize(width: 7.5, height: 7.5))
    }
    #expect(dots[0].backgroundColor == .white)
  }

  @Test func `pages stay within their number`() {
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
  }

  @Test func `taps beside the middle turn pages and tell of it`() {
    control.numberOfPages = 3
    let diary = Diary()
    diary.follow(control, [(.valueChanged, "changed")])
    onStage(control) { window, _ in
      window.tap(at: CGPoint(x: 150, y: 13))
      #expect(control.currentPage == 1)
      window.tap(at: CGPoint(x: 50, y: 13))
      window.tap(at: CGPoint(x: 50, y: 13))
      #expect(control.currentPage == 0)
    }
    // The last tap changed nothing.
    #expect(diary.entries == ["changed", "changed"])
  }

  @Test func `a single page is hidden if it is to`() {
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    let shown = control.subviews.filter { $0 is UIImageView && !$0.isHidden }
    #expect(shown.isEmpty)
  }
}
