import CollectionViewExtras
import Testing
import UIKit

/// Items of collection views that fingers drag and drop.
@MainActor @Suite struct ItemDragTests {
  private func run(
    _ count: Int = 8, _ body: (DraggedTiles, UIWindow, ManualClock) throws -> Void
  ) rethrows {
    let tiles = DraggedTiles(
      Array(0..<count), frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    try onStage(tiles.view) { try body(tiles, $0, $1) }
  }

  /// Lifts what is at a point.
  private func lift(_ window: UIWindow, at point: CGPoint) -> SimulatedTouch {
    let finger = SimulatedTouch(in: window, at: point)
    finger.rest(for: 0.6)
    return finger
  }

  private func center(_ tiles: DraggedTiles, _ item: Int) -> CGPoint? {
    tiles.view.layoutIfNeeded()
    return tiles.view.cellForItem(at: IndexPath(item: item, section: 0))?.center
  }

  @Test func `a long press drags an item, others make room, and the drop moves it`() {
    run { tiles, window, clock in
      let finger = lift(window, at: CGPoint(x: 30, y: 30))
      #expect(tiles.take() == ["items 0"])
      #expect(tiles.view.hasActiveDrag && !tiles.view.hasActiveDrop)
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.3)
      #expect(tiles.take() == ["begin"])
      #expect(tiles.view.hasActiveDrop)
      clock.advance(by: 0.5)
      // Items 1 and 2 have moved to the places before the gap, whose own cell is not seen.
      let places = tiles.view.visibleCells.filter { $0.alpha > 0 }.map(\.center.x).sorted()
      #expect(places.prefix(4) == [40, 40, 120, 120])
      #expect(tiles.view.visibleCells.count { $0.alpha == 0 } == 1)
      // The picture of the item keeps its place under the finger.
      #expect(window.subviews.last?.center == CGPoint(x: 210, y: 50))
      finger.lift()
      #expect(tiles.take() == ["drop 0 at 2"])
      #expect(tiles.order == [1, 2, 0, 3, 4, 5, 6, 7])
      clock.advance(by: 1)
      #expect(tiles.take() == ["landed", "end", "over"])
      #expect(window.subviews == [tiles.view])
      #expect(
        tiles.view.visibleCells.allSatisfy {
          $0.alpha == 1 && $0.configurationState.cellDragState == .none
        })
      #expect(!tiles.view.hasActiveDrag && !tiles.view.hasActiveDrop)
    }
  }

  @Test func `a press without movement begins no drag`() {
    run { tiles, window, clock in
      let finger = lift(window, at: CGPoint(x: 30, y: 30))
      let cell = tiles.view.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.configurationState.cellDragState == .lifting)
      finger.lift()
      clock.advance(by: 1)
      #expect(tiles.take() == ["items 0"])
      #expect(cell?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
      #expect(!tiles.view.hasActiveDrag)
      #expect(window.subviews == [tiles.view])
    }
  }

  @Test func `an item that is not dragged is pressed and scrolled as without drags`() {
    run(80) { tiles, window, clock in
      tiles.fixed = [0]
      let finger = lift(window, at: CGPoint(x: 30, y: 130))
      finger.lift()
      clock.advance(by: 1)
      _ = tiles.take()
      tiles.fixed = Set(0..<80)
      let other = lift(window, at: CGPoint(x: 30, y: 330))
      other.move(to: CGPoint(x: 30, y: 130), over: 0.3)
      #expect(tiles.view.contentOffset.y > 100)
      other.cancel()
      tiles.view.dragInteractionEnabled = false
      _ = tiles.take()
      lift(window, at: CGPoint(x: 30, y: 130)).lift()
      #expect(tiles.take().allSatisfy { $0.hasPrefix("select") })
    }
  }

  @Test func `what is dropped nowhere returns to its place`() {
    run { tiles, window, clock in
      tiles.operation = .forbidden
      let finger = lift(window, at: CGPoint(x: 30, y: 30))
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.3)
      finger.lift()
      clock.advance(by: 1)
      #expect(tiles.take() == ["items 0", "begin", "end", "over"])
      #expect(tiles.order == Array(0..<8))
      #expect(center(tiles, 0) == CGPoint(x: 40, y: 40))
      #expect(tiles.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func `a drag near an edge scrolls the content below it`() {
    run(80) { tiles, window, clock in
      let finger = lift(window, at: CGPoint(x: 30, y: 30))
      finger.move(to: CGPoint(x: 30, y: 395), over: 0.3)
      clock.advance(by: 2)
      #expect(tiles.view.contentOffset.y > 300)
      let offset = tiles.view.contentOffset.y
      let item = Int((offset + 395) / 80) * 4
      finger.lift()
      clock.advance(by: 1)
      #expect(tiles.take().contains("drop 0 at \(item)"))
      #expect(tiles.view.contentOffset.y == offset)
    }
  }

  @Test func `with a slower cadence items make room when the finger has stayed`() {
    run { tiles, window, clock in
      tiles.view.reorderingCadence = .slow
      let finger = lift(window, at: CGPoint(x: 30, y: 30))
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.1)
      #expect(center(tiles, 2) == CGPoint(x: 200, y: 40))
      clock.advance(by: 0.39)
      #expect(tiles.view.visibleCells.allSatisfy { $0.alpha == 1 })
      clock.advance(by: 0.02)
      tiles.view.layoutIfNeeded()
      #expect(tiles.view.visibleCells.contains { $0.alpha == 0 })
      finger.cancel()
      clock.advance(by: 1)
      #expect(tiles.take() == ["items 0", "begin", "exit", "end", "over"])
      #expect(tiles.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func `a menu that the same press opens goes when the finger moves on`() {
    run { tiles, window, clock in
      tiles.hasMenus = true
      let finger = lift(window, at: CGPoint(x: 30, y: 30))
      clock.advance(by: 0.5)
      #expect(window.subviews.count == 2)
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.3)
      clock.advance(by: 0.5)
      finger.lift()
      clock.advance(by: 1)
      #expect(tiles.order == [1, 2, 0, 3, 4, 5, 6, 7])
      #expect(window.subviews == [tiles.view])
      // Without movement the menu stays.
      lift(window, at: CGPoint(x: 30, y: 30)).lift()
      clock.advance(by: 1)
      #expect(window.subviews.count == 2)
      #expect(!tiles.view.hasActiveDrag)
    }
  }

  @Test func `an item under a drag is selected after a second in a spring-loaded view`() {
    run { tiles, window, clock in
      tiles.view.isSpringLoaded = true
      tiles.operation = .copy
      let finger = lift(window, at: CGPoint(x: 30, y: 30))
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.1)
      clock.advance(by: 0.9)
      #expect(!tiles.events.contains("select 2"))
      clock.advance(by: 0.2)
      #expect(tiles.take() == ["items 0", "begin", "select 2"])
      finger.cancel()
    }
  }

  @Test func `an item that another finger taps joins the drag`() {
    run { tiles, window, clock in
      tiles.operation = .copy
      let finger = lift(window, at: CGPoint(x: 30, y: 30))
      finger.move(to: CGPoint(x: 200, y: 120), over: 0.3)
      window.tap(at: CGPoint(x: 280, y: 40))
      clock.advance(by: 0.5)
      #expect(tiles.take() == ["items 0", "begin", "add 3"])
      // Its picture lies behind the first one.
      #expect(window.subviews.suffix(2).map(\.center.x) == [216, 210])
      finger.lift()
      #expect(tiles.take() == ["drop 0 at 6", "drop 3 at 6"])
      clock.advance(by: 1)
      #expect(window.subviews == [tiles.view])
    }
  }

  @Test func `an item goes to another collection view, and to a view that takes drops`() {
    final class Taker: NSObject, UIDropInteractionDelegate {
      var texts: [String] = []
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }
      func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
      ) {
        _ = session.loadObjects(ofClass: NSString.self) { strings in
          self.texts = strings.compactMap { ($0 as? NSString).map { "\($0)" } }
        }
      }
    }
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let tiles = DraggedTiles([0, 1, 2], frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let others = DraggedTiles([7, 8], frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 200))
    let taker = Taker()
    box.addInteraction(UIDropInteraction(delegate: taker))
    for view in [tiles.view, others.view, box] { page.addSubview(view) }
    onStage(page) { window, clock in
      tiles.operation = .copy
      others.operation = .copy
      let finger = lift(window, at: CGPoint(x: 120, y: 40))
      finger.move(to: CGPoint(x: 40, y: 240), over: 0.3)
      #expect(tiles.view.hasActiveDrag && !tiles.view.hasActiveDrop && others.view.hasActiveDrop)
      finger.lift()
      clock.advance(by: 1)
      #expect(others.order == [1, 7, 8] && tiles.order == [0, 1, 2])
      #expect(others.take() == ["drop 1 at 0", "landed", "over"])
      #expect(tiles.take() == ["items 1", "begin", "exit", "end", "over"])
      let next = lift(window, at: CGPoint(x: 200, y: 40))
      next.move(to: CGPoint(x: 40, y: 500), over: 0.3)
      next.lift()
      clock.advance(by: 1)
      #expect(taker.texts == ["2"])
      #expect(page.window?.subviews == [page])
    }
  }
}
