import Foundation
import UIKit

/// What a finger drags out of a window, and other programs may take.
@MainActor final class WindowDragging {
  private let client: ClientScene
  private let display: any Display
  private var offer: (any DisplayOffer)?

  init(_ client: ClientScene, on display: any Display) {
    self.client = client
    self.display = display
  }

  /// A finger has moved, within the window or outside.
  func fingerMoved(isInside: Bool) {
    guard !isInside else { return stop() }
    if offer == nil {
      let things = client.draggedThings
      offer = things.isEmpty ? nil : display.offer(things.contents)
    }
    offer?.move()
  }

  /// A finger is about to be lifted, or lost.
  func fingerEnds(_ phase: ClientTouchPhase) {
    guard phase == .ended, let offer, offer.isAccepted else { return stop() }
    client.draggedThingsWereTaken()
    offer.drop()
    self.offer = nil
  }

  private func stop() {
    offer?.leave()
    offer = nil
  }
}

extension [NSItemProvider] {
  /// The things as other programs know them: texts, addresses and a picture.
  @MainActor fileprivate var contents: [DraggedContent] {
    let texts = JoinedData(of: self, as: "public.utf8-plain-text", separator: "\n")
    let urls = JoinedData(of: self, as: "public.url", separator: "\r\n")
    let picture = JoinedData(of: Array(prefix(1)), as: "public.png", separator: "")
    let offered = [
      ("text/uri-list", urls), ("image/png", picture), ("text/plain;charset=utf-8", texts),
      ("UTF8_STRING", texts), ("text/plain", texts),
    ]
    return offered.filter { !$0.1.isEmpty }.map { type, data in
      DraggedContent(type: type, load: data.load)
    }
  }
}

/// The data of things as one of their types, one after the other.
@MainActor private final class JoinedData {
  private let things: [NSItemProvider]
  private let type: String
  private let separator: [UInt8]

  init(of things: [NSItemProvider], as type: String, separator: String) {
    self.things = things.filter { $0.hasItemConformingToTypeIdentifier(type) }
    self.type = type
    self.separator = Array(separator.utf8)
  }

  var isEmpty: Bool { things.isEmpty }

  /// - Parameter done: Gets the bytes; nil if those of a thing cannot be had.
  func load(_ done: @escaping ([UInt8]?) -> Void) { load(0, after: [], done) }

  private func load(_ index: Int, after bytes: [UInt8], _ done: @escaping ([UInt8]?) -> Void) {
    guard index < things.count else { return done(bytes) }
    nonisolated(unsafe) let done = done
    things[index].loadDataRepresentation(forTypeIdentifier: type) { data, _ in
      DispatchQueue.main.async { [self] in
        guard let data else { return done(nil) }
        load(index + 1, after: bytes + (index > 0 ? separator : []) + data, done)
      }
    }
  }
}
