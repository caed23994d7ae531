import Foundation
import RenderCore
import UIKit

/// A page and the scene that it shows: events go to the scene, changes to the page.
///
/// A page shows a frame and says so before it gets more than one further; in the meantime changes gather in the
/// scene, so that a slow page misses frames and never falls behind.
@MainActor final class PageSession {
  let client: ClientScene
  private let connection: PageConnection
  private var lastFrame = 0
  private var lastShown = 0
  private var isVisible = true
  /// Whether what was done before is made again: what the page does meanwhile does not count.
  var isReturning = false
  private var told = Told()
  /// The last event that the page has numbered.
  private var lastEvent = 0
  private let nextTurn = NextTurn()
  private let tiles: PageTiles
  private let presses: PagePresses

  /// What the page knows.
  private struct Told {
    var title: String?
    /// Nil to tell it in any case.
    var depth: Int?
    var textInput: ClientTextInput?
    var knowsTextInput = false
    var cursor = ClientCursor.arrow
    var pasteboard = UIPasteboard.general.changeCount
    var scrollers: [ClientScroller] = []
    /// Whether all that moves coasts to where the page knows.
    var isCoasting = false
    var scrollersFrame = 0
    var event = 0
    var moved: ClientMovedItem?
    var movedEvent = 0
    var scrollersAt = -Double.infinity
    var address: String?
    var elements: [ClientElement] = []
    var elementsAt = -Double.infinity
    var elementsAreOld = true
  }

  /// Frames that a page has not shown yet.
  private static let mostFrames = 2
  /// A page gets the places of scroll views so often at most, in seconds, unless there are new events or frames.
  /// Where content coasts the page knows itself, and compares only where it is to rest.
  private var scrollersPause: Double { told.isCoasting ? 0.05 : 1.0 / 60 }
  /// The elements for assistive technologies are looked at so often at most, in seconds: content that coasts
  /// changes them all the time.
  private var elementsPause: Double { told.isCoasting ? 0.8 : 0.2 }

  init(_ client: ClientScene, _ connection: PageConnection) {
    self.client = client
    self.connection = connection
    tiles = PageTiles(nextTurn)
    presses = PagePresses(nextTurn)
    client.wasTaken = { [weak self] in
      self?.connection.close(code: 4001, reason: "The application is shown in another page.")
    }
  }

  var isOver: Bool { connection.isOver }

  // MARK: From the page

  func receive(_ message: PageMessage) {
    switch message {
    case .hello: connection.close(code: 1008, reason: "a second greeting")
    case .link(let url): if !isReturning { client.open(url) }
    case .back(let count):
      for _ in 0..<count where !isReturning && !client.goBack() { break }
      told.depth = nil
    case .conditions(let conditions): if !isReturning { client.change(to: conditions) }
    case .shown(let frame):
      guard frame > lastShown, frame <= lastFrame else {
        return connection.close(code: 1008, reason: "a frame that was not sent")
      }
      lastShown = frame
    case .visible(let isVisible):
      self.isVisible = isVisible
      if !isVisible { client.cancelTouches() }
    case .tiles(let count):
      if !tiles.take(count) { connection.close(code: 1008, reason: "tiles that were not sent") }
    case .looks(let count):
      if !presses.take(count) { connection.close(code: 1008, reason: "looks that were not sent") }
    case .event(let event, let number):
      guard !isReturning else { return }
      client.receive(event)
      if number > 0 { lastEvent = number }
      presses.note(event)
      if case .hover(let point?) = event { tell(client.cursor(at: point)) }
    }
  }

  // MARK: To the page

  /// Sends what became different.
  func update() {
    guard isVisible, !isOver, !isReturning else { return }
    let isCurrent = sendFrame()
    sendScrollers(frame: isCurrent ? lastFrame : 0)
    sendPresses(frame: isCurrent ? lastFrame : 0)
    sendWords()
    sendElements()
  }

  /// - Returns: Whether the last frame shows the scene as it is.
  private func sendFrame() -> Bool {
    guard lastFrame - lastShown < Self.mostFrames else { return false }
    let surface = client.surface
    client.movement.follow()
    let change = surface.update()
    sendMoved(from: change.isEmpty ? lastFrame : lastFrame + 1)
    guard !change.isEmpty, let picture = surface.pixels else { return true }
    lastFrame += 1
    told.elementsAreOld = true
    presses.note(change)
    let message = FrameMessage(
      number: lastFrame, width: picture.width, height: picture.height, moves: change.moves,
      patches: change.damage.map { ($0, surface.bitmap(of: $0)) })
    let size = message.patches.reduce(1024) { $0 + $1.bitmap.pixels.count }
    connection.send(kind: 2, size: size) { message.bytes }
    return true
  }

  private func sendScrollers(frame: Int) {
    let isAnswer = lastEvent != told.event || frame > 0 && frame != told.scrollersFrame
    let now = ProcessInfo.processInfo.systemUptime
    let wait = told.scrollersAt + scrollersPause - now
    // To look at the scroll views costs as much as to send them. What rests moves by an event or with a frame alone.
    guard isAnswer || wait <= 0 else {
      if told.scrollers.contains(where: { $0.isMoving || $0.isHeld }) { nextTurn.come(after: wait) }
      return
    }
    told.scrollersAt = now
    let scrollers = client.scrolling.scrollers()
    let former = told.scrollers
    let isNew = isAnswer || scrollers != former
    if isNew {
      let moving = scrollers.filter(\.isMoving)
      told.isCoasting = !moving.isEmpty && moving.allSatisfy { !$0.isHeld && $0.end != nil }
      (told.scrollers, told.scrollersFrame, told.event) = (scrollers, frame, lastEvent)
      send(
        PageWords.Scrollers(
          seen: lastEvent, frame: frame, order: scrollers.map(\.number),
          changed: scrollers.filter { !former.contains($0) }.map(PageWords.Scroller.init)))
    }
    let (new, dropped) = tiles.update(scrollers, of: client, changed: isNew)
    for (number, indexes) in dropped {
      send(PageWords.Dropped(n: number, tiles: indexes.map { [$0.x, $0.y] }))
    }
    for tile in new {
      let message = TileMessage(tile)
      connection.send(kind: 2, size: tile.bitmap?.pixels.count ?? 32) { message.bytes }
    }
  }

  /// Sends the item that moves, before the frame that is without it, or with it again.
  private func sendMoved(from frame: Int) {
    let moved = client.movement.update()
    if let moved, let picture = moved.picture {
      let message = MovedMessage(number: moved.item.number, bitmap: picture)
      connection.send(kind: 2, size: picture.pixels.count) { message.bytes }
    }
    let item = moved?.item
    guard item != told.moved || item != nil && lastEvent != told.movedEvent else { return }
    (told.moved, told.movedEvent) = (item, lastEvent)
    send(PageWords.Moved(item, seen: lastEvent, frame: frame))
  }

  private func sendPresses(frame: Int) {
    let isScrolled = told.scrollers.contains { $0.isHeld || $0.isMoving }
    let (looks, words) = presses.update(
      of: client, seen: lastEvent, frame: frame, isScrolled: isScrolled)
    for look in looks { connection.send(kind: 2, size: look.size) { look.bytes } }
    if let words { send(words) }
  }

  private func sendWords() {
    let title = client.title
    if title != told.title {
      told.title = title
      send(PageWords.Title(title: title))
    }
    let depth = client.depth
    if depth != told.depth {
      told.depth = depth
      send(PageWords.Depth(depth: depth))
    }
    let input = client.textInput
    if input != told.textInput || !told.knowsTextInput {
      (told.textInput, told.knowsTextInput) = (input, true)
      send(PageWords.TextInput(input))
    }
    let count = UIPasteboard.general.changeCount
    if count != told.pasteboard {
      told.pasteboard = count
      if let text = UIPasteboard.general.string { send(PageWords.Copied(text: text)) }
    }
  }

  /// Shows what went wrong with a newer build over the picture.
  func tellFault(_ words: String) { send(PageWords.Fault(text: words)) }

  private func tell(_ cursor: ClientCursor) {
    guard cursor != told.cursor else { return }
    told.cursor = cursor
    send(PageWords.Cursor(cursor: cursor == .text ? "text" : "default"))
  }

  private func sendElements() {
    guard told.elementsAreOld else { return }
    let now = ProcessInfo.processInfo.systemUptime
    let wait = told.elementsAt + elementsPause - now
    guard wait <= 0 else { return nextTurn.come(after: wait) }
    told.elementsAreOld = false
    told.elementsAt = now
    let address = client.address
    if address != told.address {
      told.address = address
      send(PageWords.Address(address: address))
    }
    let elements = client.accessibility.elements()
    // A screen without any may have some before its pixels change.
    told.elementsAreOld = elements.isEmpty
    guard elements != told.elements else { return }
    let former = Set(told.elements)
    told.elements = elements
    send(
      PageWords.Elements(
        order: elements.map(\.number),
        changed: elements.filter { !former.contains($0) }.map(PageWords.Element.init)))
  }

  private func send(_ words: some Encodable) {
    guard let data = try? JSONEncoder().encode(words) else { return }
    connection.send(String(decoding: data, as: UTF8.self))
  }
}
