import CollectionViewExtras
import Foundation
import RenderCore
import Testing
import UIKit

@testable import WebBackend

/// What clients show of pressed views before the application has answered.
@Suite(.serialized) @MainActor struct ClientPressingTests {
  private func connect(_ controller: UIViewController) throws -> (ClientScene, SceneHost) {
    let host = SceneHost(ContentScenes { _ in controller })
    return (try #require(host.connect(.small)), host)
  }

  private func area(
    at point: CGPoint, of client: ClientScene
  ) -> ClientPressArea? {
    client.pressing.areas().first { $0.rect.contains(point) }
  }

  /// Whether the kept pixels are those of a plain drawing.
  private func expectPlain(_ surface: SceneSurface) {
    let kept = surface.pixels.map { surface.bitmap(of: $0).pixels }
    #expect(kept == surface.plainBitmap()?.pixels)
  }

  @Test func `rows are pressed after the delay of their table, buttons at once`() throws {
    try ManualClock.run { _ in
      let controller = PressController()
      let (client, host) = try connect(controller)
      _ = client.surface.update()
      let row = try #require(area(at: CGPoint(x: 60, y: 60), of: client))
      #expect(row.number > 0 && row.delay == 0.15 && row.reach == nil)
      #expect(row.isFollowedBySelection)
      // Below the button in front of it the row has 40 to 84.
      #expect(row.rect == CGRect(x: 0, y: 40, width: 120, height: 44))
      let button = try #require(area(at: CGPoint(x: 10, y: 130), of: client))
      #expect(button.number > 0 && button.delay == 0 && button.reach == 70)
      #expect(button.number != row.number && !button.isFollowedBySelection)
      #expect(area(at: CGPoint(x: 60, y: 60), of: client) == row, "the same number each time")
      host.disconnect(client)
    }
  }

  @Test func `what is in front, disabled or not to be highlighted is not pressed`() throws {
    try ManualClock.run { _ in
      let controller = PressController()
      let (client, host) = try connect(controller)
      let cover = UIView(frame: CGRect(x: 0, y: 40, width: 40, height: 40))
      controller.view.addSubview(cover)
      _ = client.surface.update()
      #expect(area(at: CGPoint(x: 20, y: 60), of: client)?.number == 0)
      #expect(area(at: CGPoint(x: 60, y: 60), of: client)?.number ?? 0 > 0)
      controller.button.isEnabled = false
      #expect(area(at: CGPoint(x: 10, y: 130), of: client)?.number == 0)
      controller.highlights = false
      #expect(area(at: CGPoint(x: 60, y: 60), of: client) == nil)
      host.disconnect(client)
    }
  }

  @Test func `a look has the pixels that a touch makes`() throws {
    try ManualClock.run { clock in
      let controller = PressController()
      let (client, host) = try connect(controller)
      _ = client.surface.update()
      for point in [CGPoint(x: 60, y: 60), CGPoint(x: 10, y: 130)] {
        let number = try #require(area(at: point, of: client)).number
        let look = client.pressing.look(of: number).pixels
        #expect(!look.isEmpty)
        #expect(client.surface.update().isEmpty, "a rehearsal leaves nothing")
        #expect(client.pressing.pressed == [])
        client.receive(.touch(1, .began, point, nil))
        clock.advance(by: 0.2)
        _ = client.surface.update()
        #expect(client.pressing.pressed == [number])
        for (box, bitmap) in look {
          #expect(client.surface.bitmap(of: box).pixels == bitmap.pixels, "\(box)")
        }
        expectPlain(client.surface)
        client.receive(.touch(1, .cancelled, point, nil))
        _ = client.surface.update()
        #expect(client.pressing.pressed == [])
      }
      host.disconnect(client)
    }
  }

  @Test func `a rehearsal sets nothing that an application overrides`() throws {
    final class Button: UIButton {
      var count = 0
      override var isHighlighted: Bool { didSet { count += 1 } }
    }
    try ManualClock.run { _ in
      let button = Button(type: .system)
      button.setTitle("Press", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(button)
      let (client, host) = try connect(controller)
      _ = client.surface.update()
      let found = try #require(area(at: CGPoint(x: 40, y: 20), of: client))
      #expect(!client.pressing.look(of: found.number).pixels.isEmpty)
      #expect(button.count == 0 && !button.isHighlighted)
      host.disconnect(client)
    }
  }

  @Test func `what changes besides during a rehearsal is in the next update`() throws {
    try ManualClock.run { _ in
      let controller = PressController()
      let (client, host) = try connect(controller)
      _ = client.surface.update()
      let area = PixelBox(x: 0, y: 0, width: 120, height: 40)
      let look = client.surface.rehearse(in: area) { isShown in
        controller.view.backgroundColor = isShown ? .red : .green
      }
      #expect(look.isEmpty && client.surface.hasRest)
      let change = client.surface.update()
      #expect(change.damage.contains { $0.contains(area) }, "\(change)")
      #expect(!client.surface.hasRest)
      expectPlain(client.surface)
      host.disconnect(client)
    }
  }

  // MARK: Pages

  /// What pages get until nothing more comes, with a second between two turns.
  private func all(
    _ presses: PagePresses, _ client: ClientScene, from time: inout Double
  ) -> (looks: [LookMessage], words: [PageWords.Presses]) {
    var result: (looks: [LookMessage], words: [PageWords.Presses]) = ([], [])
    for _ in 0..<20 {
      time += 1
      let change = client.surface.update()
      if !change.isEmpty { presses.note(change, at: time) }
      let (looks, words) = presses.update(
        of: client, seen: 0, frame: 1, isScrolled: false, at: time + 0.5)
      _ = presses.take(looks.count)
      result.looks += looks
      if let words { result.words.append(words) }
    }
    return result
  }

  @Test func `looks are sent once, and fit again when all is as before`() throws {
    try ManualClock.run { _ in
      let controller = PressController()
      let (client, host) = try connect(controller)
      let presses = PagePresses(NextTurn())
      var time = 0.0
      let sent = all(presses, client, from: &time)
      let numbers = sent.looks.map(\.number)
      #expect(numbers.count == Set(numbers).count && numbers.count == 4, "3 rows and a button")
      #expect(sent.words.compactMap(\.areas).last?.count ?? 0 >= 4)
      #expect(!presses.take(1), "more than were sent")
      let (row, button) = (CGPoint(x: 60, y: 60), CGPoint(x: 10, y: 130))
      let touched = try #require(area(at: button, of: client)).number
      controller.button.isHighlighted = true
      time += 1
      presses.note(client.surface.update(), at: time)
      controller.button.isHighlighted = false
      let second = all(presses, client, from: &time)
      #expect(second.looks.isEmpty)
      let fresh = second.words.flatMap(\.fresh)
      let first = try #require(area(at: row, of: client)).number
      // The rows behind the button have changed with it, the first one has not.
      #expect(fresh.contains(touched) && !fresh.contains(first))
      let cell = try #require(controller.table.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.textLabel?.text = "Another"
      let third = all(presses, client, from: &time)
      #expect(third.looks.map(\.number) == [first])
      host.disconnect(client)
    }
  }

  @Test func `looks of a larger window are made anew in a smaller one`() throws {
    try ManualClock.run { _ in
      let controller = PressController()
      let (client, host) = try connect(controller)
      let presses = PagePresses(NextTurn())
      var time = 0.0
      #expect(all(presses, client, from: &time).looks.count == 4)
      var conditions = client.scene.screen.conditions
      conditions.size = CGSize(width: 40, height: 100)
      client.change(to: conditions)
      time += 1
      presses.note(client.surface.update(), at: time)
      // What the rows and the button had below the new bottom edge is gone.
      let looks = all(presses, client, from: &time).looks
      #expect(looks.allSatisfy { $0.boxes.allSatisfy { $0.box.y + $0.box.height <= 100 } })
      host.disconnect(client)
    }
  }

  @Test func `a page is told what becomes of its touches, and nothing at rest`() throws {
    try ManualClock.run { clock in
      let controller = PressController()
      let (client, host) = try connect(controller)
      let presses = PagePresses(NextTurn())
      var time = 0.0
      _ = all(presses, client, from: &time)
      @MainActor func words(seen: Int) -> PageWords.Presses? {
        _ = client.surface.update()
        return presses.update(of: client, seen: seen, frame: 2, isScrolled: false, at: time).words
      }
      #expect(words(seen: 0) == nil)
      let point = CGPoint(x: 60, y: 60)
      client.receive(.touch(1, .began, point, nil))
      presses.note(.touch(1, .began, point, nil), at: time)
      let began = try #require(words(seen: 1))
      #expect(began.waits && began.pressed == [] && began.seen == 1)
      clock.advance(by: 0.2)
      let shown = try #require(words(seen: 1))
      #expect(!shown.waits && shown.pressed.count == 1)
      #expect(words(seen: 1) == nil, "nothing new")
      client.receive(.touch(1, .ended, point, nil))
      presses.note(.touch(1, .ended, point, nil), at: time)
      let ended = try #require(words(seen: 2))
      #expect(ended.pressed == [] && ended.frame == 2)
      #expect(words(seen: 2) == nil)
      host.disconnect(client)
    }
  }

  @Test func `a look is a message of boxes and pixels`() {
    let pixels = [UInt8](0..<24)
    let bitmap = Bitmap(width: 3, height: 2, pixels: pixels)
    let message = LookMessage(
      number: 7, boxes: [(PixelBox(x: 1, y: 2, width: 3, height: 2), bitmap)])
    let bytes = message.bytes
    let head = stride(from: 0, to: 48, by: 4).map { at in
      bytes[at..<at + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(head[0...5] == [3, 7, 1, 0, 0, 24])
    #expect(head[8...11] == [1, 2, 3, 2])
    if head[6] == 0 { #expect(Array(bytes[48...]) == pixels) }
  }
}

/// A table with rows, and a button in front of the last one.
private final class PressController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 40, width: 120, height: 120))
  let button = UIButton(type: .system)
  var highlights = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    button.frame = CGRect(x: 0, y: 120, width: 60, height: 30)
    button.backgroundColor = .white
    button.setTitle("Press", for: .normal)
    view.addSubview(table)
    view.addSubview(button)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    highlights
  }
}
