/// A colour by hue, saturation and brightness, each from 0 to 1.
struct HueColor: Hashable, Sendable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let range = high - low
    brightness = high
    saturation = high == 0 ? 0 : range / high
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths =
      high == red
      ? (green - blue) / range
      : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    /// Each channel is at full height for a third of the circle and falls off on either side.
    func channel(_ shift: CGFloat) -> CGFloat {
      let sixths = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(sixths, 4 - sixths))))
    }
    return (channel(5), channel(3), channel(1))
  }
}
