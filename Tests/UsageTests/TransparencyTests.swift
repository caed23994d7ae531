import RenderCore
import Testing
import UIKit

/// Groups, hints and limits of drawing contexts.
@MainActor @Suite struct TransparencyTests {
  /// The picture of what is drawn on 40 by 40 pixels.
  private func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 40, height: 40)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    return try #require(image.cgImage?.bitmap)
  }

  private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap.pixels[(y * bitmap.width + x) * 4 + 3])
  }

  private func drawOverlap(_ context: CGContext) {
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
    context.fill(CGRect(x: 15, y: 15, width: 20, height: 20))
  }

  @Test func `a layer fades as one picture`() throws {
    let picture = try picture { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      drawOverlap(context)
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(alpha(picture, 8, 8) == 128)
    #expect(alpha(picture, 20, 20) == 128)
    // The alpha from before the layer is back.
    #expect(alpha(picture, 1, 1) == 128)
  }

  @Test func `a layer throws one shadow`() throws {
    let picture = try picture { context in
      context.setShadow(
        offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.black.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 40))
      context.fill(CGRect(x: 10, y: 0, width: 5, height: 40))
      context.endTransparencyLayer()
    }
    // The shadow of the left bar lies under the right one.
    let place = (20 * 40 + 12) * 4
    #expect(picture.pixels[place + 2] > 200)
    #expect(alpha(picture, 22, 20) == 255)
    #expect(alpha(picture, 7, 20) == 0)
  }

  @Test func `nothing outside the rectangle of a layer is drawn`() throws {
    let picture = try picture { context in
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      #expect(context.boundingBoxOfClipPath == rect)
      context.saveGState()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.endTransparencyLayer()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(alpha(picture, 5, 5) == 255)
    #expect(alpha(picture, 15, 5) == 0)
  }

  @Test func `a layer is mixed by the mode from before it`() throws {
    let picture = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.setBlendMode(.destinationOut)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      drawOverlap(context)
      context.endTransparencyLayer()
    }
    #expect(alpha(picture, 20, 20) == 0)
    #expect(alpha(picture, 1, 1) == 255)
  }

  @Test func `strokes throw shadows`() throws {
    let picture = try picture { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 10), blur: 0, color: UIColor.black.cgColor)
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 40, y: 10))
      context.strokePath()
    }
    #expect(alpha(picture, 20, 20) == 255)
    #expect(alpha(picture, 20, 15) == 0)
  }

  @Test func `edges are hard without antialiasing`() throws {
    func ellipse(_ context: CGContext) {
      context.fillEllipse(in: CGRect(x: 3, y: 3, width: 31, height: 31))
    }
    func parts(_ bitmap: Bitmap) -> Int {
      stride(from: 3, to: bitmap.pixels.count, by: 4)
        .count { bitmap.pixels[$0] != 0 && bitmap.pixels[$0] != 255 }
    }
    #expect(parts(try picture(ellipse)) > 20)
    let hard = try picture { context in
      context.saveGState()
      context.setShouldAntialias(false)
      ellipse(context)
      context.restoreGState()
    }
    #expect(parts(hard) == 0)
    let restored = try picture { context in
      context.saveGState()
      context.setShouldAntialias(false)
      context.restoreGState()
      ellipse(context)
    }
    #expect(parts(restored) > 20)
    let forbidden = try picture { context in
      context.setAllowsAntialiasing(false)
      context.setShouldAntialias(true)
      ellipse(context)
    }
    #expect(parts(forbidden) == 0)
  }

  @Test func `pixels of an image are seen without interpolation`() throws {
    let small = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 1),
      format: {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
      }()
    ).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    func row(_ quality: CGInterpolationQuality) throws -> Set<Int> {
      let picture = try picture { context in
        context.interpolationQuality = quality
        #expect(context.interpolationQuality == quality)
        small.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      }
      return Set((0..<40).map { alpha(picture, $0, 20) })
    }
    #expect(try row(.none) == [0, 255])
    #expect(try row(.high).count > 2)
  }

  @Test func `the clip's box is in the coordinates of now`() throws {
    _ = try picture { context in
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 40))
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 10, width: 100, height: 10))
      context.translateBy(x: 10, y: 10)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 30, height: 10))
      context.restoreGState()
      context.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
      context.clip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 5, width: 10, height: 10))
    }
  }

  @Test func `the current path can be asked`() throws {
    _ = try picture { context in
      #expect(context.isPathEmpty)
      #expect(context.path == nil)
      context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 10, height: 10))
      #expect(context.currentPointOfPath == CGPoint(x: 5, y: 5))
      #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .stroke))
      context.setLineWidth(4)
      #expect(context.pathContains(CGPoint(x: 4, y: 10), mode: .fillStroke))
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 3, y: 3, width: 14, height: 14))
    }
  }
}
