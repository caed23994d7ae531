import Testing
import UIKit

/// When a button without a configuration shows its contents in its parts.
@MainActor @Suite struct ButtonContentTests {
  /// Counts how often the contents are shown: each time the image is asked for once.
  private final class CountingButton: UIButton {
    var shows = 0
    override var currentImage: UIImage? {
      shows += 1
      return super.currentImage
    }
  }

  private func button() -> CountingButton {
    let button = CountingButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.setTitle("Closed", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.isEnabled = false
    UIView().addSubview(button)
    return button
  }

  @Test func `outside of a window the properties are shown once, when a size is asked for`() {
    let button = button()
    #expect(button.shows == 0)
    let size = button.intrinsicContentSize
    #expect(button.shows == 1)
    _ = (button.titleLabel, button.imageView, button.intrinsicContentSize)
    #expect(button.shows == 1)
    button.setTitle("Closed until tomorrow", for: .disabled)
    #expect(button.intrinsicContentSize.width > size.width)
    #expect(button.shows == 2)
  }

  @Test func `the parts of a button outside of a window show what was set last`() {
    let button = button()
    #expect(button.titleLabel?.text == "Closed")
    #expect(button.imageView?.image?.isSymbolImage == true)
    button.isEnabled = true
    #expect(button.titleLabel?.text == "Open")
    #expect(button.titleLabel?.textColor == .red)
    button.setTitle("Ajar", for: .normal)
    #expect(button.accessibilityLabel == "Ajar")
    button.setTitle("Shut", for: .normal)
    button.frame.size = CGSize(width: 100, height: 40)
    button.layoutIfNeeded()
    let labels = button.subviews.compactMap { $0 as? UILabel }
    #expect(labels.first?.text == "Shut")
  }

  @Test func `a button shows its contents in a window, and each change there at once`() {
    let button = button()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(button)
    let label = button.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Closed")
    button.setTitle("Shut", for: .disabled)
    #expect(label?.text == "Shut")
  }
}
