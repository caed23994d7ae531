import RenderCore
import Testing
import UIKit

@MainActor @Suite struct GraphicsTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let nothing: [UInt8] = [0, 0, 0, 0]

  @Test func `a renderer draws at its scale on nothing, or on black`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 8 && image.cgImage?.height == 6)
    #expect(Pixels(image)[2, 2] == red && Pixels(image)[3, 3] == red)
    #expect(Pixels(image)[1, 2] == nothing && Pixels(image)[4, 2] == nothing)
    format.opaque = true
    #expect(Pixels(renderer.image { _ in })[0, 0] == [0, 0, 0, 255])
    #expect(UIImage(data: renderer.pngData { _ in })?.size == CGSize(width: 8, height: 6))
  }

  @Test func `bounds that start elsewhere are drawn from there`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 10, y: 20, width: 3, height: 3)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 11, y: 21, width: 1, height: 1))
    }
    #expect(Pixels(image)[1, 1] == red)
    #expect(Pixels(image)[0, 0] == nothing)
  }

  @Test func `an image without size has no bytes`() {
    let image = UIGraphicsImageRenderer(size: .zero).image { _ in }
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
    #expect(image.pngData() == nil)
  }

  @Test func `image contexts nest`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), true, 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 2)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(image.map { Pixels($0)[0, 0] } == red)
    #expect(image.map { Pixels($0)[1, 1] } == nothing)
  }

  @Test func `a frame lies inside its rectangle`() {
    let pixels = Pixels(
      drawn(5, 5) { _ in
        UIColor.red.setFill()
        UIRectFrame(CGRect(x: 0, y: 0, width: 5, height: 5))
      })
    #expect(pixels[0, 0] == red && pixels[4, 2] == red)
    #expect(pixels[1, 1] == nothing && pixels[2, 2] == nothing)
  }

  @Test func `a path is filled, stroked and clipped to`() {
    let pixels = Pixels(
      drawn(20, 20) { context in
        context.saveGState()
        UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).addClip()
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 4))
        context.restoreGState()
        UIColor.blue.setStroke()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 15))
        line.addLine(to: CGPoint(x: 20, y: 15))
        line.lineWidth = 2
        line.stroke()
        UIColor.green.setFill()
        UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 10, height: 10)).fill()
      })
    #expect(pixels[2, 2] == red && pixels[5, 3] == red)
    #expect(pixels[1, 2] == nothing && pixels[2, 4] == nothing)
    #expect(pixels[3, 14] == [0, 0, 255, 255] && pixels[3, 15] == [0, 0, 255, 255])
    #expect(pixels[3, 13] == nothing && pixels[3, 16] == nothing)
    #expect(pixels[15, 5] == [0, 255, 0, 255] && pixels[10, 0] == nothing)
  }

  @Test func `only the named corners are rounded`() {
    let pixels = Pixels(
      drawn(20, 20) { _ in
        UIColor.red.setFill()
        UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
          byRoundingCorners: [.topLeft, .bottomRight],
          cornerRadii: CGSize(width: 8, height: 8)
        ).fill()
      })
    #expect(pixels[0, 0] == nothing && pixels[19, 19] == nothing)
    #expect(pixels[19, 0] == red && pixels[0, 19] == red && pixels[10, 10] == red)
  }

  @Test func `an arc runs clockwise as the eye sees it`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.maxX <= 10.001 && path.bounds.minX > -0.001)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(other.bounds.minX < -9.99)
  }

  @Test func `a point is inside by the fill rule`() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    let (center, rim) = (CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 50))
    #expect(ring.contains(center) && ring.contains(rim))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(center) && ring.contains(rim))
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    // A circle's edge at 45 degrees: 50 + 50 x 0.7071 = 85.36.
    #expect(ring.contains(CGPoint(x: 85.2, y: 85.2)) && !ring.contains(CGPoint(x: 85.5, y: 85.5)))
    ring.apply(CGAffineTransform(translationX: 1000, y: 0))
    #expect(ring.contains(CGPoint(x: 1010, y: 50)) && !ring.contains(rim))
  }

  @Test func `a string is measured and drawn where it is said`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "Hg".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 0.001)
    let wrapped = "one two three four".boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil)
    #expect(wrapped.width <= 60 && wrapped.height > 1.9 * font.lineHeight)
    let oneLine = "one two".boundingRect(
      with: CGSize(width: 10, height: 10), attributes: [.font: font], context: nil)
    #expect(
      abs(oneLine.minY + font.ascender) < 0.001 && abs(oneLine.height - font.lineHeight) < 0.001)
    let pixels = Pixels(
      drawn(80, 60) { _ in
        "Hg".draw(
          at: CGPoint(x: 10, y: 20), withAttributes: [.font: font, .foregroundColor: UIColor.red])
      })
    let ink = try #require(pixels.inked)
    #expect(ink.minX >= 10 && CGFloat(ink.maxX) <= 10 + size.width)
    // From the capitals' top to the descenders.
    #expect(ink.minY >= 20 + 4 && ink.maxY <= 20 + 24)
  }

  @Test func `text that does not fit its rectangle is cut off`() throws {
    let text = NSAttributedString(
      string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let ink = try #require(
      Pixels(
        drawn(100, 100) { _ in
          text.draw(in: CGRect(x: 0, y: 10, width: 50, height: 50))
        }
      ).inked)
    #expect(ink.maxX <= 50 && ink.maxY < 60)
  }

  @Test func `a hierarchy is drawn into a rectangle`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 4, height: 4))
    view.bounds.origin = CGPoint(x: 0, y: 100)
    let inner = UIView(frame: CGRect(x: 2, y: 102, width: 2, height: 2))
    inner.backgroundColor = .red
    view.addSubview(inner)
    var isDrawn = false
    let image = drawn(10, 10) { _ in
      isDrawn = view.drawHierarchy(
        in: CGRect(x: 1, y: 1, width: 8, height: 8), afterScreenUpdates: true)
    }
    #expect(isDrawn)
    #expect(
      Pixels(image)[4, 4] == nothing && Pixels(image)[5, 5] == red && Pixels(image)[8, 8] == red)
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test func `a view gives pictures and documents`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .red
    #expect(UIImage(data: try view.picture(.png, scale: 2))?.size == CGSize(width: 8, height: 8))
    #expect(try view.picture(.pdf, scale: 1).starts(with: Data("%PDF".utf8)))
    #expect(String(decoding: try view.picture(.svg, scale: 1), as: UTF8.self).contains("<svg"))
  }
}
