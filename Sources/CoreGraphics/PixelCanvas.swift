import RenderCore

/// Holds the pixels of a context that draws into memory.
package protocol PixelCanvas: AnyObject {
  /// Pixels a row.
  var width: Int { get }
  /// Rows.
  var height: Int { get }
  /// From the start of a row to that of the next.
  var bytesPerRow: Int { get }
  /// The pixels, from the top.
  var data: UnsafeMutableRawPointer { get }
  /// Called when something was painted.
  func contextDidPaint(_ context: CGContext)
}

extension DisplayCommand {
  /// Whether what was begun may be seen after this step.
  var paints: Bool {
    switch self {
    case .fill, .stroke, .shadow, .backdrop, .image, .symbol, .text, .endGroup, .restore: true
    case .save, .transform, .clip, .blend, .beginGroup: false
    }
  }
}

extension CGContext {
  /// Pixels a row in memory; 0 in a context without.
  public var width: Int { canvas?.width ?? 0 }
  /// Rows in memory; 0 in a context without.
  public var height: Int { canvas?.height ?? 0 }
  /// Bytes from the start of a row to that of the next; 0 in a context without pixels in memory.
  public var bytesPerRow: Int { canvas?.bytesPerRow ?? 0 }
  /// The pixels, from the top; nil in a context that has none in memory.
  public var data: UnsafeMutableRawPointer? { canvas?.data }
}

/// Where the alpha of a pixel lies and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

/// How pixels lie in memory: a `CGImageAlphaInfo` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
