import CoreGraphics
import RenderCore
import Testing
import UIKit

/// What applications draw into contexts, and what they compute with transforms.
@MainActor @Suite struct DrawingTests {
  /// An image of 20 by 20 pixels.
  private func image(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image(actions: actions)
  }

  /// Blue, green, red and alpha, from 0 to 255.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let bitmap = image.cgImage?.bitmap else { return [] }
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  @Test func `a template takes on a colour where it is opaque`() {
    let tinted = image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), blendMode: .sourceIn)
    }
    #expect(pixel(tinted, 5, 5) == [0, 0, 255, 255])
    #expect(pixel(tinted, 15, 5) == [0, 0, 0, 0])
  }

  @Test func `cleared parts are transparent`() {
    let punched = image { context in
      context.cgContext.setFillColor(gray: 1, alpha: 1)
      context.cgContext.fill([
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 20, height: 10),
      ])
      context.cgContext.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.cgContext.setStrokeColor(gray: 0, alpha: 1)
      context.cgContext.strokeLineSegments(between: [
        CGPoint(x: 0, y: 1.5), CGPoint(x: 20, y: 1.5), CGPoint(x: 0, y: 18.5),
        CGPoint(x: 20, y: 18.5),
      ])
    }
    #expect(pixel(punched, 2, 15) == [255, 255, 255, 255])
    #expect(pixel(punched, 10, 10) == [0, 0, 0, 0])
    #expect(pixel(punched, 10, 1) == [0, 0, 0, 255] && pixel(punched, 10, 18) == [0, 0, 0, 255])
    #expect(pixel(punched, 19, 8) == [255, 255, 255, 255])
  }

  @Test func `a transform of space and its inverse undo each other`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, 0.7, 0, 1, 0)
    transform = CATransform3DTranslate(transform, 10, 20, 30)
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(abs(both.m11 - 1) < 1e-9 && abs(both.m22 - 1) < 1e-9 && abs(both.m44 - 1) < 1e-9)
    #expect(abs(both.m13) < 1e-9 && abs(both.m34) < 1e-9 && abs(both.m41) < 1e-9)
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `layers are found by points and take each other's places`() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    for layer in [back, front] {
      layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      root.addSublayer(layer)
    }
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
    #expect(root.hitTest(CGPoint(x: 180, y: 80)) == nil)
    let other = CALayer()
    root.replaceSublayer(back, with: other)
    #expect(root.sublayers == [other, front] && back.superlayer == nil)
  }

  @Test func `a cell that is kept as pixels looks the same`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    view.layer.cornerRadius = 10
    let before = image { view.layer.render(in: $0.cgContext) }
    #expect(!view.layer.drawsAsynchronously)
    view.layer.drawsAsynchronously = true
    #expect(view.layer.drawsAsynchronously && CALayer(layer: view.layer).drawsAsynchronously)
    #expect(view.layer.value(forKey: "drawsAsynchronously") as? Bool == true)
    #expect(!view.layer.shouldRasterize && view.layer.rasterizationScale == 1)
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = UIScreen.main.scale
    #expect(view.layer.shouldRasterize && view.layer.rasterizationScale == UIScreen.main.scale)
    let after = image { view.layer.render(in: $0.cgContext) }
    #expect(before.cgImage?.bitmap.pixels == after.cgImage?.bitmap.pixels)
  }
}
