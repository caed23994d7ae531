import Foundation

/// Core Foundation's name for data, so that `data as CFData` compiles.
public typealias CFData = Data

/// Provides the bytes of an image.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// The bytes.
  public var data: CFData? { bytes }

  /// Creates a provider of data, which are copied when they are written to elsewhere.
  public init?(data: CFData) { bytes = data }

  /// Creates a provider with a copy of `size` bytes, and calls `releaseData` at once.
  ///
  /// - Parameter info: Passed to `releaseData`.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}

/// How colours outside of a space's range are brought into it. It makes no difference here: all
/// colours are sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the context decides.
  case defaultIntent
  /// Colours within the range stay.
  case absoluteColorimetric
  /// Colours stay relative to white.
  case relativeColorimetric
  /// Colours keep their relations.
  case perceptual
  /// Colours stay saturated.
  case saturation
}
