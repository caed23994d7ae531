import CollectionViewExtras
import Dispatch
import QuartzCore
import RenderCore
import Testing
import UIKit

/// What a surface records and draws when something changes, by exact counts.
@MainActor @Suite(.serialized) struct SceneSurfaceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let rows: [UILabel]
  private let surface: SceneSurface

  init() {
    let (window, scroll) = (window, scroll)
    rows = (0..<1_000).map { index in
      let row = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 200, height: 20))
      row.text = "Row \(index)"
      return row
    }
    rows.forEach(scroll.addSubview)
    scroll.backgroundColor = .white
    scroll.showsVerticalScrollIndicator = false
    scroll.contentSize = CGSize(width: 200, height: 20_000)
    window.addSubview(scroll)
    window.isHidden = false
    surface = SceneSurface(
      size: { window.bounds.size }, scale: { 2 }, windows: { [window] })
  }

  /// How many layers an update records, and how many nodes it draws.
  private func update() -> (change: SurfaceChange, recorded: Int, drawn: Int) {
    let (recordings, drawings) = (LayerTree.shared.recordings, surface.work.drawnNodes)
    let change = surface.update()
    return (
      change, LayerTree.shared.recordings - recordings, surface.work.drawnNodes - drawings
    )
  }

  @Test func `the first update draws all of the surface`() {
    let (change, _, _) = update()
    #expect(change == SurfaceChange(damage: [PixelBox(x: 0, y: 0, width: 400, height: 800)]))
  }

  @Test func `nothing is recorded or drawn where nothing changed`() {
    _ = update()
    let (change, recorded, drawn) = update()
    #expect(change.isEmpty)
    #expect((recorded, drawn) == (0, 0))
    #expect(LayerTree.shared.isAtRest)
  }

  @Test func `one label of a thousand is recorded alone, and drawn with those it touches`() {
    _ = update()
    rows[5].text = "Changed"
    let (change, recorded, drawn) = update()
    #expect(recorded == 1)
    // The window, the scroll view, and the row with those above and below.
    #expect(drawn == 2 + 3)
    #expect(change.damage.allSatisfy { $0.y >= 4 * 40 && $0.y + $0.height <= 7 * 40 })
  }

  @Test func `a row that fades visits none of its siblings`() {
    ManualClock.run { clock in
      _ = update()
      clock.advance(by: 0)
      UIView.animate(withDuration: 1) { rows[5].alpha = 0 }
      clock.advance(by: 0.5)
      _ = update()
      clock.advance(by: 0.1)
      let (_, recorded, drawn) = update()
      #expect(recorded == 1)
      #expect(drawn <= 2 + 3)
    }
  }

  @Test func `a label beyond the window is recorded and not drawn`() {
    _ = update()
    rows[900].text = "Changed"
    let (change, recorded, drawn) = update()
    #expect(change.isEmpty)
    #expect((recorded, drawn) == (1, 0))
  }

  @Test func `what scrolls by whole pixels is moved and only the strip is drawn`() {
    _ = update()
    scroll.contentOffset.y += 5
    let (change, recorded, _) = update()
    #expect(recorded == 1)
    #expect(
      change
        == SurfaceChange(
          moves: [SurfaceMove(PixelBox(x: 0, y: 10, width: 400, height: 790), dx: 0, dy: -10)],
          damage: [PixelBox(x: 0, y: 790, width: 400, height: 10)]))
  }

  @Test func `what scrolls by a part of a pixel is drawn`() {
    _ = update()
    scroll.contentOffset.y += 5.2
    let (change, _, _) = update()
    #expect(change.moves.isEmpty)
    #expect(change.damage == [PixelBox(x: 0, y: 0, width: 400, height: 800)])
  }

  @Test func `two surfaces show the same window`() {
    let window = window
    let other = SceneSurface(
      size: { window.bounds.size }, scale: { 3 }, windows: { [window] })
    _ = (surface.update(), other.update())
    rows[3].text = "Both"
    let changes = (surface.update(), other.update())
    #expect(!changes.0.isEmpty && !changes.1.isEmpty)
    for surface in [surface, other] {
      #expect(surface.pixels.map { surface.bitmap(of: $0).pixels } == surface.plainBitmap()?.pixels)
    }
  }

  @Test func `layers are free once no surface shows them`() {
    weak var layer: CALayer?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scroll.addSubview(view)
      _ = surface.update()
      layer = view.layer
      view.removeFromSuperview()
    }
    _ = surface.update()
    #expect(layer == nil)
  }

  @Test func `a surface lets go of its layers on the main actor, wherever it is`() async {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let holder = Holder()
    let isOnMain = await withCheckedContinuation { (told: CheckedContinuation<Bool, Never>) in
      let token = Token { told.resume(returning: DispatchQueue.getSpecific(key: key) == true) }
      holder.surface = SceneSurface(
        size: { [token] in withExtendedLifetime(token) { .zero } }, scale: { 1 }, windows: { [] })
      Task.detached { holder.surface = nil }
    }
    #expect(isOnMain)
  }

  /// Is asked from one place at a time.
  private final class Holder: @unchecked Sendable {
    nonisolated(unsafe) var surface: SceneSurface?
  }

  /// Tells when it is let go of.
  private final class Token {
    private let tell: () -> Void
    init(_ tell: @escaping () -> Void) { self.tell = tell }
    deinit { tell() }
  }
}
