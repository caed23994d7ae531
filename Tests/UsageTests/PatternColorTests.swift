import CoreGraphics
import QuartzCore
import RenderCore
import Testing
import UIKit

/// Colours of repeated images.
@MainActor @Suite struct PatternColorTests {
  private let red: [UInt8] = [0, 0, 255, 255]
  private let blue: [UInt8] = [255, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  /// Four points wide and high: red above, blue below, at two pixels to the point.
  private var stripes: UIImage {
    picture(width: 4, height: 4, scale: 2) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
  }

  private func picture(
    width: CGFloat, height: CGFloat, scale: CGFloat,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image(actions: actions)
  }

  /// Blue, green, red and alpha of a pixel.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let bitmap = image.cgImage?.bitmap else { return [] }
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  private func drawn(_ layer: CALayer, scale: CGFloat = 2) -> UIImage {
    picture(width: layer.bounds.width, height: layer.bounds.height, scale: scale) {
      layer.render(in: $0.cgContext)
    }
  }

  @Test(arguments: [2, 4])
  func `a background is tiled from the upper left corner of the bounds`(scale: Int) {
    let view = UIView(frame: CGRect(x: 3, y: 1, width: 10, height: 10))
    view.backgroundColor = UIColor(patternImage: stripes)
    view.bounds.origin.y = 0
    let image = drawn(view.layer, scale: CGFloat(scale))
    // Rows 0 and 1, 4 and 5, 8 and 9 of the points are red.
    for point in 0..<10 {
      let expected = point % 4 < 2 ? red : blue
      // The rows in the middle of a stripe: pixels of a stretched image are mixed at its edges.
      let row = point * scale + (point % 2 == 0 ? scale - 1 : 0)
      #expect(pixel(image, 9 * scale, row) == expected, "point \(point)")
    }
  }

  @Test func `a pattern has no components of red, green and blue`() {
    let color = UIColor(patternImage: stripes)
    var parts: (CGFloat, CGFloat) = (7, 7)
    #expect(!color.getRed(&parts.0, green: nil, blue: nil, alpha: nil))
    #expect(!color.getWhite(&parts.1, alpha: nil))
    #expect(!color.getHue(&parts.1, saturation: nil, brightness: nil, alpha: nil))
    #expect(parts == (7, 7))
    #expect(color.cgColor.numberOfComponents == 1 && color.cgColor.alpha == 1)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(color != UIColor(patternImage: stripes))
  }

  @Test func `fills and strokes of a context tile from its origin, wherever it is moved to`() {
    let image = picture(width: 20, height: 20, scale: 2) { context in
      UIColor(patternImage: stripes).setFill()
      context.cgContext.translateBy(x: 1, y: 3)
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 8, height: 10)).fill()
    }
    // From point 3 on: row 3 is blue, 4 and 5 are red.
    #expect(pixel(image, 10, 6) == blue && pixel(image, 10, 8) == red)
    #expect(pixel(image, 10, 11) == red && pixel(image, 10, 12) == blue)
    #expect(pixel(image, 10, 4) == clear && pixel(image, 4, 8) == clear)
  }

  @Test func `a plain colour replaces a pattern`() {
    let image = picture(width: 4, height: 4, scale: 1) { context in
      UIColor(patternImage: stripes).set()
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(pixel(image, 1, 1) == blue)
  }

  @Test func `shapes and borders of layers are tiled`() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
    shape.path = CGPath(rect: CGRect(x: 4, y: 0, width: 8, height: 12), transform: nil)
    shape.fillColor = UIColor(patternImage: stripes).cgColor
    let filled = drawn(shape)
    #expect(pixel(filled, 16, 1) == red && pixel(filled, 16, 5) == blue)
    #expect(pixel(filled, 2, 1) == clear)
    let framed = CALayer()
    framed.frame = shape.frame
    framed.borderWidth = 2
    framed.borderColor = UIColor(patternImage: stripes).cgColor
    let border = drawn(framed)
    #expect(pixel(border, 1, 9) == red && pixel(border, 1, 13) == blue)
    #expect(pixel(border, 12, 12) == clear)
  }

  @Test func `a faded pattern is drawn with its alpha`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = UIColor(patternImage: stripes).withAlphaComponent(0.5).cgColor
    #expect(pixel(drawn(layer), 2, 1) == [0, 0, 128, 128])
  }

  @Test func `documents have the pattern`() throws {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      UIColor(patternImage: stripes).setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Pattern"))
    let view = UIView(frame: bounds)
    view.backgroundColor = UIColor(patternImage: stripes)
    let drawing = String(decoding: try view.picture(.svg, scale: 1), as: UTF8.self)
    #expect(drawing.contains("<pattern") && drawing.contains("url(#pattern"))
  }

  @Test func `an image without size is clear`() {
    #expect(UIColor(patternImage: UIImage()) == UIColor(white: 0, alpha: 0))
  }

  @Test func `a bitmap context, whose y points upwards, tiles images upright`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 32,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor(patternImage: stripes).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let image = UIImage(cgImage: try #require(context.makeImage()))
    // The lowest tile ends at the origin, with its blue half.
    #expect(pixel(image, 1, 7) == blue && pixel(image, 1, 5) == red)
  }
}
