import Testing
import UIKit

/// Controls as they are drawn, beside numbers read off pictures of iOS 17.
@MainActor @Suite(.serialized) struct ControlPictureTests {
  private func picture(_ view: UIView, on background: UIColor = .white) -> Pixels {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    window.traitOverrides.displayScale = 3
    window.overrideUserInterfaceStyle = .light
    let ground = UIView(frame: window.bounds)
    ground.backgroundColor = background
    view.frame.origin = CGPoint(x: 20, y: 20)
    ground.addSubview(view)
    window.addSubview(ground)
    window.isHidden = false
    defer { window.isHidden = true }
    return Pixels(snapshot(ground, scale: 3))
  }

  // Rule CTRL-1.
  @Test(arguments: [false, true])
  func `the shadow of a switch's thumb ends at the track's edge`(isOn: Bool) {
    let toggle = UISwitch()
    toggle.isOn = isOn
    let pixels = picture(toggle)
    // All around the track, half a point away from it, the background is as it was.
    for x in stride(from: 19.0, to: 72, by: 1) {
      for y in [19.4, 51.6] { #expect(pixels[Int(x * 3), Int(y * 3)] == [255, 255, 255, 255]) }
    }
    for y in stride(from: 20.0, to: 51, by: 1) {
      for x in [19.4, 71.6] { #expect(pixels[Int(x * 3), Int(y * 3)] == [255, 255, 255, 255]) }
    }
    // Below the thumb the track is darker than beside it.
    let below = pixels[Int((isOn ? 55.5 : 35.5) * 3), Int(50.0 * 3)]
    let beside = pixels[Int((isOn ? 35.5 : 55.5) * 3), Int(50.0 * 3)]
    #expect(Int(below[2]) < Int(beside[2]))
  }

  // Rule CTRL-4.
  @Test func `a stepper's divider and its disabled sign are as grey as on pictures`() {
    let stepper = UIStepper()
    let pixels = picture(stepper)
    let middle = Int((20 + 47) * 3.0)
    let rows = (0..<Int(32 * 3)).filter { row in
      (213...221).contains(Int(pixels[middle, 60 + row][0]))
    }
    // 18 points high, in the middle.
    #expect(rows.first == 21 && rows.last == 74)
    // Minus, at the smallest value: half black on 238.
    let sign = (0..<90).map { Int(pixels[Int((20 + 23.5) * 3), 60 + $0][0]) }.min() ?? 0
    #expect(abs(sign - 119) < 8)
    let plus = (0..<90).map { Int(pixels[Int((20 + 70.5) * 3), 60 + $0][0]) }.min() ?? 255
    #expect(plus < 10)
  }
}
