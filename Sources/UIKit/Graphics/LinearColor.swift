import Foundation

/// A colour by the intensities of the sRGB primaries, which other spaces are converted through.
///
/// Colours outside of the sRGB space have components below 0 or above 1.
struct LinearColor: Hashable, Sendable {
  struct Parts: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat

    func map(_ change: (CGFloat) -> CGFloat) -> Parts {
      Parts(red: change(red), green: change(green), blue: change(blue))
    }
  }

  let linear: Parts

  init(linear: Parts) {
    self.linear = linear
  }

  /// A colour by its components in the display P3 space, whose transfer function is that of sRGB.
  init(displayP3 parts: Parts) {
    let p3 = parts.map(Self.decoded)
    // The chromaticities of both spaces' primaries under the same white give these shares.
    linear = Parts(
      red: 1.2249401762805598 * p3.red - 0.2249401762805598 * p3.green,
      green: -0.0420569547096881 * p3.red + 1.0420569547096881 * p3.green,
      blue: -0.0196375545903344 * p3.red - 0.0786360454579783 * p3.green
        + 1.0982736000483127 * p3.blue)
  }

  /// The components in the sRGB space.
  var encoded: Parts { linear.map(Self.encoded) }

  /// The sRGB transfer function, mirrored for what lies below 0.
  private static func encoded(_ intensity: CGFloat) -> CGFloat {
    let size = Swift.abs(intensity)
    let code = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return intensity < 0 ? -code : code
  }

  private static func decoded(_ code: CGFloat) -> CGFloat {
    let size = Swift.abs(code)
    let intensity = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return code < 0 ? -intensity : intensity
  }
}

extension ColorSource {
  init(_ color: LinearColor, alpha: CGFloat) {
    let parts = color.encoded
    self = .rgb(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }
}
