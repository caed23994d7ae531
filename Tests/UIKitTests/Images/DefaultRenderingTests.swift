import Testing
import UIKit

/// Where an image of its own colours is drawn in the tint colour, because it does not say otherwise.
@MainActor @Suite struct DefaultRenderingTests {
  private let image = drawn(20, 20) {
    $0.setFillColor(UIColor.red.cgColor)
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }
  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let black: [UInt8] = [0, 0, 0, 255]

  /// The colour in the middle of the first view below `view` that shows `image`.
  private func color(of image: UIImage, in view: UIView) -> [UInt8]? {
    view.layoutIfNeeded()
    func find(_ view: UIView) -> UIImageView? {
      if let picture = view as? UIImageView, picture.image === image { return picture }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    guard let picture = find(view) else { return nil }
    let (width, height) = (picture.bounds.width, picture.bounds.height)
    let shown = drawn(width, height) { picture.layer.render(in: $0) }
    return Pixels(shown)[Int(width / 2), Int(height / 2)]
  }

  @Test func `tabs draw images in their colours`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let others = [drawn(20, 20) { _ in }, image.withRenderingMode(.alwaysOriginal)]
    bar.items = ([image] + others).map { UITabBarItem(title: nil, image: $0, tag: 0) }
    bar.tintColor = .green
    bar.unselectedItemTintColor = .black
    #expect(color(of: image, in: bar) == black)
    bar.selectedItem = bar.items?.first
    #expect(color(of: image, in: bar) == green)
    #expect(color(of: others[1], in: bar) == red)
  }

  @Test func `buttons in bars draw images in the tint colour`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let original = image.withRenderingMode(.alwaysOriginal)
    bar.items = [image, original].map {
      UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil)
    }
    bar.tintColor = .green
    #expect(color(of: image, in: bar) == green)
    #expect(color(of: original, in: bar) == red)
  }

  @Test func `an image that leads back is drawn in the tint colour`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    first.backBarButtonItem = UIBarButtonItem(
      image: image, style: .plain, target: nil, action: nil)
    bar.tintColor = .green
    bar.items = [first, second]
    #expect(color(of: image, in: bar) == green)
  }

  @Test func `segments draw images in the colour of titles`() {
    let original = image.withRenderingMode(.alwaysOriginal)
    let control = UISegmentedControl(items: [image, original])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    #expect(color(of: image, in: control) == black)
    #expect(color(of: original, in: control) == red)
  }

  @Test func `system buttons draw images in the tint colour, others and image views do not`() {
    for (type, expected) in [(UIButton.ButtonType.system, green), (.custom, red)] {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      button.tintColor = .green
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      #expect(color(of: image, in: button) == expected)
      #expect(button.imageView?.image === image)
    }
    let original = image.withRenderingMode(.alwaysOriginal)
    let button = UIButton(type: .system)
    button.setImage(original, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    #expect(color(of: original, in: button) == red)
    #expect(color(of: image, in: UIImageView(image: image)) == red)
  }
}
