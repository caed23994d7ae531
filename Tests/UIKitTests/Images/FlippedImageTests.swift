import Testing
import UIKit

@Suite struct FlippedImageTests {
  private let corner = drawn(2, 3) { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIColor.blue.setFill()
    context.fill(CGRect(x: 1, y: 2, width: 1, height: 1))
  }

  @Test(arguments: (0..<8).compactMap(UIImage.Orientation.init))
  func `a flipped image is mirrored from side to side`(orientation: UIImage.Orientation) throws {
    let image = UIImage(
      cgImage: try #require(corner.cgImage), scale: 1, orientation: orientation)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.size == image.size)
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    let before = Pixels(drawn(image.size.width, image.size.height) { _ in image.draw(at: .zero) })
    let after = Pixels(drawn(image.size.width, image.size.height) { _ in flipped.draw(at: .zero) })
    for y in 0..<height {
      for x in 0..<width { #expect(after[x, y] == before[width - 1 - x, y]) }
    }
  }

  @Test func `an image's format has its scale and is opaque as it is`() throws {
    #expect(corner.imageRendererFormat.opaque == false)
    let full = drawn(2, 2, scale: 3) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(full.imageRendererFormat.opaque)
    #expect(full.imageRendererFormat.scale == 3)
  }
}
