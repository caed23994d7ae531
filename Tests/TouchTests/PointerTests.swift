import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct PointerTests {
  /// Notes what it is asked; a view has a region of 50 points at each side.
  private final class Diary: NSObject, UIPointerInteractionDelegate {
    let name: String
    let halves: Bool
    nonisolated(unsafe) static var log: [String] = []

    init(_ name: String, halves: Bool = false) {
      self.name = name
      self.halves = halves
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard halves else { return defaultRegion }
      let half = defaultRegion.rect.width / 2
      let isLeft = request.location.x < half
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: defaultRegion.rect.height),
        identifier: isLeft ? "left" : "right")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      Self.log.append("\(name) style \(region.identifier ?? AnyHashable("all"))")
      return UIPointerStyle(shape: .verticalBeam(length: 20))
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      Self.log.append("\(name) enter \(region.identifier ?? AnyHashable("all"))")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      Self.log.append("\(name) exit \(region.identifier ?? AnyHashable("all"))")
    }

    static func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func `a delegate is asked for regions and styles where the pointer goes`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
    outer.addSubview(inner)
    let (one, two) = (Diary("outer"), Diary("inner", halves: true))
    let interaction = UIPointerInteraction(delegate: two)
    outer.addInteraction(UIPointerInteraction(delegate: one))
    inner.addInteraction(interaction)
    _ = Diary.take()
    onStage(outer) { window, _ in
      window.hover(at: CGPoint(x: 10, y: 10))
      #expect(Diary.take() == ["outer style all", "outer enter all"])
      window.hover(at: CGPoint(x: 20, y: 10))
      #expect(Diary.take() == [])
      window.hover(at: CGPoint(x: 110, y: 10))
      #expect(Diary.take() == ["outer exit all", "inner style left", "inner enter left"])
      window.hover(at: CGPoint(x: 190, y: 10))
      #expect(Diary.take() == ["inner exit left", "inner style right", "inner enter right"])
      interaction.invalidate()
      #expect(Diary.take() == ["inner style right"])
      interaction.isEnabled = false
      #expect(Diary.take() == ["inner exit right"])
      window.hover(at: CGPoint(x: 190, y: 10))
      #expect(Diary.take() == ["outer style all", "outer enter all"])
      window.hover(at: nil)
      #expect(Diary.take() == ["outer exit all"])
    }
  }

  @Test func `a button proposes a style while it is enabled`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
    var proposals = 0
    button.pointerStyleProvider = { _, effect, _ in
      proposals += 1
      #expect(effect.preview.view.frame.width == 80)
      return UIPointerStyle(effect: effect)
    }
    #expect(button.isPointerInteractionEnabled && button.interactions.count == 1)
    onStage(button) { window, _ in
      window.hover(at: CGPoint(x: 10, y: 10))
      #expect(proposals == 1)
      window.hover(at: nil)
      button.isPointerInteractionEnabled = false
      window.hover(at: CGPoint(x: 10, y: 10))
      #expect(proposals == 1 && button.interactions.isEmpty)
    }
  }
}
