import CollectionViewExtras
import Testing
import UIKit

/// A window on the screen with a box in it, and a clock that goes on by hand.
@MainActor final class Theatre {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let clock: ManualClock

  private init(_ clock: ManualClock) {
    self.clock = clock
    window.addSubview(box)
    window.isHidden = false
    clock.advance(by: 0)
  }

  static func run(_ body: (Theatre) throws -> Void) rethrows {
    try ManualClock.run { clock in
      let theatre = Theatre(clock)
      defer { theatre.window.isHidden = true }
      try body(theatre)
    }
  }

  /// Where the middle of the box is shown, to a thousandth of a point.
  var shownX: Double { shown { Double($0.position.x) } }
  var shownOpacity: Double { shown { Double($0.opacity) } }

  func shown(_ value: (CALayer) -> Double) -> Double {
    rounded(value(box.layer.presentation() ?? CALayer()))
  }

  /// What is shown of the box at each of some moments, as text.
  func film(_ times: [Double], _ value: (CALayer) -> Double) -> String {
    var lines: [String] = []
    var now = 0.0
    for time in times {
      clock.advance(by: time - now)
      now = time
      lines.append("\(time): \(shown(value))")
    }
    return lines.joined(separator: "\n")
  }

  /// The picture that is shown.
  func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }
}

func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }

/// Left, top, right and bottom of what is inked.
func box(_ inked: (minX: Int, minY: Int, maxX: Int, maxY: Int)) -> [Int] {
  [inked.minX, inked.minY, inked.maxX, inked.maxY]
}
