import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ColorPickerTests {
  /// Notes what a picker chooses.
  private final class Chooser: NSObject, UIColorPickerViewControllerDelegate {
    var chosen: [(UIColor, Bool)] = []
    var finished = 0

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      chosen.append((color, continuously))
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      finished += 1
    }
  }

  /// A delegate of iOS 14.
  private final class FormerChooser: NSObject, UIColorPickerViewControllerDelegate {
    var changes = 0
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      changes += 1
    }
  }

  private func onStage(_ body: (UIWindow, UIViewController, ManualClock) throws -> Void) rethrows {
    try ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = UIViewController()
      root.view.backgroundColor = .systemBackground
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      try body(window, root, clock)
    }
  }

  private func open(
    _ picker: UIColorPickerViewController, _ body: (UIWindow, ManualClock) throws -> Void
  ) rethrows {
    try onStage { window, root, clock in
      root.present(picker, animated: false)
      clock.advance(by: 1)
      window.layoutIfNeeded()
      try body(window, clock)
    }
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap(\.self) + all(type, in: $0) }
  }

  private func part(_ name: String, in view: UIView) throws -> UIView {
    try #require(
      all(UIView.self, in: view).first { "\(Swift.type(of: $0))" == name && !$0.isHidden })
  }

  private func point(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
  }

  private func components(_ color: UIColor?) -> [Int] {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    return [parts.0, parts.1, parts.2, parts.3].map { Int(($0 * 255).rounded()) }
  }

  @Test func `a picker has a white colour with opacity by default`() {
    let picker = UIColorPickerViewController()
    #expect(picker.selectedColor == .white && picker.supportsAlpha && picker.delegate == nil)
  }

  @Test func `a touch on the grid chooses a colour, the end of the touch for good`() throws {
    let picker = UIColorPickerViewController()
    let chooser = Chooser()
    picker.delegate = chooser
    try open(picker) { window, _ in
      let grid = try part("ColorGrid", in: picker.view)
      #expect(grid.bounds.width == 358)
      window.tap(at: point(grid, 0.5 / 12, 5.5 / 10))
      #expect(components(picker.selectedColor) == [0, 0xA1, 0xD8, 255])
      #expect(chooser.chosen.map(\.1) == [true, false])
      #expect(chooser.chosen.allSatisfy { components($0.0) == [0, 0xA1, 0xD8, 255] })
      window.tap(at: point(grid, 11.5 / 12, 0.5 / 10))
      #expect(components(picker.selectedColor) == [0, 0, 0, 255])
      #expect(chooser.finished == 0)
    }
  }

  @Test func `the spectrum goes over all hues and from white to black`() throws {
    let picker = UIColorPickerViewController()
    try open(picker) { window, _ in
      let tabs = try #require(all(UISegmentedControl.self, in: picker.view).first)
      #expect((0..<3).map { tabs.titleForSegment(at: $0) } == ["Grid", "Spectrum", "Sliders"])
      window.tap(at: point(tabs, 0.5, 0.5))
      let spectrum = try part("ColorSpectrum", in: picker.view)
      window.tap(at: point(spectrum, 1.0 / 3, 0.5))
      #expect(components(picker.selectedColor) == [0, 255, 0, 255])
      window.tap(at: point(spectrum, 1.0 / 3, 0.75))
      let dark = components(picker.selectedColor)
      #expect(dark[0] == 0 && (126...129).contains(dark[1]) && dark[2] == 0)
    }
  }

  @Test func `sliders and fields change single parts, and a number all`() throws {
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    try open(picker) { window, _ in
      let tabs = try #require(all(UISegmentedControl.self, in: picker.view).first)
      window.tap(at: point(tabs, 0.9, 0.5))
      let tracks = all(UIView.self, in: picker.view).filter {
        "\(Swift.type(of: $0))" == "ColorTrack"
      }
      #expect(tracks.map(\.accessibilityLabel) == ["Red", "Green", "Blue", "Opacity"])
      #expect(tracks.map(\.accessibilityValue) == ["100%", "0%", "0%", "50%"])
      window.tap(at: point(tracks[2], 0.99, 0.5))
      #expect(components(picker.selectedColor) == [255, 0, 255, 128])
      tracks[3].accessibilityIncrement()
      #expect(tracks[3].accessibilityValue == "60%")
      let fields = all(UITextField.self, in: picker.view)
      #expect(fields.map(\.text) == ["255", "0", "255", "FF00FF", "60%"])
      @MainActor func enter(_ text: String, into field: UITextField) {
        window.tap(at: middle(of: field))
        field.text = ""
        window.type(text + "\n")
      }
      enter("128", into: fields[1])
      #expect(components(picker.selectedColor) == [255, 128, 255, 153])
      enter("999", into: fields[0])
      enter("none", into: fields[2])
      #expect(fields.map(\.text) == ["255", "128", "255", "FF80FF", "60%"])
      enter("#336699", into: fields[3])
      #expect(components(picker.selectedColor) == [0x33, 0x66, 0x99, 153])
      enter("33", into: fields[3])
      #expect(fields[3].text == "336699")
      enter("0", into: fields[4])
      #expect(components(picker.selectedColor)[3] == 0)
    }
  }

  @Test func `a picker without opacity chooses opaque colours`() throws {
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = false
    picker.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    try open(picker) { window, _ in
      let grid = try part("ColorGrid", in: picker.view)
      window.tap(at: point(grid, 0.04, 0.55))
      #expect(components(picker.selectedColor)[3] == 255)
      let rows = all(UIView.self, in: picker.view).filter {
        "\(Swift.type(of: $0))" == "ColorSliderRow" && $0.superview is UIScrollView
      }
      #expect(rows.map(\.isHidden) == [true])
    }
  }

  @Test func `a delegate of iOS 14 is called for each colour`() throws {
    let picker = UIColorPickerViewController()
    let chooser = FormerChooser()
    picker.delegate = chooser
    try open(picker) { window, _ in
      window.tap(at: point(try part("ColorGrid", in: picker.view), 0.5, 0.5))
      #expect(chooser.changes == 2)
    }
  }

  @Test func `the button closes the picker, which says so once`() throws {
    let picker = UIColorPickerViewController()
    let chooser = Chooser()
    picker.delegate = chooser
    try open(picker) { window, clock in
      let close = try #require(
        all(UIButton.self, in: picker.view).first { $0.accessibilityLabel == "Close" })
      window.tap(at: middle(of: close))
      clock.advance(by: 1)
      #expect(picker.presentingViewController == nil && chooser.finished == 1)
    }
  }

  @Test func `a well is round, 28 points wide, and empty by default`() {
    let well = UIColorWell()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
    #expect(well.accessibilityTraits == .button && well.accessibilityValue == nil)
    well.title = "Ink"
    well.selectedColor = .red
    #expect(well.accessibilityLabel == "Ink" && well.accessibilityValue == "red")
  }

  @Test func `a tap on a well presents a picker, whose colours it takes over`() throws {
    try onStage { window, root, clock in
      let well = UIColorWell(frame: CGRect(x: 40, y: 100, width: 28, height: 28))
      well.selectedColor = .blue
      well.title = "Ink"
      well.supportsAlpha = false
      var changes = 0
      well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      root.view.addSubview(well)
      window.tap(at: middle(of: well))
      clock.advance(by: 1)
      let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
      #expect(picker.title == "Ink" && !picker.supportsAlpha && picker.selectedColor == .blue)
      window.layoutIfNeeded()
      #expect(picker.view.convert(picker.view.bounds, to: nil).maxY == 844)
      window.tap(at: point(try part("ColorGrid", in: picker.view), 0.5 / 12, 5.5 / 10))
      #expect(components(well.selectedColor) == [0, 0xA1, 0xD8, 255] && changes == 2)
    }
  }

  /// The middle of a view in its window.
  private func middle(of view: UIView) -> CGPoint { point(view, 0.5, 0.5) }
}
