import CollectionViewExtras
import Testing
import UIKit

/// Content comes to rest within its limits. Rules SCROLL-1 to SCROLL-4.
@MainActor @Suite struct ScrollRestTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    var calls: [String] = []
    var target: CGPoint?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("lift")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("zoom")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("zoomed") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee = target }
    }
  }

  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let delegate = Delegate()

  init() {
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = delegate
  }

  // MARK: Sizes

  @Test func `content that shrinks takes the offset along`() {
    view.contentOffset.y = 1500
    view.contentSize.height = 900
    #expect(view.contentOffset.y == CGFloat(900 - 500))
    view.contentInset.bottom = 50
    view.contentOffset.y = 450
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 400)
    view.frame.size.height = 600
    #expect(view.contentOffset.y == 300)
    view.bounds.size.height = 700
    #expect(view.contentOffset.y == 200)
    view.contentSize.height = 100
    #expect(view.contentOffset.y == 0)
  }

  @Test func `an offset that code sets beyond the limits stays`() {
    view.contentOffset.y = 1800
    #expect(view.contentOffset.y == 1800)
    view.contentSize.height = 1900
    #expect(view.contentOffset.y == 1800)
    view.contentOffset.y = -30
    view.contentSize.height = 500
    #expect(view.contentOffset.y == -30)
  }

  @Test func `content that shrinks while it moves comes to rest at its end`() {
    onStage(view) { window, clock in
      view.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
      clock.advance(by: 0.1)
      view.contentSize.height = 800
      clock.advance(by: 1)
      #expect(view.contentOffset.y == 300)
      view.contentSize.height = 4000
      window.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 100), over: 0.1)
      clock.advance(by: 0.1)
      #expect(view.isDecelerating)
      let moving = view.contentOffset.y
      view.contentSize.height = moving + 600
      clock.advance(by: 4)
      #expect(view.contentOffset.y == moving + 100)
    }
    #expect(delegate.calls == ["drag", "lift", "slow", "rest"])
  }

  @Test func `a delegate's target beyond the end is limited`() {
    delegate.target = CGPoint(x: 0, y: 9000)
    onStage(view) { window, clock in
      window.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), over: 0.2)
      clock.advance(by: 4)
      #expect(view.contentOffset.y == 1500)
    }
  }

  // MARK: Fingers

  @Test func `content that a tap stops beyond its end comes back`() {
    onStage(view) { window, clock in
      window.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400), over: 0.3)
      clock.advance(by: 0.05)
      #expect(view.contentOffset.y < 0)
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 150, y: 200))
      let caught = view.contentOffset.y
      finger.rest(for: 0.3)
      #expect(view.contentOffset.y == caught && !view.isDecelerating)
      finger.lift()
      #expect(view.isDecelerating)
      clock.advance(by: 2)
      #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    }
    #expect(delegate.calls == ["drag", "lift", "slow", "rest", "slow", "rest"])
  }

  @Test func `content that shrinks below a finger comes back when it lifts`() {
    view.contentOffset.y = 1000
    onStage(view) { window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 150, y: 200))
      view.contentSize.height = 700
      #expect(view.contentOffset.y == 1000)
      finger.lift()
      clock.advance(by: 2)
      #expect(view.contentOffset.y == 200)
    }
  }

  @Test func `a pinch during the way back ends the former zooming`() {
    view.contentSize = delegate.zoomed.frame.size
    view.addSubview(delegate.zoomed)
    view.maximumZoomScale = 2
    onStage(view) { window, clock in
      let (near, far) = (
        (CGPoint(x: 140, y: 250), CGPoint(x: 160, y: 250)),
        (CGPoint(x: 10, y: 250), CGPoint(x: 290, y: 250))
      )
      window.pinch(from: near, to: far, over: 0.3)
      clock.advance(by: 0.1)
      #expect(view.isZoomBouncing)
      window.pinch(from: near, to: far, over: 0.3)
      clock.advance(by: 3)
      #expect(view.zoomScale == 2)
      #expect(!view.isZooming && !view.isZoomBouncing)
    }
    #expect(delegate.calls.filter { $0.hasPrefix("zoom") } == ["zoom", "zoomed", "zoom", "zoomed"])
  }

  // MARK: Tables

  private final class Rows: NSObject, UITableViewDataSource {
    var rows = Array(0..<60)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(repeating: "Row", count: 1 + rows[indexPath.row] % 4)
        .joined(separator: "\n")
      return cell
    }
  }

  @Test(arguments: 1..<30)
  func `a table with estimates rests within its limits after deletions`(count: Int) {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    onStage(table) { window, clock in
      table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
      window.layoutIfNeeded()
      for round in 0..<3 {
        let start = (round * 7 + count) % max(1, rows.rows.count - count)
        let end = min(rows.rows.count, start + count)
        let paths = (start..<end).map { IndexPath(row: $0, section: 0) }
        rows.rows.removeSubrange(start..<end)
        table.deleteRows(at: paths, with: .fade)
        window.layoutIfNeeded()
        clock.advance(by: 1)
        window.layoutIfNeeded()
        let limit = max(0, table.contentSize.height - 480)
        #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= limit)
      }
    }
  }
}
