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

  /// What the page knows.
  private struct Told {
    var title: String?
    var textInput: ClientTextInput?
    var knowsTextInput = false
    var cursor = ClientCursor.arrow
    var pasteboard = UIPasteboard.general.changeCount
    var elements: [ClientElement] = []
    var elementsAt = -Double.infinity
    var elementsAreOld = true
  }

  /// Frames that a page has not shown yet.
  private static let mostFrames = 2
  /// The elements for assistive technologies are looked at so often at most, in seconds.
  private static let elementsPause = 0.2

  init(_ client: ClientScene, _ connection: PageConnection) {
    self.client = client
    self.connection = connection
    client.wasTaken = { [weak self] in
      self?.connection.close(code: 4001, reason: "The application is shown in another page.")
    }
  }

  var isOver: Bool { connection.isOver }

  // MARK: From the page

  func receive(_ message: PageMessage) {
    switch message {
    case .hello: connection.close(code: 1008, reason: "a second greeting")
    case .conditions(let conditions): if !isReturning { client.change(to: conditions) }
    case .shown(let frame):
      guard frame > lastShown, frame <= lastFrame else {
        return connection.close(code: 1008, reason: "a frame that was not sent")
      }
      lastShown = frame
    case .visible(let isVisible):
      self.isVisible = isVisible
      if !isVisible { client.cancelTouches() }
    case .event(let event):
      guard !isReturning else { return }
      client.receive(event)
      if case .hover(let point?) = event { tell(client.cursor(at: point)) }
    }
  }

  // MARK: To the page

  /// Sends what became different.
  func update() {
    guard isVisible, !isOver, !isReturning else { return }
    sendFrame()
    sendWords()
    sendElements()
  }

  private func sendFrame() {
    guard lastFrame - lastShown < Self.mostFrames else { return }
    let surface = client.surface
    let change = surface.update()
    guard !change.isEmpty, let picture = surface.pixels else { return }
    lastFrame += 1
    told.elementsAreOld = true
    let message = FrameMessage(
      number: lastFrame, width: picture.width, height: picture.height, moves: change.moves,
      patches: change.damage.map { ($0, surface.bitmap(of: $0)) })
    let size = message.patches.reduce(1024) { $0 + $1.bitmap.pixels.count }
    connection.send(kind: 2, size: size) { message.bytes }
  }

  private func sendWords() {
    let title = client.title
    if title != told.title {
      told.title = title
      send(PageWords.Title(title: title))
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
    let wait = told.elementsAt + Self.elementsPause - now
    guard wait <= 0 else {
      // Another turn of the run loop comes then.
      DispatchQueue.main.asyncAfter(deadline: .now() + wait + 0.001) {}
      return
    }
    told.elementsAreOld = false
    told.elementsAt = now
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
