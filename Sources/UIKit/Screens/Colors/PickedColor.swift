/// A colour of the sRGB space as a picker changes it; all parts are from 0 to 1.
struct PickedColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func limited(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    (self.red, self.green, self.blue) = (limited(red), limited(green), limited(blue))
    self.alpha = limited(alpha)
  }

  /// The nearest colour within the sRGB space, of a dynamic colour the present one.
  @MainActor init(_ color: UIColor) {
    let rgba = color.rgba
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// A pure hue, from 0 to 1, mixed with white where `lightness` is above a half, else with black.
  init(hue: Double, lightness: Double, alpha: Double) {
    let rgb = HueColor(
      hue: hue, saturation: min(1, 2 - 2 * lightness), brightness: min(1, 2 * lightness)
    ).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// A colour by six hexadecimal digits, with or without a sign in front; nil for other texts.
  init?(hex text: String, alpha: Double) {
    let digits = text.drop { $0 == "#" || $0 == " " }.prefix { $0 != " " }
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double((number >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  @MainActor var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour without transparency.
  var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }

  /// The parts as whole numbers from 0 to 255.
  private var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

  /// Six hexadecimal digits.
  var hex: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Whether both look the same but for transparency.
  func matches(_ other: PickedColor) -> Bool { bytes == other.bytes }

  /// How light the colour is, from black to white.
  var lightness: Double { (max(red, green, blue) + min(red, green, blue)) / 2 }

  /// From red over green and blue to red; 0 for greys.
  var hue: Double { HueColor(red: red, green: green, blue: blue).hue }

  /// The colour in words, for accessibility.
  var name: String {
    let spread = max(red, green, blue) - min(red, green, blue)
    if lightness > 0.97 { return "white" }
    if lightness < 0.03 { return "black" }
    let tone = lightness > 0.7 ? "light " : lightness < 0.3 ? "dark " : ""
    guard spread > 0.08 else { return tone + "gray" }
    let names = [
      "red", "orange", "yellow", "green", "green", "green", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    return tone + names[Int((hue * 12).rounded()) % 12]
  }
}
