/// The position of alpha in a pixel and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha.
  case none
  /// Colours, multiplied by alpha, then alpha.
  case premultipliedLast
  /// Alpha, then colours multiplied by it.
  case premultipliedFirst
  /// Colours, then alpha.
  case last
  /// Alpha, then colours.
  case first
  /// Colours, then bits that are not used.
  case noneSkipLast
  /// Bits that are not used, then colours.
  case noneSkipFirst
  /// Alpha without colours.
  case alphaOnly
}

/// The layout of pixels in memory: a `CGImageAlphaInfo` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the alpha information and of the byte order.
  public let rawValue: UInt32
  /// Creates bitmap information from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The byte order of the platform's default.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 32-bit pixels, the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit pixels, the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
