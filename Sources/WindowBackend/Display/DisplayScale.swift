import CX11
import Foundation

/// The number of pixels per point of a display.
@MainActor struct DisplayScale {
  /// How many of SDL's units a point has.
  let unitsPerPoint: CGFloat
  /// Pixels per point, where a window does not say itself; nil where it does.
  private let fixed: CGFloat?

  /// Whether windows know where they are.
  let knowsPlaces: Bool

  nonisolated static let range: ClosedRange<CGFloat> = 0.5...8

  /// - Parameters:
  ///   - driver: The name of SDL's driver.
  ///   - wanted: What a user asked for.
  init(driver: String, wanted: CGFloat?) {
    let wanted = wanted.map { min(max($0, Self.range.lowerBound), Self.range.upperBound) }
    knowsPlaces = driver != "wayland"
    // Wayland has points of its own, and tells how many pixels they have.
    if driver == "wayland", wanted == nil {
      (unitsPerPoint, fixed) = (1, nil)
    } else {
      let scale = wanted ?? (driver == "x11" ? Self.ofX11 : 1)
      (unitsPerPoint, fixed) = (scale, scale)
    }
  }

  /// A scale that does not depend on the display.
  init(fixed scale: CGFloat, knowsPlaces: Bool = true) {
    (unitsPerPoint, fixed, self.knowsPlaces) = (scale, scale, knowsPlaces)
  }

  func scale(pixels: Int32, units: Int32) -> CGFloat {
    fixed ?? (units > 0 ? CGFloat(pixels) / CGFloat(units) : 1)
  }

  /// X11 has no scale of its own: desktops write theirs into `Xft.dpi`, of which 96 is 1.
  private static var ofX11: CGFloat {
    guard let resources = resources() else { return 1 }
    return scale(resources: resources) ?? 1
  }

  /// The scale that resources of X11 name, in quarters.
  nonisolated static func scale(resources: String) -> CGFloat? {
    for line in resources.split(separator: "\n") {
      let words = line.split(separator: ":", maxSplits: 1)
      guard words.count == 2, words[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi",
        let dots = Double(words[1].trimmingCharacters(in: .whitespaces)), dots > 0
      else { continue }
      let quarters = (dots / 96 * 4).rounded() / 4
      return min(max(CGFloat(quarters), 1), range.upperBound)
    }
    return nil
  }

  /// What desktops tell X11's applications.
  private static func resources() -> String? {
    guard let display = XOpenDisplay(nil) else { return nil }
    defer { XCloseDisplay(display) }
    return XResourceManagerString(display).map { String(cString: $0) }
  }
}
