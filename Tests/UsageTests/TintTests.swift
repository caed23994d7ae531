import RenderCore
import Testing
import UIKit

/// `UIColor.tintColor`, which stands for the tint of where it is shown.
@MainActor @Suite struct TintTests {
  /// Blue, green, red and alpha of the pixel in the middle, from 0 to 255.
  private func middle(of view: UIView) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
      .image { view.layer.render(in: $0.cgContext) }
    guard let bitmap = image.cgImage?.bitmap else { return [] }
    let start = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  private final class Spot: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.tintColor.setFill()
      UIRectFill(rect)
    }
  }

  @Test func `a background follows the tint of the view's ancestors`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: root.bounds)
    child.backgroundColor = .tintColor
    root.addSubview(child)
    #expect(UIColor(cgColor: child.layer.backgroundColor!) == .systemBlue.resolved)
    root.tintColor = .red
    #expect(middle(of: root) == [0, 0, 255, 255])
    child.tintColor = .green
    #expect(middle(of: root) == [0, 255, 0, 255])
    #expect(child.backgroundColor == .tintColor)
  }

  @Test func `what a view draws follows its tint, faded or not`() {
    let spot = Spot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    spot.tintColor = .blue
    #expect(middle(of: spot) == [255, 0, 0, 255])
    let label = UILabel()
    label.tintColor = .tintColor
    label.backgroundColor = UIColor.tintColor.withAlphaComponent(0.5)
    #expect(label.layer.backgroundColor?.alpha == 0.5)
  }

  @Test func `outside of views it is the application's`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.tintColor.resolvedColor(with: light) == .systemBlue.resolvedColor(with: light))
  }
}

extension UIColor {
  fileprivate var resolved: UIColor { resolvedColor(with: .current) }
}
