import Foundation
import UIKit

/// What a page says, read from the text of a message.
///
/// Everything a page says is in doubt: a message that is not exactly as this type wants it is refused, and
/// ends the page's connection.
enum PageMessage: Hashable, Sendable {
  /// The first message: who the page is, what it shows and what its screen is like.
  case hello(session: String, content: String, ScreenConditions, link: URL? = nil)
  /// The page's address names something to open.
  case link(URL)
  /// The browser goes back by so many screens.
  case back(Int)
  case conditions(ScreenConditions)
  /// The page has shown a frame.
  case shown(frame: Int)
  /// Whether the page can be seen.
  case visible(Bool)
  /// An event, with its number; 0 for those of which the page predicts nothing.
  case event(ClientEvent, number: Int = 0)
  /// The page has taken so many tiles.
  case tiles(Int)
  /// The page has taken so many looks of pressed views.
  case looks(Int)

  /// The greatest number of UTF-16 units of a text.
  static let longestText = 100_000

  /// - Throws: `refused` with what is wrong.
  init(_ text: String) throws(NetworkError) {
    guard let fields = try? JSONDecoder().decode(PageFields.self, from: Data(text.utf8)) else {
      throw .refused("a message that is no JSON object of known fields")
    }
    self = try fields.message()
  }
}

/// The fields of a message, with their types and limits.
private struct PageFields: Decodable {
  private let values: Values

  init(from decoder: any Decoder) throws { values = try Values(from: decoder) }

  private struct Values: Decodable {
    // Texts
    var t, session, link, content, phase, key, modifiers, text: Value?
    // Numbers
    var n, time, count, frame, id, x, y, dx, dy, start, length, element, width, height, scale,
      keyboard: Value?
    // Truths
    var `is`, precise, dark, contrast, still: Value?
    var safe: [Double]?
  }

  /// A value that is exactly of one of these types.
  private enum Value: Decodable {
    case text(String)
    case number(Double)
    case truth(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  func message() throws(NetworkError) -> PageMessage {
    switch try text(values.t, longest: 16) {
    case "hello":
      return .hello(
        session: try identifier(values.session), content: try text(values.content, longest: 200),
        try conditions(), link: values.link == nil ? nil : try link())
    case "link": return .link(try link())
    case "back": return .back(try integer(values.count, 1...1000))
    case "conditions": return .conditions(try conditions())
    case "shown": return .shown(frame: try integer(values.frame, 0...Int(UInt32.max)))
    case "visible": return .visible(try flag(values.is))
    case "touch":
      return .event(
        .touch(
          try integer(values.id, -1_000_000...Int(Int32.max)), try phase(), try point(),
          try time()), number: try eventNumber())
    case "hover": return .event(.hover(values.x == nil ? nil : try point()))
    case "wheel":
      let delta = CGVector(dx: try number(values.dx, 1e5), dy: try number(values.dy, 1e5))
      return .event(
        .wheel(WheelMove(at: try point(), by: delta, isPrecise: try flag(values.precise))),
        number: try eventNumber())
    case "tiles": return .tiles(try integer(values.count, 1...1000))
    case "looks": return .looks(try integer(values.count, 1...1000))
    case "menu": return .event(.menu(try point()))
    case "key": return .event(.key(try key(), try modifiers()))
    case "text": return .event(.text(try text(values.text, longest: PageMessage.longestText)))
    case "paste": return .event(.paste(try text(values.text, longest: PageMessage.longestText)))
    case "marked":
      let selection = NSRange(
        location: try integer(values.start, 0...PageMessage.longestText),
        length: try integer(values.length, 0...PageMessage.longestText))
      return .event(.marked(try text(values.text, longest: PageMessage.longestText), selection))
    case "activate": return .event(.activate(try integer(values.element, 0...Int(Int32.max))))
    default: throw .refused("a message of an unknown kind")
    }
  }

  // MARK: Values

  private func text(_ value: Value?, longest: Int) throws(NetworkError) -> String {
    guard case .text(let text) = value, text.utf16.count <= longest else {
      throw .refused("no text, or a text that is too long")
    }
    return text
  }

  private func identifier(_ value: Value?) throws(NetworkError) -> String {
    let text = try text(value, longest: 64)
    let isHexadecimal = text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 || $0 >= 97 && $0 <= 102 }
    guard text.utf8.count >= 16, isHexadecimal else {
      throw .refused("expected 16 to 64 hexadecimal digits")
    }
    return text
  }

  /// A number between `-limit` and `limit`.
  private func number(_ value: Value?, _ limit: Double) throws(NetworkError) -> CGFloat {
    guard case .number(let number) = value, number.magnitude <= limit else {
      throw .refused("no number, or one that is too large")
    }
    return CGFloat(number)
  }

  private func integer(_ value: Value?, _ range: ClosedRange<Int>) throws(NetworkError) -> Int {
    let number = Double(try number(value, 1e10))
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw .refused("no whole number, or one out of bounds")
    }
    return integer
  }

  private func time() throws(NetworkError) -> TimeInterval? {
    try values.time == nil ? nil : Double(number(values.time, 1e10))
  }

  private func link() throws(NetworkError) -> URL {
    guard let url = URL(string: try text(values.link, longest: 2000)) else {
      throw .refused("link: no address")
    }
    return url
  }

  private func eventNumber() throws(NetworkError) -> Int {
    try values.n == nil ? 0 : integer(values.n, 0...Int(UInt32.max))
  }

  private func flag(_ value: Value?) throws(NetworkError) -> Bool {
    guard case .truth(let flag) = value else { throw .refused("neither true nor false") }
    return flag
  }

  private func point() throws(NetworkError) -> CGPoint {
    CGPoint(x: try number(values.x, 1e6), y: try number(values.y, 1e6))
  }

  private func phase() throws(NetworkError) -> ClientTouchPhase {
    switch try text(values.phase, longest: 16) {
    case "began": return .began
    case "moved": return .moved
    case "ended": return .ended
    case "cancelled": return .cancelled
    default: throw .refused("phase: unknown")
    }
  }

  // MARK: Keys

  private func key() throws(NetworkError) -> ClientKey {
    let name = try text(values.key, longest: 16)
    switch name {
    case "Backspace": return .delete
    case "Enter": return .return
    case "Escape": return .escape
    case "Tab": return .tab
    case "ArrowLeft": return .left
    case "ArrowRight": return .right
    case "ArrowUp": return .up
    case "ArrowDown": return .down
    default:
      guard name.count == 1 else { throw .refused("key: unknown") }
      return .character(name)
    }
  }

  private func modifiers() throws(NetworkError) -> UIKeyModifierFlags {
    let text = try text(values.modifiers, longest: 4)
    var flags: UIKeyModifierFlags = []
    for letter in text {
      switch letter {
      case "s": flags.insert(.shift)
      case "c": flags.insert(.control)
      case "a": flags.insert(.alternate)
      case "m": flags.insert(.command)
      default: throw .refused("modifiers: unknown")
      }
    }
    return flags
  }

  // MARK: The screen

  /// The greatest sides of a page, in points and in pixels.
  private static let longestSide = 4096.0
  private static let mostPixels = 16_777_216.0

  private func conditions() throws(NetworkError) -> ScreenConditions {
    let (width, height) = (
      try number(values.width, Self.longestSide), try number(values.height, Self.longestSide)
    )
    let scale = try number(values.scale, 8)
    guard width >= 1, height >= 1, scale >= 0.25,
      Double(width * height * scale * scale) <= Self.mostPixels
    else { throw .refused("width, height, scale: too small or too large") }
    var conditions = ScreenConditions(
      size: CGSize(width: width, height: height), scale: scale, safeArea: try safeArea(),
      keyboardHeight: min(max(0, try number(values.keyboard, Self.longestSide)), height))
    conditions.isDark = try flag(values.dark)
    conditions.isHighContrast = try flag(values.contrast)
    conditions.reducesMotion = try flag(values.still)
    conditions.textSize = Self.textSize(Double(try number(values.text, 1000)))
    return conditions
  }

  private func safeArea() throws(NetworkError) -> UIEdgeInsets {
    guard let safe = values.safe, safe.count == 4, safe.allSatisfy({ (0...500).contains($0) })
    else {
      throw .refused("expected four lengths that are covered")
    }
    let edges = safe.map { CGFloat($0) }
    return UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// The text size nearest to the browser's own, whose usual one is 16 pixels.
  private static func textSize(_ pixels: Double) -> UIContentSizeCategory {
    let sizes: [(Double, UIContentSizeCategory)] = [
      (13, .extraSmall), (14, .small), (15.5, .medium), (17, .large), (19, .extraLarge),
      (21, .extraExtraLarge), (24, .extraExtraExtraLarge), (29, .accessibilityMedium),
      (34, .accessibilityLarge), (40, .accessibilityExtraLarge),
      (47, .accessibilityExtraExtraLarge),
    ]
    return sizes.first { pixels < $0.0 }?.1 ?? .accessibilityExtraExtraExtraLarge
  }
}
