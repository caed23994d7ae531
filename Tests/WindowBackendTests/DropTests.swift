import CSDL2
import CollectionViewExtras
import Foundation
import RenderCore
import Testing
import UIKit

@testable import WindowBackend

/// Things of other programs that are dropped on windows.
@Suite(.serialized) @MainActor struct DropTests {
  @Test func `text is dropped into fields`() throws {
    let display = FakeDisplay()
    let controller = RowsController()
    let application = WindowApplication(ContentScenes { _ in controller }, on: display)
    _ = try application.open()
    application.turn()
    for y in [100, 20] as [CGFloat] {
      display.waiting = [
        DisplayEvent(window: 1, kind: .dropped([.text("dropped")], CGPoint(x: 20, y: y)))
      ]
      application.turn()
    }
    #expect(controller.field.text == "dropped")
  }

  /// A controller whose view takes pictures and the addresses of files.
  private final class Taker: UIViewController, UIDropInteractionDelegate {
    var images: [CGSize] = []
    var urls: [URL] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(UIDropInteraction(delegate: self))
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: UIImage.self) }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      #expect(session.localDragSession == nil)
      _ = session.loadObjects(ofClass: UIImage.self) { objects in
        self.images = objects.compactMap { ($0 as? UIImage)?.size }
      }
      _ = session.loadObjects(ofClass: NSURL.self) { objects in
        self.urls = objects.compactMap { ($0 as? NSURL)?.absoluteURL }
      }
    }
  }

  @Test func `files are dropped together on a view that takes what is in them`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["one.png", "two.png", "notes.md"].map(folder.appendingPathComponent)
    for (index, file) in files.prefix(2).enumerated() {
      let size = CGSize(width: 4 + index, height: 3)
      let picture = UIGraphicsImageRenderer(size: size, format: .scaleOne).image { _ in }
      try #require(picture.pngData()).write(to: file)
    }
    try Data("text".utf8).write(to: files[2])
    let display = FakeDisplay()
    let taker = Taker()
    let application = WindowApplication(ContentScenes { _ in taker }, on: display)
    _ = try application.open()
    application.turn()
    let things = files.map { DroppedThing.file($0.path) }
    display.waiting = [
      DisplayEvent(window: 1, kind: .dropped(things, CGPoint(x: 20, y: 100)))
    ]
    application.turn()
    #expect(taker.images == [CGSize(width: 4, height: 3), CGSize(width: 5, height: 3)])
    #expect(taker.urls == files)
  }

  @Test func `the parts of a drop are told together when it is complete`() throws {
    try Bench.run(RowsController()) { bench, _ in
      for text in ["a", "b"] {
        bench.push(SDL_DROPTEXT) { event in
          event.drop.file = SDL_strdup(text)
          event.drop.windowID = bench.number
        }
        #expect(bench.display.events().isEmpty)
      }
      bench.push(SDL_DROPCOMPLETE) { $0.drop.windowID = bench.number }
      let kinds = bench.display.events().map(\.kind)
      #expect(kinds == [.dropped([.text("a"), .text("b")], .zero)])
    }
  }
}

/// What is dragged out of windows.
@Suite(.serialized) @MainActor struct DragOutTests {
  private final class Giver: UIViewController, UIDragInteractionDelegate {
    var events: [String] = []
    var isRestricted = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      view.addInteraction(drag)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      ["one", "two"].map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { events.append("transfer") }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { events.append("end \(operation.rawValue)") }
  }

  private func run(
    _ body: (Giver, FakeDisplay, (ClientTouchPhase, CGFloat) -> Void, ManualClock) throws -> Void
  ) rethrows {
    try ManualClock.run { clock in
      let (giver, display) = (Giver(), FakeDisplay())
      let application = WindowApplication(ContentScenes { _ in giver }, on: display)
      _ = try? application.open()
      application.turn()
      try body(
        giver, display,
        { phase, x in
          display.waiting = [
            DisplayEvent(window: 1, kind: .touch(0, phase, CGPoint(x: x, y: 100), nil))
          ]
          application.turn()
          if phase == .began { clock.advance(by: 0.6) }
        }, clock)
    }
  }

  @Test func `what is dragged out of a window is offered, and taken where it is dropped`()
    async throws
  {
    var offered: FakeOffer?
    try run { giver, display, touch, clock in
      touch(.began, 100)
      touch(.moved, 200)
      #expect(display.offers.isEmpty)
      touch(.moved, 500)
      touch(.moved, 600)
      let offer = try #require(display.offers.first)
      #expect(offer.calls == ["move", "move"])
      // It comes back, and is an own drag again.
      touch(.moved, 200)
      #expect(offer.calls == ["move", "move", "leave"])
      touch(.moved, 500)
      let other = try #require(display.offers.last)
      #expect(other !== offer)
      other.isAccepted = true
      touch(.ended, 500)
      clock.advance(by: 1)
      #expect(other.calls == ["move", "drop"])
      #expect(giver.events == ["transfer", "end \(UIDropOperation.copy.rawValue)"])
      offered = other
    }
    let contents = try #require(offered?.contents)
    #expect(contents.map(\.type) == ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"])
    let bytes = await withCheckedContinuation { next in
      contents[0].load { next.resume(returning: $0) }
    }
    #expect(bytes == Array("one\ntwo".utf8))
  }

  @Test func `what nobody takes returns, and what is for the application alone is not offered`() {
    run { giver, display, touch, clock in
      touch(.began, 100)
      touch(.moved, 500)
      touch(.ended, 500)
      clock.advance(by: 1)
      #expect(display.offers.map(\.calls) == [["move", "leave"]])
      #expect(giver.events == ["end 0"])
      giver.isRestricted = true
      touch(.began, 100)
      touch(.moved, 500)
      touch(.ended, 500)
      #expect(display.offers.count == 1)
    }
  }
}

extension UIGraphicsImageRendererFormat {
  /// A pixel for each point.
  fileprivate static var scaleOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
