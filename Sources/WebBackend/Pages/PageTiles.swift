import Foundation
import RenderCore
import UIKit

/// The content of scroll views that pages scroll themselves, as tiles of pixels: what can be seen and what is
/// around it. A tile is sent when what it shows is not what the page has.
@MainActor final class PageTiles {
  private var known: [Int: [Index: DisplayList]] = [:]
  /// What lay behind the content that was sent.
  private var backgrounds: [Int: RGBA] = [:]
  private var sent = 0
  private var taken = 0
  private var looksAgain = false
  private var lastLook = -Double.infinity
  private let nextTurn: NextTurn

  init(_ nextTurn: NextTurn) { self.nextTurn = nextTurn }

  struct Index: Hashable {
    var x: Int
    var y: Int
  }

  /// A tile to be sent.
  struct Tile {
    var scroller: Int
    var index: Index
    /// Nil for nothing but what lies behind the content.
    var bitmap: Bitmap?
  }

  /// The sides of a tile in pixels.
  nonisolated static let width = 512
  nonisolated static let height = 256
  /// How far around what can be seen content is sent, in lengths of the view.
  private static let margin: CGFloat = 1
  /// Tiles on their way to the page.
  private static let mostUnderWay = 32
  /// Tiles that are drawn at once.
  private static let mostAtOnce = 8
  /// Tiles of a scroll view: those of a screen of 16 million pixels, three times.
  private static let mostOfOne = 400
  /// Seconds between two looks at what changed.
  private static let pause = 0.05

  /// The page has taken tiles.
  ///
  /// - Returns: Whether it has not taken more than were sent.
  func take(_ count: Int) -> Bool {
    taken += count
    return taken <= sent
  }

  func forget() { (known, backgrounds, taken) = ([:], [:], sent) }

  /// What the page lacks, the content in view first.
  ///
  /// - Parameter now: Seconds of a clock that goes on.
  /// - Returns: Tiles to send, and those that the page may drop, by scroll view.
  func update(
    _ scrollers: [ClientScroller], of client: ClientScene, changed: Bool,
    at now: TimeInterval = ProcessInfo.processInfo.systemUptime
  ) -> (tiles: [Tile], dropped: [Int: [Index]]) {
    if changed { looksAgain = true }
    guard looksAgain, sent - taken < Self.mostUnderWay else { return ([], [:]) }
    guard now - lastLook >= Self.pause else {
      nextTurn.come(after: Self.pause - (now - lastLook))
      return ([], [:])
    }
    lastLook = now
    looksAgain = false
    var dropped: [Int: [Index]] = [:]
    let present = Set(scrollers.map(\.number))
    known = known.filter { present.contains($0.key) }
    backgrounds = backgrounds.filter { present.contains($0.key) }
    var tiles: [Tile] = []
    for scroller in scrollers {
      let wanted = indexes(of: scroller, scale: client.surface.scale)
      let kept = Set(wanted)
      let gone = known[scroller.number, default: [:]].keys.filter { !kept.contains($0) }
      for index in gone { known[scroller.number]?[index] = nil }
      if !gone.isEmpty { dropped[scroller.number] = Array(gone) }
      let before = backgrounds.updateValue(scroller.background, forKey: scroller.number)
      if before != scroller.background { known[scroller.number] = nil }
      for index in wanted {
        guard tiles.count < Self.mostAtOnce else {
          looksAgain = true
          break
        }
        if let tile = tile(index, of: scroller, client) { tiles.append(tile) }
      }
    }
    sent += tiles.count
    if looksAgain { nextTurn.come(after: Self.pause) }
    return (tiles, dropped)
  }

  /// The tiles of what can be seen of the content and around it, the nearest first.
  private func indexes(of scroller: ClientScroller, scale: CGFloat) -> [Index] {
    let (view, rules) = (scroller.visible, scroller.rules)
    let seen = view.offsetBy(
      dx: scroller.offset.x - scroller.frame.minX, dy: scroller.offset.y - scroller.frame.minY)
    let area = seen.insetBy(
      dx: rules.scrollsX ? -view.width * Self.margin : 0,
      dy: rules.scrollsY ? -view.height * Self.margin : 0)
    let (width, height) = (CGFloat(Self.width) / scale, CGFloat(Self.height) / scale)
    func range(_ low: CGFloat, _ high: CGFloat, side: CGFloat) -> Range<Int>? {
      let (low, high) = ((low / side).rounded(.down), (high / side).rounded(.up))
      return abs(low) < 1e8 && abs(high) < 1e8 && low < high ? Int(low)..<Int(high) : nil
    }
    guard let columns = range(area.minX, area.maxX, side: width),
      let rows = range(area.minY, area.maxY, side: height),
      columns.count * rows.count <= Self.mostOfOne
    else { return [] }
    let middle = CGPoint(x: seen.midX / width - 0.5, y: seen.midY / height - 0.5)
    return rows.flatMap { y in columns.map { Index(x: $0, y: y) } }
      .sorted { distance($0, middle) < distance($1, middle) }
  }

  private func distance(_ index: Index, _ middle: CGPoint) -> CGFloat {
    max(abs(CGFloat(index.x) - middle.x) * 2, abs(CGFloat(index.y) - middle.y))
  }

  /// Nil if the page has it.
  private func tile(_ index: Index, of scroller: ClientScroller, _ client: ClientScene) -> Tile? {
    let scale = client.surface.scale
    let rect = CGRect(
      x: CGFloat(index.x * Self.width) / scale, y: CGFloat(index.y * Self.height) / scale,
      width: CGFloat(Self.width) / scale, height: CGFloat(Self.height) / scale)
    let list = client.scrolling.content(of: scroller, in: rect)
    let former = known[scroller.number]?[index]
    guard former != list else { return nil }
    known[scroller.number, default: [:]][index] = list
    let bitmap =
      list.commands.isEmpty ? nil : client.scrolling.picture(of: list, in: rect, of: scroller)
    return Tile(scroller: scroller.number, index: index, bitmap: bitmap)
  }
}

/// A tile, as a message to a page: numbers of four bytes, 2, the scroll view, the tile's column and row, width,
/// height, the count of bytes, whether these are compressed; then the pixels as in ``FrameMessage``.
struct TileMessage: Sendable {
  var scroller: Int
  var column: Int
  var row: Int
  var bitmap: Bitmap?

  init(_ tile: PageTiles.Tile) {
    (scroller, column, row) = (tile.scroller, tile.index.x, tile.index.y)
    bitmap = tile.bitmap
  }

  /// The bytes of the message. Compresses, which takes time.
  var bytes: [UInt8] {
    let pixels = bitmap?.pixels ?? []
    let compressed = pixels.isEmpty ? nil : FrameMessage.compressed(pixels)
    let head = [
      2, scroller, column, row, bitmap?.width ?? 0, bitmap?.height ?? 0, pixels.count,
      compressed == nil ? 0 : 1,
    ].map { UInt32(truncatingIfNeeded: $0) }
    return head.withUnsafeBytes { Array($0) } + (compressed ?? pixels)
  }
}
