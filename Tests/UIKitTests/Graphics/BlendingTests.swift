import RenderCore
import Testing
import UIKit

/// What contexts mix: blend modes, gradients, parts of pictures, snapshots of views.
@MainActor @Suite struct BlendingTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let nothing: [UInt8] = [0, 0, 0, 0]

  @Test func `multiplying blue onto red is black, and ends with the state`() {
    let pixels = Pixels(
      drawn(3, 1) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.saveGState()
        context.setBlendMode(.multiply)
        UIColor.blue.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      })
    #expect(pixels[0, 0] == red)
    #expect(pixels[1, 0] == [0, 0, 0, 255])
    #expect(pixels[2, 0] == red)
  }

  /// Opaque in the left half, transparent in the right one, and half so in the upper row.
  private var mask: CGImage {
    let image = drawn(2, 2) { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      UIColor.black.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return image.cgImage!
  }

  @Test func `a mask lets through what is opaque in it, until the state ends`() {
    let pixels = Pixels(
      drawn(4, 2) { context in
        context.saveGState()
        // As images are tinted everywhere: the mask stands on its feet where y points upwards.
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
        context.translateBy(x: 100, y: 0)
        UIColor.red.setFill()
        context.fill(CGRect(x: -100, y: 0, width: 4, height: 2))
        context.restoreGState()
        UIColor.red.setFill()
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 2))
      })
    #expect((0..<4).map { pixels[$0, 1] } == [red, nothing, nothing, red])
    #expect(pixels[0, 0][3] == 128 && pixels[1, 0] == nothing && pixels[3, 0] == red)
  }

  @Test func `a mask whose state is not restored holds to the end`() {
    let pixels = Pixels(
      drawn(2, 2) { context in
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
    // Upside down, and half of a half below.
    #expect(pixels[0, 0] == red && pixels[1, 0] == nothing && pixels[1, 1] == nothing)
    #expect(abs(Int(pixels[0, 1][3]) - 64) <= 1)
  }

  @Test func `an image cuts what is below it to its shape, and nothing beside it`() {
    let hole = drawn(2, 2) { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    let pixels = Pixels(
      drawn(4, 2) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        hole.draw(in: CGRect(x: 1, y: 0, width: 2, height: 2), blendMode: .destinationIn, alpha: 1)
      })
    #expect((0..<4).map { pixels[$0, 0] } == [red, red, nothing, red])
  }

  @Test func `every mode is drawn as Porter, Duff and the PDF standard say`() {
    // A pixel of half-covered red below one of opaque green.
    let expected: [(CGBlendMode, [UInt8])] = [
      (.normal, [0, 255, 0, 255]), (.clear, [0, 0, 0, 0]), (.copy, [0, 255, 0, 255]),
      (.sourceIn, [0, 128, 0, 128]), (.sourceOut, [0, 127, 0, 127]),
      (.sourceAtop, [0, 128, 0, 128]), (.destinationOver, [128, 127, 0, 255]),
      (.destinationIn, [128, 0, 0, 128]), (.destinationOut, [0, 0, 0, 0]),
      (.destinationAtop, [128, 127, 0, 255]), (.xor, [0, 127, 0, 127]),
      (.plusLighter, [128, 255, 0, 255]), (.multiply, [0, 127, 0, 255]),
      (.screen, [128, 255, 0, 255]), (.darken, [0, 127, 0, 255]), (.lighten, [128, 255, 0, 255]),
      (.difference, [128, 255, 0, 255]), (.exclusion, [128, 255, 0, 255]),
    ]
    for (mode, color) in expected {
      let pixels = Pixels(
        drawn(1, 1) { context in
          UIColor.red.withAlphaComponent(0.5).setFill()
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
          UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 1), mode)
        })
      let isNear = zip(pixels[0, 0], color).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
      #expect(isNear, "\(mode): \(pixels[0, 0])")
    }
  }

  @Test func `a gradient ends at its ends, or goes on where asked`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    func line(_ options: CGGradientDrawingOptions) -> Pixels {
      Pixels(
        drawn(30, 1) {
          $0.drawLinearGradient(
            gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
        })
    }
    #expect(line([])[5, 0] == nothing && line([])[25, 0] == nothing)
    let middle = line([])[15, 0]
    #expect(middle[0] > 100 && middle[2] > 100 && middle[3] == 255)
    #expect(line(.drawsBeforeStartLocation)[5, 0] == red)
    #expect(line(.drawsAfterEndLocation)[25, 0] == [0, 0, 255, 255])
    let ring = Pixels(
      drawn(20, 20) {
        $0.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 4,
          endCenter: CGPoint(x: 10, y: 10), endRadius: 9, options: [])
      })
    #expect(ring[10, 10] == nothing && ring[0, 0] == nothing)
    #expect(ring[10, 3][3] == 255)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }

  @Test func `what a view does to its context ends with its drawing`() {
    final class Careless: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.translateBy(x: 1, y: 0)
        context.setBlendMode(.clear)
        context.saveGState()
      }
    }
    let view = Careless(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let below = UIView(frame: CGRect(x: 2, y: 2, width: 2, height: 2))
    below.backgroundColor = .red
    view.addSubview(below)
    #expect(Pixels(snapshot(view))[3, 3] == red)
  }

  @Test func `a picture is cut to whole pixels`() throws {
    let image = drawn(4, 4) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    let part = try #require(image.cgImage?.cropping(to: CGRect(x: 1.5, y: 2, width: 9, height: 1)))
    #expect(part.width == 3 && part.height == 1)
    let pixels = Pixels(UIImage(cgImage: part))
    #expect((0..<3).map { pixels[$0, 0] } == [nothing, red, red])
    #expect(image.cgImage?.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test func `a stroke shows the part of the path it is given`() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 40, y: 5))
    path.move(to: CGPoint(x: 40, y: 15))
    path.addLine(to: CGPoint(x: 0, y: 15))
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 2
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    let pixels = Pixels(drawn(40, 20) { layer.render(in: $0) })
    #expect(pixels[18, 5] == nothing && pixels[22, 5] == red)
    #expect(pixels[22, 15] == red && pixels[18, 15] == nothing)
    layer.strokeEnd = 0.25
    #expect(Pixels(drawn(40, 20) { layer.render(in: $0) }).inked == nil)
  }

  @Test func `a curve is cut by its length`() {
    let circle = CAShapeLayer()
    circle.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    circle.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 20, y: 20), radius: 15, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
    circle.fillColor = nil
    circle.strokeColor = UIColor.red.cgColor
    circle.lineWidth = 2
    circle.strokeEnd = 0.25
    // A quarter from the top, clockwise: up to the right, and nothing to the left or below.
    let box = Pixels(drawn(40, 40) { circle.render(in: $0) }).inked
    #expect(box.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } == [20, 4, 35, 19])
  }

  @Test func `a snapshot of a view stays as the view was`() throws {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 4, height: 4))
    view.backgroundColor = .red
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(copy.bounds.size == view.bounds.size)
    #expect(Pixels(snapshot(copy))[1, 1] == red)
    let corner = view.resizableSnapshotView(
      from: CGRect(x: 2, y: 2, width: 2, height: 1), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(corner?.bounds.size == CGSize(width: 2, height: 1))
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func `geometry is written and read as text`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: "nonsense") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }
}
