import CollectionViewExtras
import RenderCore
import Testing
import UIKit

/// A client as tests use it: what its user does goes in, what it shows and tells comes out. Each kind of client
/// has its own; the tests are the same for all.
@MainActor protocol AnyClient: AnyObject {
  /// What the client's user does. Sizes and places are in points.
  func act(_ act: ClientAct)
  /// Lets the client get what became different.
  func update()
  /// The pixels that the client shows.
  var picture: Bitmap? { get }
  /// The text that other programs would paste.
  var copied: String? { get }
  var title: String? { get }
  /// Whether the client is to take text.
  var takesText: Bool { get }
  /// The labels of the elements that assistive technologies have of the client.
  var labels: [String] { get }
  var scene: ClientScene { get }
}

/// What a client's user does.
enum ClientAct {
  case press(CGPoint), move(CGPoint), lift(CGPoint)
  case scroll(CGPoint, notches: CGFloat)
  case key(ClientKey, UIKeyModifierFlags)
  case type(String)
  case compose(String)
  /// Another program has copied a text, and the user pastes it.
  case paste(String)
  case resize(CGSize)
  case prefer(isDark: Bool)
}

/// The kinds of clients.
enum ClientKind: String, CaseIterable, CustomTestStringConvertible {
  /// A scene without any program that shows it.
  case headless
  /// A page of a browser, by its messages.
  case page
  #if WINDOWS
    /// A window, by SDL's events.
    case window
  #endif

  var testDescription: String { rawValue }

  /// The size of clients in points, and that of tests that resize them.
  static let size = CGSize(width: 160, height: 200)
  static let larger = CGSize(width: 220, height: 180)

  /// Connects a client of the kind with each controller, on a clock of its own.
  @MainActor func run(
    _ controllers: [UIViewController], _ body: ([any AnyClient], ManualClock) throws -> Void
  ) throws {
    let source = ContentScenes { controllers[Int($0) ?? 0] }
    try ManualClock.run { clock in
      switch self {
      case .headless:
        let host = SceneHost(source)
        let clients = controllers.indices.compactMap { HeadlessClient(host, content: "\($0)") }
        for client in clients { client.update() }
        try body(clients, clock)
        for client in clients { host.disconnect(client.scene) }
      case .page:
        let host = SceneHost(source)
        let clients = try controllers.indices.compactMap { try PageBench(host, content: "\($0)") }
        for client in clients { client.update() }
        try body(clients, clock)
        for client in clients { host.disconnect(client.scene) }
      #if WINDOWS
        case .window: try WindowBench.run(source, count: controllers.count) { try body($0, clock) }
      #endif
      }
    }
  }
}

extension AnyClient {
  /// Acts, and lets the client get what became different.
  func acts(_ acts: ClientAct...) {
    for act in acts { self.act(act) }
    update()
  }

  func tap(_ point: CGPoint) { acts(.press(point), .lift(point)) }

  /// Whether the client shows exactly what a plain drawing of its scene has.
  var showsScene: Bool {
    guard let plain = scene.surface.plainBitmap(), let picture else { return false }
    return plain.width == picture.width && plain.pixels == picture.pixels
  }
}

extension Bitmap {
  /// Replaces a part of an image by another one.
  static func put(
    _ part: [UInt8], _ box: PixelBox, into pixels: inout [UInt8], width: Int
  ) {
    for row in 0..<box.height {
      let target = ((box.y + row) * width + box.x) * 4
      let source = row * box.width * 4
      pixels.replaceSubrange(
        target..<target + box.width * 4, with: part[source..<source + box.width * 4])
    }
  }

  /// Moves and replaces parts of a picture, as a client does that keeps one.
  func changed(
    width: Int, height: Int, by moves: [SurfaceMove], _ patches: [(PixelBox, [UInt8])]
  ) -> Bitmap {
    let isNew = width != self.width || height != self.height
    var pixels = isNew ? [UInt8](repeating: 0, count: width * height * 4) : self.pixels
    let former = pixels
    for move in moves {
      for row in 0..<move.source.height {
        for column in 0..<move.source.width {
          let (x, y) = (move.source.x + column, move.source.y + row)
          let (toX, toY) = (x + move.dx, y + move.dy)
          guard (0..<width).contains(toX), (0..<height).contains(toY) else { continue }
          let (source, target) = ((y * width + x) * 4, (toY * width + toX) * 4)
          pixels.replaceSubrange(target..<target + 4, with: former[source..<source + 4])
        }
      }
    }
    for (box, part) in patches { Self.put(part, box, into: &pixels, width: width) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
