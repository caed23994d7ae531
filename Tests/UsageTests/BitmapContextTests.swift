import Testing
import UIKit

/// Contexts that draw into memory, as helpers for images do.
@MainActor @Suite struct BitmapContextTests {
  private let picture: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    // Red above, blue below.
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 4, width: 8, height: 4))
    }
  }()

  private func inMemory(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 8, height: Int = 8,
    info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }

  /// Red, green, blue and alpha.
  private func pixel(_ data: UnsafeMutableRawPointer?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let data else { return [] }
    return (0..<4).map { data.load(fromByteOffset: (y * 8 + x) * 4 + $0, as: UInt8.self) }
  }

  @Test func `an image is drawn upright into memory`() throws {
    let context = try #require(inMemory())
    context.draw(try #require(picture.cgImage), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(pixel(context.data, 2, 1) == [255, 0, 0, 255])
    #expect(pixel(context.data, 2, 6) == [0, 0, 255, 255])
    let image = try #require(context.makeImage())
    #expect(image.width == 8 && image.height == 8)
  }

  @Test func `one pixel takes the average of an image`() throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    let image = try #require(picture.cgImage)
    bytes.withUnsafeMutableBytes { buffer in
      let context = inMemory(buffer.baseAddress, width: 1, height: 1)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect((110...145).contains(bytes[0]) && (110...145).contains(bytes[2]))
    #expect(bytes[1] == 0 && bytes[3] == 255)
  }

  @Test func `pixels that were written make an image`() throws {
    var bytes = [UInt8](repeating: 0, count: 8 * 8 * 4)
    bytes.replaceSubrange(0..<4, with: [0, 255, 0, 255])
    let info =
      CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    let corner = bytes.withUnsafeMutableBytes { buffer -> [UInt8] in
      guard let image = inMemory(buffer.baseAddress, info: info)?.makeImage(), let copy = inMemory()
      else {
        return []
      }
      copy.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
      return pixel(copy.data, 0, 0) + pixel(copy.data, 4, 4)
    }
    #expect(corner == [0, 255, 0, 255, 0, 0, 0, 0])
  }

  @Test func `the origin is the lower left corner`() throws {
    let context = try #require(inMemory())
    context.setFillColor(UIColor.green.cgColor)
    context.addRects([CGRect(x: 0, y: 0, width: 2, height: 2)])
    context.fillPath()
    #expect(pixel(context.data, 0, 7) == [0, 255, 0, 255])
    #expect(pixel(context.data, 0, 0) == [0, 0, 0, 0])
  }

  @Test func `in UIKit's coordinates an image stands on its head`() throws {
    let image = try #require(picture.cgImage)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let turned = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      $0.cgContext.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let copy = try #require(inMemory())
    copy.draw(try #require(turned.cgImage), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(pixel(copy.data, 2, 1) == [0, 0, 255, 255])
  }

  @Test func `pixels of other kinds are not made`() {
    #expect(inMemory(info: CGImageAlphaInfo.none.rawValue) == nil)
    #expect(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 16, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }

}
