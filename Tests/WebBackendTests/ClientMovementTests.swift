import CollectionViewExtras
import Foundation
import RenderCore
import Testing
import UIKit

@testable import WebBackend

/// Items that fingers move, which clients show below the finger.
@Suite(.serialized) @MainActor struct ClientMovementTests {
  private func connect(_ controller: UIViewController) throws -> (ClientScene, SceneHost) {
    let host = SceneHost(ContentScenes { _ in controller })
    return (try #require(host.connect(.small)), host)
  }

  /// The pixels of a scene with the picture of the item that moves put over them.
  private func composed(
    _ client: ClientScene, _ picture: Bitmap, at place: CGRect
  ) throws -> [UInt8] {
    let box = try #require(client.surface.pixels)
    var pixels = client.surface.bitmap(of: box).pixels
    let (left, top) = (Int(place.minX.rounded()), Int(place.minY.rounded()))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (atX, atY) = (x + left, y + top)
        guard (0..<box.width).contains(atX), (0..<box.height).contains(atY) else { continue }
        let (source, target) = (4 * (y * picture.width + x), 4 * (atY * box.width + atX))
        let rest = 255 - Int(picture.pixels[source + 3])
        for channel in 0..<3 {
          let below = Int(pixels[target + channel]) * rest
          pixels[target + channel] = UInt8(
            min(255, Int(picture.pixels[source + channel]) + (below + 127) / 255))
        }
      }
    }
    return pixels
  }

  /// What a client gets after a turn.
  private func turn(_ client: ClientScene) -> (item: ClientMovedItem, picture: Bitmap?)? {
    client.movement.follow()
    _ = client.surface.update()
    return client.movement.update()
  }

  /// The middle of the reorder control of the first row.
  private func grip(of client: ClientScene) throws -> CGPoint {
    #expect(turn(client) == nil)
    let area = try #require(client.pressing.areas().first { $0.lifts?.minY == 0 })
    #expect(area.lifts == CGRect(x: 0, y: 0, width: 120, height: 44))
    return CGPoint(x: area.rect.midX, y: area.rect.midY)
  }

  private func kept(_ client: ClientScene) throws -> [UInt8] {
    client.surface.bitmap(of: try #require(client.surface.pixels)).pixels
  }

  /// Whether the pixels of the scene and a picture of the item look like the scene as it is. Two blends of a channel
  /// round by one each.
  private func isWhole(_ client: ClientScene, _ picture: Bitmap, at place: CGRect) throws -> Bool {
    let whole = try #require(client.surface.plainBitmap()).pixels
    let shown = try composed(client, picture, at: place)
    return zip(shown, whole).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  }

  @Test func `an item that moves is left out of the pixels, and its picture completes them`()
    throws
  {
    try ManualClock.run { clock in
      let (client, host) = try connect(MovingController())
      let start = try grip(of: client)
      client.receive(.touch(1, .began, start, nil))
      client.receive(.touch(1, .moved, CGPoint(x: start.x, y: start.y + 30), nil))
      let first = try #require(turn(client))
      let picture = try #require(first.picture)
      clock.advance(by: 1)
      client.receive(.touch(1, .moved, CGPoint(x: start.x, y: start.y + 36), nil))
      let next = try #require(turn(client))
      #expect(next.picture == nil, "the picture is the same")
      #expect(next.item.place == first.item.place.offsetBy(dx: 0, dy: 6))
      #expect(next.item.number == first.item.number)
      #expect(try kept(client) != client.surface.plainBitmap()?.pixels, "without the item")
      #expect(try isWhole(client, picture, at: next.item.place))
      client.receive(.touch(1, .ended, CGPoint(x: start.x, y: start.y + 36), nil))
      #expect(turn(client) == nil)
      #expect(try kept(client) == client.surface.plainBitmap()?.pixels)
      host.disconnect(client)
    }
  }

  @Test func `at an edge the content scrolls below the item, which stays below the finger`()
    throws
  {
    try ManualClock.run { clock in
      let controller = MovingController()
      let (client, host) = try connect(controller)
      let start = try grip(of: client)
      client.receive(.touch(1, .began, start, nil))
      client.receive(.touch(1, .moved, CGPoint(x: start.x, y: 150), nil))
      let first = try #require(turn(client))
      let picture = try #require(first.picture)
      for _ in 0..<30 {
        clock.advance(by: 1.0 / 60)
        #expect(turn(client)?.item.place == first.item.place)
      }
      #expect(controller.table.contentOffset.y > 10)
      #expect(try isWhole(client, picture, at: first.item.place))
      client.receive(.touch(1, .cancelled, CGPoint(x: start.x, y: 150), nil))
      #expect(turn(client) == nil)
      #expect(try kept(client) == client.surface.plainBitmap()?.pixels)
      host.disconnect(client)
    }
  }

  @Test func `what a finger drags is left out of the pixels, and its picture completes them`()
    throws
  {
    final class Dragged: UIViewController, UIDragInteractionDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let tile = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        tile.backgroundColor = .systemRed
        let drag = UIDragInteraction(delegate: self)
        drag.isEnabled = true
        tile.addInteraction(drag)
        view.addSubview(tile)
      }

      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }
    try ManualClock.run { clock in
      let (client, host) = try connect(Dragged())
      client.receive(.touch(1, .began, CGPoint(x: 20, y: 20), nil))
      clock.advance(by: 1)
      client.receive(.touch(1, .moved, CGPoint(x: 40, y: 50), nil))
      let first = try #require(turn(client))
      let picture = try #require(first.picture)
      #expect(try isWhole(client, picture, at: first.item.place))
      client.receive(.touch(1, .moved, CGPoint(x: 70, y: 60), nil))
      let next = try #require(turn(client))
      #expect(next.picture == nil, "the picture is the same")
      #expect(next.item.place == first.item.place.offsetBy(dx: 30, dy: 10))
      #expect(try kept(client) != client.surface.plainBitmap()?.pixels, "without the item")
      client.receive(.touch(1, .ended, CGPoint(x: 70, y: 60), nil))
      #expect(turn(client) == nil)
      clock.advance(by: 1)
      _ = turn(client)
      #expect(try kept(client) == client.surface.plainBitmap()?.pixels)
      host.disconnect(client)
    }
  }

  @Test func `an item below a faded view stays in the pixels`() throws {
    try ManualClock.run { _ in
      let controller = MovingController()
      let (client, host) = try connect(controller)
      let start = try grip(of: client)
      controller.table.alpha = 0.5
      client.receive(.touch(1, .began, start, nil))
      client.receive(.touch(1, .moved, CGPoint(x: start.x, y: start.y + 30), nil))
      #expect(turn(client) == nil)
      #expect(try kept(client) == client.surface.plainBitmap()?.pixels)
      host.disconnect(client)
    }
  }

  @Test func `items that may not move have no control to lift them by`() throws {
    try ManualClock.run { _ in
      let controller = MovingController()
      controller.moves = false
      let (client, host) = try connect(controller)
      #expect(turn(client) == nil)
      #expect(!client.pressing.areas().contains { $0.lifts != nil })
      host.disconnect(client)
    }
  }

  @Test func `a picture is a message of pixels`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8])
    let bytes = MovedMessage(number: 9, bitmap: bitmap).bytes
    let head = stride(from: 0, to: 32, by: 4).map { at in
      bytes[at..<at + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(head[0...3] == [4, 9, 2, 1] && head[6] == 8)
    if head[7] == 0 { #expect(Array(bytes[32...]) == bitmap.pixels) }
  }
}

/// A table in editing mode whose rows have reorder controls.
private final class MovingController: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
  var moves = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    table.rowHeight = 44
    table.dataSource = self
    table.isEditing = true
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
