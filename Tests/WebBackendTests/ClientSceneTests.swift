import CollectionViewExtras
import GalleryScenes
import RenderCore
import TestSupport
import Testing
import UIKit

@testable import WebBackend

/// What a client of a scene sees and does.
@Suite(.serialized) @MainActor struct ClientSceneTests {
  private func connect(
    _ controller: UIViewController, _ conditions: ScreenConditions = .small
  ) throws -> (ClientScene, SceneHost) {
    let host = SceneHost(ContentScenes { _ in controller })
    return (try #require(host.connect(conditions)), host)
  }

  @Test func `fingers scroll, and taps select`() throws {
    try ManualClock.run { clock in
      let controller = RowsController()
      let (client, host) = try connect(controller)
      client.receive(.touch(1, .began, CGPoint(x: 60, y: 140)))
      for y in stride(from: 135, through: 80, by: -5) {
        clock.advance(by: 1 / 60)
        client.receive(.touch(1, .moved, CGPoint(x: 60, y: y)))
      }
      clock.advance(by: 0.2)
      client.receive(.touch(1, .ended, CGPoint(x: 60, y: 80)))
      clock.advance(by: 3)
      #expect(abs(controller.table.contentOffset.y - (140 - 80 - 10)) < 0.01)
      client.receive(.touch(2, .began, CGPoint(x: 60, y: 60)))
      client.receive(.touch(2, .ended, CGPoint(x: 60, y: 60)))
      clock.advance(by: 1)
      #expect(controller.selected == [(50 + 20) / 44])
      host.disconnect(client)
    }
  }

  @Test func `a wheel's notches glide within the limits, a trackpad moves at once`() throws {
    try ManualClock.run { clock in
      let controller = RowsController()
      let (client, host) = try connect(controller)
      let place = CGPoint(x: 60, y: 100)
      let notch = WheelMove(at: place, by: CGVector(dx: 0, dy: 100), isPrecise: false)
      client.receive(.wheel(notch))
      clock.advance(by: 1 / 60)
      let first = controller.table.contentOffset.y
      #expect(first > 0 && first < 100)
      clock.advance(by: 1)
      #expect(abs(controller.table.contentOffset.y - 100) < 0.01)
      client.receive(
        .wheel(WheelMove(at: place, by: CGVector(dx: 0, dy: 30), isPrecise: true)))
      #expect(abs(controller.table.contentOffset.y - 130) < 0.01)
      clock.advance(by: 1)
      for _ in 0..<3 {
        client.receive(
          .wheel(WheelMove(at: place, by: CGVector(dx: 0, dy: -100), isPrecise: false)))
      }
      clock.advance(by: 2)
      #expect(controller.table.contentOffset.y == 0)
      #expect(clock.isAtRest || !controller.table.isDragging)
      host.disconnect(client)
    }
  }

  @Test func `text is entered, composed, corrected, copied and pasted`() throws {
    try ManualClock.run { clock in
      let controller = RowsController()
      let (client, host) = try connect(controller)
      #expect(client.textInput == nil)
      client.receive(.touch(1, .began, CGPoint(x: 60, y: 20)))
      client.receive(.touch(1, .ended, CGPoint(x: 60, y: 20)))
      clock.advance(by: 1)
      let input = try #require(client.textInput)
      #expect(input.caret.maxX <= 120 && input.mode == "text" && !input.isMultiline)
      client.receive(.text("Ab"))
      client.receive(.marked("に", NSRange(location: 1, length: 0)))
      #expect(client.textInput?.isComposing == true)
      client.receive(.marked("にほ", NSRange(location: 2, length: 0)))
      #expect(controller.field.text == "Abにほ")
      client.receive(.text("日本"))
      #expect(controller.field.text == "Ab日本")
      #expect(client.textInput?.isComposing == false)
      client.receive(.key(.delete, []))
      #expect(controller.field.text == "Ab日")
      client.receive(.key(.character("a"), .command))
      client.receive(.key(.character("c"), .command))
      #expect(UIPasteboard.general.string == "Ab日")
      client.receive(.key(.right, []))
      client.receive(.paste("!"))
      #expect(controller.field.text == "Ab日!")
      host.disconnect(client)
    }
  }

  @Test func `the screen's size, density and preferences are followed`() throws {
    let controller = RowsController()
    let (client, host) = try connect(controller)
    _ = client.surface.update()
    var conditions = ScreenConditions(
      size: CGSize(width: 200, height: 100), scale: 2, keyboardHeight: 0)
    conditions.isDark = true
    conditions.reducesMotion = true
    conditions.textSize = .extraLarge
    client.change(to: conditions)
    _ = client.surface.update()
    #expect(client.surface.pixels == PixelBox(x: 0, y: 0, width: 400, height: 200))
    #expect(controller.view.bounds.size == conditions.size)
    let traits = controller.traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.verticalSizeClass == .compact)
    #expect(UIAccessibility.isReduceMotionEnabled)
    client.change(to: .small)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    host.disconnect(client)
    UIScreen.main.conditions = ScreenConditions(
      size: CGSize(width: 390, height: 844), scale: 3)
  }

  @Test func `moves and damage make the next picture of the former one`() throws {
    var generator = SplitMix64(seed: 3)
    let controller = RowsController()
    let (client, host) = try connect(controller)
    _ = client.surface.update()
    var page = client.surface.bitmap(of: try #require(client.surface.pixels)).pixels
    let width = 120
    for _ in 0..<200 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        controller.table.contentOffset.y = CGFloat(Int.random(in: 0...1000, using: &generator)) / 2
      case 1:
        controller.view.backgroundColor = UIColor(
          white: CGFloat.random(in: 0...1, using: &generator), alpha: 1)
      case 2: controller.field.text = String(Int.random(in: 0...99999, using: &generator))
      default: controller.table.alpha = CGFloat.random(in: 0...1, using: &generator)
      }
      let change = client.surface.update()
      for move in change.moves { page.apply(move, width: width) }
      for box in change.damage {
        page.draw(client.surface.bitmap(of: box).pixels, in: box, width: width)
      }
      let whole = client.surface.bitmap(of: try #require(client.surface.pixels))
      #expect(page == whole.pixels)
    }
    host.disconnect(client)
  }

  @Test func `elements are those of the accessibility tree, in its order`() throws {
    let catalogue = try Catalogue.bundled()
    for scene in Scene.all where scene.script == nil {
      let (client, host) = try connect(
        scene.makeViewController(catalogue: catalogue),
        ScreenConditions(size: scene.defaultSize, scale: 1, keyboardHeight: 0))
      let elements = client.accessibility.elements()
      let wanted = client.scene.windows.flatMap { $0.accessibilityTree().elements }
      #expect(elements.map(\.label) == wanted.map(\.label), "\(scene.name)")
      #expect(elements.map(\.value) == wanted.map(\.value), "\(scene.name)")
      #expect(elements.map(\.identifier) == wanted.map(\.identifier), "\(scene.name)")
      #expect(elements.map(\.frame) == wanted.map(\.frame), "\(scene.name)")
      #expect(Set(elements.map(\.number)).count == elements.count)
      #expect(client.accessibility.elements() == elements, "numbers stay")
      host.disconnect(client)
    }
  }

  @Test func `elements are activated by their numbers`() throws {
    try ManualClock.run { clock in
      let controller = RowsController()
      let (client, host) = try connect(controller)
      let elements = client.accessibility.elements()
      let row = try #require(elements.first { $0.label == "Row 1" })
      client.receive(.activate(row.number))
      clock.advance(by: 1)
      #expect(controller.selected == [1])
      client.receive(.activate(999_999))
      let field = try #require(elements.first { $0.identifier == "name" })
      #expect(field.role == .textbox)
      client.receive(.activate(field.number))
      clock.advance(by: 1)
      #expect(client.textInput != nil)
      host.disconnect(client)
    }
  }

  @Test func `touches that are lost are cancelled`() throws {
    let controller = RowsController()
    let (client, host) = try connect(controller)
    client.receive(.touch(1, .began, CGPoint(x: 60, y: 60)))
    host.suspend(client)
    client.receive(.touch(1, .ended, CGPoint(x: 60, y: 60)))
    #expect(controller.selected.isEmpty)
    host.disconnect(client)
    #expect(host.scenes.isEmpty)
  }
}

extension [UInt8] {
  fileprivate mutating func apply(_ move: SurfaceMove, width: Int) {
    let copy = self
    let box = move.source
    for y in 0..<box.height {
      for x in 0..<(box.width * 4) {
        self[((box.y + y + move.dy) * width + box.x + move.dx) * 4 + x] =
          copy[((box.y + y) * width + box.x) * 4 + x]
      }
    }
  }

  fileprivate mutating func draw(_ pixels: [UInt8], in box: PixelBox, width: Int) {
    for y in 0..<box.height {
      let start = ((box.y + y) * width + box.x) * 4
      let row = pixels[(y * box.width * 4)..<((y + 1) * box.width * 4)]
      replaceSubrange(start..<(start + box.width * 4), with: row)
    }
  }
}
