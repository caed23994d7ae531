import Foundation
import RenderCore
import Testing
import UIKit

/// Values of layers and contexts by the pixels they change.
@MainActor @Suite struct LayerDrawingTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let nothing: [UInt8] = [0, 0, 0, 0]

  private func pixels(of layer: CALayer, _ width: CGFloat, _ height: CGFloat) -> Pixels {
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return Pixels(drawn(width, height) { layer.render(in: $0) })
  }

  @Test(arguments: [(0, [0, 1, 2, 3, 8, 9]), (2, [0, 1, 6, 7, 8, 9])] as [(CGFloat, [Int])])
  func `the phase of a dash moves the pattern back`(phase: CGFloat, drawn: [Int]) {
    let layer = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 1))
    path.addLine(to: CGPoint(x: 10, y: 1))
    layer.path = path.cgPath
    layer.lineWidth = 2
    layer.strokeColor = UIColor.red.cgColor
    (layer.lineDashPattern, layer.lineDashPhase) = ([4, 4], phase)
    let pixels = pixels(of: layer, 10, 2)
    for x in 0..<10 { #expect(pixels[x, 0] == (drawn.contains(x) ? red : nothing), "at \(x)") }
  }

  @Test func `a gradient runs from its start point to its end point`() {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    // Both colours at the same place: red before the middle of the line, blue behind it.
    layer.locations = [0.5, 0.5]
    layer.startPoint = CGPoint(x: 0.2, y: 0)
    layer.endPoint = CGPoint(x: 1, y: 0)
    let across = pixels(of: layer, 10, 20)
    // The middle between 2 and 10 is 6, whatever the height.
    #expect(across[5, 0] == red && across[5, 19] == red)
    #expect(across[6, 0] == blue && across[6, 19] == blue)
    layer.startPoint = CGPoint(x: 0, y: 1)
    layer.endPoint = CGPoint(x: 0, y: 0.2)
    let upwards = pixels(of: layer, 10, 20)
    // The middle between 20 and 4 is 12, whatever the width.
    #expect(upwards[0, 11] == blue && upwards[9, 11] == blue)
    #expect(upwards[0, 12] == red && upwards[9, 12] == red)
  }

  @Test func `a context's shadow has an offset, a blur and a colour`() throws {
    func shadow(_ set: (CGContext) -> Void) -> Pixels {
      Pixels(
        drawn(20, 20) { context in
          set(context)
          context.setFillColor(UIColor.red.cgColor)
          context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        })
    }
    let sharp = shadow {
      $0.setShadow(offset: CGSize(width: 8, height: 6), blur: 0, color: UIColor.blue.cgColor)
    }
    #expect(sharp[3, 3] == red && sharp[11, 9] == blue)
    #expect(sharp[9, 11] == nothing)
    let plain = shadow { $0.setShadow(offset: CGSize(width: 8, height: 6), blur: 0) }
    // Black, a third opaque.
    #expect(plain[11, 9] == [0, 0, 0, 85])
    let blurred = shadow {
      $0.setShadow(offset: CGSize(width: 8, height: 6), blur: 4, color: UIColor.blue.cgColor)
    }
    #expect(blurred[9, 9][3] > 0 && blurred[9, 9][3] < 255 && sharp[9, 9] == nothing)
    let removed = shadow {
      $0.setShadow(offset: CGSize(width: 8, height: 6), blur: 0, color: UIColor.blue.cgColor)
      $0.setShadow(offset: CGSize(width: 8, height: 6), blur: 0, color: nil)
    }
    #expect(removed[11, 9] == nothing && removed[3, 3] == red)
  }

  @Test func `a part of the contents fills the layer`() {
    let image = drawn(4, 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
    }
    let layer = CALayer()
    layer.contents = image.cgImage
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let pixels = pixels(of: layer, 8, 8)
    // Without the part nearest to the other one, with which it is interpolated.
    #expect(pixels[4, 4] == blue && pixels[7, 4] == blue)
  }

  @Test func `a layer with one side is not seen from behind`() {
    let layer = CALayer()
    layer.backgroundColor = UIColor.red.cgColor
    let parent = CALayer()
    parent.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(layer.isDoubleSided)
    #expect(pixels(of: parent, 4, 4)[2, 2] == red)
    layer.isDoubleSided = false
    #expect(pixels(of: parent, 4, 4)[2, 2] == nothing)
    layer.transform = CATransform3DIdentity
    #expect(pixels(of: parent, 4, 4)[2, 2] == red)
  }

  @Test func `an image is made of bytes, and gives them back`() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    let pixels = Pixels(UIImage(cgImage: image))
    #expect(pixels[0, 0] == red && pixels[1, 0] == blue)
    #expect(image.dataProvider?.data.map(Array.init) == [0, 0, 255, 255, 255, 0, 0, 255])
    let short = try #require(CGDataProvider(data: Data(bytes.dropLast())))
    #expect(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: short, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
  }
}
