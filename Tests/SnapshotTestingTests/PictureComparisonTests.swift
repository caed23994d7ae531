import Foundation
import SnapshotTesting
import Testing
import UIKit

@Suite struct PictureComparisonTests {
  let scratch = Scratch()

  /// Grey of this lightness, with a square of another one in it.
  private func picture(
    _ white: CGFloat = 0.5, square: CGFloat = 0.5, width: CGFloat = 10
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: 10), format: format)
    return renderer.image { context in
      UIColor(white: white, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
      UIColor(white: square, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 3, width: 2, height: 1))
    }
  }

  @Test func `one pixel that differs is enough, and told where`() throws {
    _ = scratch.failure(of: picture(), as: .image)
    #expect(scratch.failure(of: picture(), as: .image) == nil)
    let failure = try #require(scratch.failure(of: picture(square: 0.6), as: .image))
    #expect(failure.contains("Newly-taken snapshot does not match reference."))
    #expect(failure.hasSuffix("2 of 100 pixels differ, within 2x1 at (2, 3)."))
  }

  @Test func `fewer pixels, or less alike ones, suffice where they are said to`() throws {
    _ = scratch.failure(of: picture(), as: .image)
    let other = picture(square: 0.6)
    #expect(scratch.failure(of: other, as: .image(precision: 0.98)) == nil)
    let failure = try #require(scratch.failure(of: other, as: .image(precision: 0.99)))
    #expect(failure.contains("Actual image precision 0.98 is less than required 0.99"))
    #expect(scratch.failure(of: other, as: .image(perceptualPrecision: 0.85)) == nil)
    let strict = try #require(scratch.failure(of: other, as: .image(perceptualPrecision: 0.98)))
    #expect(strict.contains("The lowest perceptual color precision 0.9"))
  }

  @Test func `another size is told in pixels`() throws {
    _ = scratch.failure(of: picture(), as: .image)
    let failure = try #require(scratch.failure(of: picture(width: 12), as: .image))
    #expect(
      failure.hasSuffix("snapshot@12x10 does not match reference@10x10 (pixels)."))
  }

  @Test func `a picture without size is refused, and nothing written`() throws {
    let failure = try #require(scratch.failure(of: UIImage(), as: .image))
    #expect(failure.contains("Give the view a frame or the strategy a size:"))
    #expect(scratch.files.isEmpty)
  }

  @Test func `an unchanged picture is known by its mark, its pixels unread`() throws {
    _ = scratch.failure(of: picture(), as: .image)
    var file = try #require(scratch.data("test.it.png"))
    #expect(UIImage(data: file)?.size == CGSize(width: 10, height: 10))
    let middle = file.count - 20
    file[middle] ^= 0xff
    try scratch.write(file, to: "test.it.png")
    #expect(scratch.failure(of: picture(), as: .image) == nil)
    #expect(scratch.failure(of: picture(square: 0), as: .image) != nil)
  }

  @Test func `a picture without the mark, as other programs write it, is compared by its pixels`()
    throws
  {
    try scratch.write(try #require(picture().pngData()), to: "test.it.png")
    #expect(scratch.failure(of: picture(), as: .image) == nil)
    #expect(scratch.failure(of: picture(square: 0), as: .image) != nil)
    try scratch.write(Data("no picture".utf8), to: "test.it.png")
    #expect(
      scratch.failure(of: picture(), as: .image)?
        .contains("The reference can't be read as a picture.") == true)
  }

  @Test func `the same picture gives the same file every time`() throws {
    _ = scratch.failure(of: picture(square: 0.2), as: .image, named: "a")
    _ = scratch.failure(of: picture(square: 0.2), as: .image, named: "b")
    #expect(try #require(scratch.data("test.a.png")) == scratch.data("test.b.png"))
  }

  @Test func `what differs is painted, and both pictures are attached`() throws {
    let found = try #require(
      Diffing<UIImage>.image.diff(picture(), picture(square: 0.6)))
    #expect(found.1.map(\.name) == ["reference", "failure", "difference"])
  }

  @Test func `the picture that differs goes to the folder of artifacts`() throws {
    _ = scratch.failure(of: picture(), as: .image, testName: "artifact-\(scratch.files.count)")
    let failure = try #require(
      scratch.failure(of: picture(square: 0), as: .image, testName: "artifact-0"))
    let address = try #require(
      failure.components(separatedBy: "\"").first { $0.hasSuffix("Scratch/artifact-0.it.png") })
    let url = try #require(URL(string: address))
    #expect(UIImage(contentsOfFile: url.path)?.size.width == 10)
  }
}
