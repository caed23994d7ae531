import Foundation
import RenderCore
import UIKit

/// How views look when they are pressed, sent before anything touches them, so that a page shows it at once.
///
/// A look fits the frame that it was made for, until a later frame changes something where it is. Page and
/// server see that alike. When the scene rests, looks are made anew, or fit again as all is as before.
@MainActor final class PagePresses {
  private var looks: [Int: Look] = [:]
  private var areas: [ClientPressArea] = []
  private var sent = 0
  private var taken = 0
  /// Whether something has changed since all looks were up to date.
  private var isOld = true
  private var changedAt = -Double.infinity
  private var oldSince = -Double.infinity
  /// Whether the page waits for what becomes of its events.
  private var isAwaited = false
  private var told = Told()
  private let nextTurn: NextTurn

  private struct Told: Equatable {
    var seen = 0
    var frame = 0
    var pressed: [Int] = []
    var waits = false
  }

  private struct Look {
    var boxes: [PixelBox] = []
    /// Around the boxes, or where there would be some.
    var place = PixelBox.empty
    /// What the place shows without the look, and the look itself.
    var before: Int?
    var after = 0
    var isFresh = true
  }

  /// Seconds without a change after which looks are made; while something always changes, after ``patience``.
  private static let rest = 0.15
  private static let patience = 1.0
  /// Seconds between two turns that make looks, and the most looks of a turn.
  private static let pause = 0.02
  private static let mostAtOnce = 3
  /// Looks on their way to the page.
  private static let mostUnderWay = 16
  /// The most pixels of a look, and of all.
  private static let mostPixels = 1 << 20
  private static let mostPixelsOfAll = 4 << 20

  init(_ nextTurn: NextTurn) { self.nextTurn = nextTurn }

  /// The page has taken looks.
  ///
  /// - Returns: Whether it has not taken more than were sent.
  func take(_ count: Int) -> Bool {
    taken += count
    return taken <= sent
  }

  // MARK: What happens

  /// A frame is sent.
  func note(_ change: SurfaceChange, at now: TimeInterval = ProcessInfo.processInfo.systemUptime) {
    let places =
      change.damage
      + change.moves.flatMap { [$0.source, $0.source.moved(dx: $0.dx, dy: $0.dy)] }
    for (number, look) in looks where look.isFresh {
      looks[number]?.isFresh = !places.contains { $0.overlaps(look.place) }
    }
    becomeOld(at: now)
  }

  /// The page has sent an event.
  func note(_ event: ClientEvent, at now: TimeInterval = ProcessInfo.processInfo.systemUptime) {
    becomeOld(at: now)
    if case .touch = event { isAwaited = true }
  }

  private func becomeOld(at now: TimeInterval) {
    if !isOld { oldSince = now }
    isOld = true
    changedAt = now
  }

  // MARK: To the page

  /// What the page lacks.
  ///
  /// - Parameters:
  ///   - seen: The last event of the page.
  ///   - frame: The frame that shows the scene as it is; 0 for none.
  ///   - now: Seconds of a clock that goes on.
  func update(
    of client: ClientScene, seen: Int, frame: Int, isScrolled: Bool,
    at now: TimeInterval = ProcessInfo.processInfo.systemUptime
  ) -> (looks: [LookMessage], words: PageWords.Presses?) {
    let formerAreas = areas
    var (messages, fresh): ([LookMessage], [Int]) = ([], [])
    if isOld, frame > 0, !isScrolled, !client.isTouched {
      let wait = min(changedAt + Self.rest, oldSince + Self.patience) - now
      if wait > 0 {
        nextTurn.come(after: wait)
      } else {
        (messages, fresh) = renew(client)
      }
    }
    let pressing = client.pressing
    let state = Told(
      seen: seen, frame: frame, pressed: pressing.pressed, waits: pressing.isWithholding)
    let isNews = isAwaited ? state != told : state.pressed != told.pressed
    guard isNews || areas != formerAreas || !fresh.isEmpty else { return (messages, nil) }
    told = state
    if frame > 0, !state.waits, !client.isTouched { isAwaited = false }
    let words = PageWords.Presses(
      seen: seen, frame: frame, pressed: state.pressed, waits: state.waits,
      areas: areas == formerAreas ? nil : areas.map(PageWords.Area.init), fresh: fresh)
    return (messages, words)
  }

  /// Makes looks that are out of date, some at a time.
  private func renew(_ client: ClientScene) -> (messages: [LookMessage], fresh: [Int]) {
    areas = client.pressing.areas()
    let present = Set(areas.map(\.number))
    looks = looks.filter { present.contains($0.key) }
    var (messages, fresh, made, isDone): ([LookMessage], [Int], Int, Bool) = ([], [], 0, true)
    for number in areas.map(\.number) where number > 0 && looks[number]?.isFresh != true {
      if let look = looks[number], let before = look.before,
        hash(of: look.place, client.surface) == before
      {
        looks[number]?.isFresh = true
        if !look.boxes.isEmpty { fresh.append(number) }
        continue
      }
      guard made < Self.mostAtOnce, sent - taken < Self.mostUnderWay else {
        isDone = false
        break
      }
      made += 1
      let former = looks[number]
      let message = make(number, client)
      if let message {
        messages.append(message)
      } else if let look = looks[number], look.after == former?.after, !look.boxes.isEmpty {
        fresh.append(number)
      }
    }
    sent += messages.count
    isOld = !isDone
    if !isDone || client.surface.hasRest { nextTurn.come(after: Self.pause) }
    return (messages, fresh)
  }

  /// Nil if there is none, or the page has it.
  private func make(_ number: Int, _ client: ClientScene) -> LookMessage? {
    let (place, pixels) = client.pressing.look(of: number)
    let former = looks[number]
    var look = Look(place: place, before: hash(of: place, client.surface))
    defer { looks[number] = look }
    let count = pixels.reduce(0) { $0 + $1.box.area }
    let others = looks.reduce(0) { $1.key == number ? $0 : $0 + $1.value.place.area }
    guard count > 0, count <= Self.mostPixels, others + count <= Self.mostPixelsOfAll else {
      return nil
    }
    look.boxes = pixels.map(\.box)
    look.place = look.boxes.reduce(.empty) { $0.union($1) }
    look.before = hash(of: look.place, client.surface)
    var hasher = Hasher()
    for (box, bitmap) in pixels {
      hasher.combine(box)
      bitmap.pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    look.after = hasher.finalize()
    if let former, !former.boxes.isEmpty, former.after == look.after { return nil }
    return LookMessage(number: number, boxes: pixels)
  }

  /// Nil for a box that is not within the picture: the window was larger when it was made.
  private func hash(of box: PixelBox, _ surface: SceneSurface) -> Int? {
    guard surface.pixels?.contains(box) ?? false else { return nil }
    var hasher = Hasher()
    surface.bitmap(of: box).pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// The look of a pressed view, as a message to a page: numbers of four bytes, 3, the view, the count of boxes, two
/// zeros, the count of bytes of all boxes, whether these are compressed, a zero; then x, y, width and height of each
/// box and the pixels, both as in ``FrameMessage``.
struct LookMessage: Sendable {
  var number: Int
  var boxes: [(box: PixelBox, bitmap: Bitmap)]

  /// About how many bytes the message has.
  var size: Int { boxes.reduce(64) { $0 + $1.bitmap.pixels.count } }

  /// The bytes of the message. Compresses, which takes time.
  var bytes: [UInt8] {
    let pixels = boxes.flatMap(\.bitmap.pixels)
    let compressed = FrameMessage.compressed(pixels)
    var head = [3, number, boxes.count, 0, 0, pixels.count, compressed == nil ? 0 : 1, 0]
    for (box, _) in boxes { head += [box.x, box.y, box.width, box.height] }
    return head.map { UInt32(truncatingIfNeeded: $0) }.withUnsafeBytes { Array($0) }
      + (compressed ?? pixels)
  }
}
