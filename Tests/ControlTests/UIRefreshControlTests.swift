import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct UIRefreshControlTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UIRefreshControl()
  private let diary = Diary()

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.refreshControl = control
    diary.follow(control, [(.valueChanged, "refresh")])
  }

  @Test func `a control is 60 points high and lies above the content`() {
    #expect(control.superview === scrollView)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(scrollView.refreshControl === control)
    scrollView.refreshControl = nil
    #expect(control.superview == nil && scrollView.refreshControl == nil)
    control.beginRefreshing()
    scrollView.addSubview(control)
    #expect(scrollView.adjustedContentInset.top == 60)
    scrollView.refreshControl = UIRefreshControl()
    #expect(control.superview == nil && scrollView.adjustedContentInset.top == 0)
  }

  @Test func `content pulled far enough begins to refresh and stays below the control`() {
    onStage(scrollView) { window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 160, y: 100))
      finger.move(to: CGPoint(x: 160, y: 150), over: 0.1)
      #expect(!control.isRefreshing)
      finger.move(to: CGPoint(x: 160, y: 400), over: 0.3)
      #expect(control.isRefreshing)
      #expect(diary.entries == ["refresh"])
      // The inset comes when the finger lifts.
      #expect(scrollView.adjustedContentInset.top == 0)
      finger.lift()
      clock.advance(by: 2)
      #expect(scrollView.adjustedContentInset.top == 60)
      #expect(scrollView.contentInset.top == 0)
      #expect(abs(scrollView.contentOffset.y + 60) < 0.01)
      control.endRefreshing()
      clock.advance(by: 1)
      #expect(!control.isRefreshing)
      #expect(scrollView.contentOffset.y == 0)
      #expect(scrollView.adjustedContentInset.top == 0)
      #expect(diary.entries == ["refresh"])
    }
  }

  @Test func `a title is seen as far as the control is pulled`() throws {
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    let title = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    onStage(scrollView) { window, clock in
      #expect(title.alpha == 0)
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 160, y: 100))
      finger.move(to: CGPoint(x: 160, y: 150), over: 0.1)
      #expect(title.alpha > 0 && title.alpha < 1)
      finger.move(to: CGPoint(x: 160, y: 400), over: 0.3)
      #expect(title.alpha == 1)
      finger.lift()
      clock.advance(by: 2)
      control.endRefreshing()
      clock.advance(by: 1)
      #expect(title.alpha == 0)
    }
  }

  @Test func `a short pull refreshes nothing`() {
    onStage(scrollView) { window, clock in
      window.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 160), over: 0.2)
      clock.advance(by: 2)
      #expect(diary.entries.isEmpty && !control.isRefreshing)
      #expect(abs(scrollView.contentOffset.y) < 0.01)
    }
  }

  @Test func `code begins to refresh without scrolling and without telling`() {
    onStage(scrollView) { _, _ in
      control.beginRefreshing()
      #expect(control.isRefreshing && diary.entries.isEmpty)
      #expect(scrollView.contentOffset.y == 0)
      #expect(scrollView.adjustedContentInset.top == 60)
      control.endRefreshing()
      #expect(scrollView.adjustedContentInset.top == 0)
    }
  }

  @Test func `a collection view takes a refresh control`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    list.alwaysBounceVertical = true
    list.refreshControl = UIRefreshControl()
    onStage(list) { window, clock in
      window.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400), over: 0.3)
      clock.advance(by: 2)
      #expect(list.refreshControl?.isRefreshing == true)
      #expect(abs(list.contentOffset.y + 60) < 0.01)
    }
  }
}
