import CollectionViewExtras
import Testing
import UIKit

/// Writes down what a scroll view tells of drags.
@MainActor private final class Diary: NSObject, UICollectionViewDelegate {
  var calls: [String] = []
  var offsets: [CGFloat] = []
  var velocity = CGPoint.zero
  var target: CGFloat?
  var proposed: CGFloat = 0

  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll")
    offsets.append(scrollView.contentOffset.y)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("begin \(scrollView.isDragging) \(scrollView.isTracking)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEnd")
    self.velocity = velocity
    proposed = targetContentOffset.pointee.y
    if let target { targetContentOffset.pointee.y = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("decelerate \(scrollView.isDecelerating)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("rest \(scrollView.isDecelerating)")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("highlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("unhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select \(indexPath.item)")
  }
}

@MainActor @Suite struct ScrollDragTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let diary = Diary()

  init() {
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = diary
    window.addSubview(view)
    window.isHidden = false
  }

  private func run(_ body: (ManualClock) -> Void) {
    ManualClock.run(body)
    window.isHidden = true
  }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 150, y: y) }

  @Test func `content follows a finger after ten points and rests where it was held`() {
    run { clock in
      let finger = SimulatedTouch(in: window, at: point(400))
      finger.move(to: point(300), over: 0.5)
      #expect(view.isDragging && view.isTracking)
      #expect(abs(view.contentOffset.y - 90) < 0.01)
      finger.rest(for: 0.2)
      finger.lift()
      clock.advance(by: 1)
    }
    #expect(abs(view.contentOffset.y - 90) < 0.01)
    #expect(diary.velocity == .zero)
    #expect(diary.calls == ["begin true true", "scroll", "willEnd", "didEnd false"])
  }

  @Test func `content that is thrown slows down and rests where the delegate was told`() {
    run { clock in
      window.drag(from: point(400), to: point(300), over: 0.1)
      // 1,000 points a second, told in points a millisecond.
      #expect(abs(diary.velocity.y - 1) < 0.001)
      #expect(view.isDecelerating)
      // 0.499 of the velocity, as the rate of 0.998 gives.
      #expect(abs(diary.proposed - (90 + 499)) < 1)
      clock.advance(by: 0.1)
      #expect(view.contentOffset.y > 150 && view.contentOffset.y < 300)
      clock.advance(by: 4)
    }
    #expect(abs(view.contentOffset.y - diary.proposed) < 0.01)
    #expect(!view.isDecelerating)
    #expect(diary.offsets == diary.offsets.sorted())
    #expect(
      diary.calls == [
        "begin true true", "scroll", "willEnd", "didEnd true", "decelerate true", "scroll",
        "rest false",
      ])
  }

  @Test func `the delegate chooses where thrown content rests`() {
    diary.target = 800
    run { clock in
      window.drag(from: point(400), to: point(300), over: 0.1)
      clock.advance(by: 4)
    }
    #expect(view.contentOffset.y == 800)
  }

  @Test func `content resists beyond its ends and comes back`() {
    run { clock in
      let finger = SimulatedTouch(in: window, at: point(100))
      finger.move(to: point(210), over: 0.3)
      // Pulled by 100: (1 - 1 / (0.55 * 100 / 500 + 1)) * 500.
      #expect(abs(view.contentOffset.y + 49.55) < 0.01)
      finger.rest(for: 0.2)
      finger.lift()
      #expect(view.isDecelerating)
      clock.advance(by: 0.1)
      #expect(view.contentOffset.y < -5 && view.contentOffset.y > -40)
      clock.advance(by: 1)
    }
    #expect(view.contentOffset.y == 0)
    #expect(diary.calls.suffix(2) == ["scroll", "rest false"])
  }

  @Test func `content that does not bounce stops at its ends`() {
    view.bounces = false
    run { clock in
      window.drag(from: point(100), to: point(300), over: 0.1)
      clock.advance(by: 1)
    }
    #expect(view.contentOffset.y == 0)
    #expect(diary.offsets.allSatisfy { $0 >= 0 })
  }

  @Test func `content that runs against its end swings beyond it and back`() {
    view.contentOffset.y = 1000
    diary.offsets = []
    run { clock in
      window.drag(from: point(400), to: point(200), over: 0.1)
      #expect(diary.proposed == 1500)
      clock.advance(by: 3)
    }
    #expect(diary.offsets.max() ?? 0 > 1510)
    #expect(view.contentOffset.y == 1500)
  }

  @Test func `pages are turned one by one`() {
    view.isPagingEnabled = true
    run { clock in
      window.drag(from: point(400), to: point(300), over: 0.1)
      clock.advance(by: 2)
      #expect(view.contentOffset.y == 500)
      // A slow drag of less than half a page goes back.
      let finger = SimulatedTouch(in: window, at: point(400))
      finger.move(to: point(300), over: 1)
      finger.rest(for: 0.2)
      finger.lift()
      clock.advance(by: 2)
      #expect(view.contentOffset.y == 500)
    }
  }

  @Test func `a finger catches moving content`() {
    run { clock in
      window.drag(from: point(400), to: point(300), over: 0.1)
      clock.advance(by: 0.2)
      let caught = view.contentOffset.y
      let finger = SimulatedTouch(in: window, at: point(300))
      clock.advance(by: 0.5)
      finger.lift()
      clock.advance(by: 0.5)
      #expect(view.contentOffset.y == caught)
      #expect(!view.isDecelerating)
    }
  }

  @Test func `a row that scrolls sideways leaves vertical drags to the page`() {
    let row = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    row.contentSize = CGSize(width: 900, height: 200)
    view.addSubview(row)
    run { clock in
      window.drag(from: point(200), to: point(120), over: 0.5)
      clock.advance(by: 3)
      #expect(view.contentOffset.y > 60)
      #expect(row.contentOffset == .zero)
      let before = view.contentOffset
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 250, y: 100))
      finger.move(to: CGPoint(x: 150, y: 110), over: 0.5)
      finger.rest(for: 0.2)
      finger.lift()
      #expect(row.contentOffset.x > 80)
      #expect(view.contentOffset == before)
    }
  }

  @Test func `content that fits is not dragged unless it always bounces`() {
    view.contentSize.height = 300
    run { clock in
      window.drag(from: point(100), to: point(200), over: 0.5)
      #expect(diary.calls.isEmpty)
      view.alwaysBounceVertical = true
      let finger = SimulatedTouch(in: window, at: point(100))
      finger.move(to: point(200))
      #expect(view.contentOffset.y < 0)
      finger.lift()
      clock.advance(by: 2)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `scrolling by code stops thrown content`() {
    run { clock in
      window.drag(from: point(400), to: point(300), over: 0.1)
      clock.advance(by: 0.1)
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      clock.advance(by: 2)
    }
    #expect(view.contentOffset.y == 50)
  }

  @Test func `directions are locked where the drag goes mostly one way`() {
    view.contentSize = CGSize(width: 1000, height: 2000)
    view.isDirectionalLockEnabled = true
    run { _ in
      let finger = SimulatedTouch(in: window, at: point(400))
      finger.move(to: CGPoint(x: 140, y: 340), over: 0.1)
      finger.move(to: CGPoint(x: 100, y: 300), over: 0.1)
      finger.cancel()
    }
    #expect(view.contentOffset.x == 0)
    #expect(view.contentOffset.y > 80)
  }
}

/// Touches of cells.
@MainActor @Suite struct CellTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let diary = Diary()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    view.delegate = diary
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func run(_ body: (ManualClock) -> Void) {
    ManualClock.run(body)
    window.isHidden = true
  }

  @Test func `a tap highlights and selects the cell`() {
    run { _ in window.tap(at: CGPoint(x: 20, y: 120)) }
    #expect(
      diary.calls == [
        "shouldHighlight 2", "highlight 2", "shouldSelect 2", "select 2", "unhighlight 2",
      ])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `a finger that stays highlights after a moment and selects when it lifts`() {
    run { _ in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 200, y: 20))
      finger.rest(for: 0.1)
      #expect(diary.calls.isEmpty)
      finger.rest(for: 0.1)
      #expect(diary.calls == ["shouldHighlight 0", "highlight 0"])
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted == true)
      finger.lift()
    }
    #expect(diary.calls.contains("select 0"))
  }

  @Test func `a drag scrolls and selects nothing`() {
    run { clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 200, y: 320))
      finger.rest(for: 0.2)
      finger.move(to: CGPoint(x: 200, y: 220), over: 0.3)
      finger.lift()
      clock.advance(by: 3)
    }
    #expect(
      Array(diary.calls.prefix(4)) == [
        "shouldHighlight 6", "highlight 6", "unhighlight 6", "begin true true",
      ])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.contentOffset.y > 90)
    #expect(view.cellForItem(at: IndexPath(item: 6, section: 0))?.isHighlighted != true)
  }

  @Test func `a tap recognizer of a cell's part keeps the cell from being selected`() throws {
    let listener = TapCounter()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let part = try #require(cell.contentView.subviews.first)
    part.addGestureRecognizer(
      UITapGestureRecognizer(target: listener, action: Selector("tap", TapCounter.tap)))
    run { _ in window.tap(at: CGPoint(x: 20, y: 70)) }
    #expect(listener.taps == 1)
    #expect(view.indexPathsForSelectedItems == [])
  }
}

@MainActor private final class TapCounter: NSObject {
  var taps = 0
  func tap() { taps += 1 }
}
