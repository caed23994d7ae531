import RenderCore
import Testing
@testable import UIKit

/// Gradients around a point, and filters of contents.
@MainActor @Suite struct LayerPictureTests {
  /// The picture of a layer at a scale.
  private func picture(_ layer: CALayer, scale: CGFloat = 1) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(bounds: layer.bounds, format: format)
      .image { layer.render(in: $0.cgContext) }
    return image.cgImage?.bitmap ?? Bitmap(width: 0, height: 0, pixels: [])
  }

  /// Red, green, blue and alpha, from 0 to 255.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * bitmap.width + x) * 4
    return [2, 1, 0, 3].map { Int(bitmap.pixels[start + $0]) }
  }

  private func isClose(_ left: [Int], _ right: [Int], _ tolerance: Int = 8) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func wheel(
    _ colors: [UIColor], locations: [NSNumber]? = nil, end: CGPoint = CGPoint(x: 1, y: 0.5)
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.type = .conic
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), end)
    layer.colors = colors.map(\.cgColor)
    layer.locations = locations
    return layer
  }

  @Test func `a radial gradient is an ellipse as wide and high as its end is far from its start`() {
    let layer = wheel([.red, .blue], end: CGPoint(x: 1, y: 1))
    layer.type = .radial
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let wide = picture(layer)
    #expect(isClose(pixel(wide, 100, 50), [255, 0, 0, 255]))
    #expect(isClose(pixel(wide, 150, 50), [128, 0, 128, 255]))
    #expect(isClose(pixel(wide, 100, 75), [128, 0, 128, 255]))
    #expect(isClose(pixel(wide, 199, 50), [0, 0, 255, 255]))
    #expect(isClose(pixel(wide, 100, 0), [0, 0, 255, 255]))
    #expect(pixel(wide, 1, 1) == [0, 0, 255, 255])
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    #expect(pixel(picture(layer), 100, 50) == [0, 0, 255, 255])
  }

  @Test func `a conic gradient turns clockwise from the direction of its end`() {
    let wheel = picture(wheel([.red, .green, .blue, .white, .black]))
    #expect(isClose(pixel(wheel, 90, 51), [255, 0, 0, 255], 12))
    #expect(isClose(pixel(wheel, 50, 90), [0, 255, 0, 255], 12))
    #expect(isClose(pixel(wheel, 10, 50), [0, 0, 255, 255], 12))
    #expect(isClose(pixel(wheel, 50, 10), [255, 255, 255, 255], 12))
    #expect(isClose(pixel(wheel, 90, 48), [0, 0, 0, 255], 12))
    // Half a quarter on, colours are mixed by halves.
    #expect(isClose(pixel(wheel, 80, 80), [128, 128, 0, 255], 4))
    let corners = [(0, 0), (99, 0), (0, 99), (99, 99)].map { pixel(wheel, $0.0, $0.1)[3] }
    #expect(corners == [255, 255, 255, 255])
  }

  @Test func `colours of a conic gradient end where the next one has the same place`() {
    let pie = picture(
      wheel(
        [.red, .red, .blue, .blue], locations: [0, 0.25, 0.25, 1], end: CGPoint(x: 0.5, y: 0)))
    #expect(pixel(pie, 52, 20) == [255, 0, 0, 255] && pixel(pie, 90, 48) == [255, 0, 0, 255])
    #expect(pixel(pie, 90, 52) == [0, 0, 255, 255] && pixel(pie, 48, 20) == [0, 0, 255, 255])
    let part = picture(wheel([.red, .blue], locations: [0.4, 0.6]))
    #expect(pixel(part, 90, 55) == [255, 0, 0, 255] && pixel(part, 90, 45) == [0, 0, 255, 255])
    #expect(pixel(picture(wheel([.green])), 20, 70) == [0, 255, 0, 255])
  }

  @Test func `conic gradients have corners, angles of their own and no gaps between colours`() {
    let layer = wheel([UIColor.red.withAlphaComponent(0.5), UIColor.red.withAlphaComponent(0.5)])
    layer.cornerRadius = 50
    let disc = picture(layer, scale: 2)
    #expect(pixel(disc, 2, 2)[3] == 0)
    for x in 40..<160 { #expect(abs(pixel(disc, x, 60)[3] - 128) <= 1, "\(x)") }
    let wide = wheel([.red, .green, .blue, .white, .black])
    wide.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(isClose(pixel(picture(wide), 140, 90), [128, 128, 0, 255], 4))
  }

  @Test func `conic gradients are drawn in documents`() {
    let layer = wheel([.red, .green, .blue, .red])
    let pdf = UIGraphicsPDFRenderer(bounds: layer.bounds).pdfData {
      $0.beginPage()
      layer.render(in: $0.cgContext)
    }
    #expect(String(decoding: pdf, as: UTF8.self).contains("/ShadingType 7"))
    var list = DisplayList()
    layer.record(into: &list)
    let svg = try? Platform.current.renderer.svg(of: list, size: layer.bounds.size.core)
    #expect(svg.map { String(decoding: $0, as: UTF8.self) }?.contains("<image") == true)
  }

  private var checks: CALayer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.contents = image.cgImage
    return layer
  }

  @Test func `enlarged contents have hard edges with the nearest pixel`() {
    let layer = checks
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
    let soft = pixel(picture(layer), 19, 10)
    #expect(soft[0] > 60 && soft[2] > 60)
    layer.magnificationFilter = .nearest
    #expect(pixel(picture(layer), 19, 10) == [255, 0, 0, 255])
    #expect(pixel(picture(layer), 20, 10) == [0, 0, 255, 255])
    // It says nothing of contents that are drawn smaller.
    layer.magnificationFilter = .trilinear
    layer.minificationFilter = .nearest
    #expect(pixel(picture(layer), 19, 10) == soft)
    layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let small = pixel(picture(layer), 0, 0)
    #expect(small == [255, 0, 0, 255] || small == [0, 0, 255, 255])
    layer.minificationFilter = .linear
    #expect(pixel(picture(layer), 0, 0) != small)
  }

  @Test func `filters have keys and are copied`() {
    let layer = checks
    layer.setValue("nearest", forKey: "magnificationFilter")
    #expect(layer.magnificationFilter == .nearest)
    #expect(CALayer(layer: layer).magnificationFilter == .nearest)
    #expect(CALayer.defaultValue(forKey: "minificationFilter") as? String == "linear")
  }
}
