import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct VectorImageTests {
  private func image(_ name: String, scale: CGFloat) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: .phone(scale: scale))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a PDF file is drawn a unit to the point at the screen's scale`(scale: CGFloat) throws {
    for name in ["poster", "ticket"] {
      let poster = try #require(image(name, scale: scale), "\(name)")
      #expect(poster.size == CGSize(width: 24, height: 12))
      #expect(poster.scale == scale && poster.cgImage?.width == Int(24 * scale))
      #expect(poster.pixel(0, 0) == red)
      #expect(poster.pixel(Int(24 * scale) - 1, 0) == blue)
    }
  }

  @Test(arguments: ["logo", "poster"])
  func `a preserved drawing is drawn anew at the size it is shown in`(name: String) throws {
    let view = UIImageView(image: try #require(image(name, scale: 1)))
    view.frame = CGRect(x: 0, y: 0, width: 240, height: 120)
    let drawn = picture(view)
    // Pixels that are stretched would blend around the middle.
    #expect(drawn.pixel(119, 60) == red)
    #expect(drawn.pixel(120, 60) == blue)
  }

  @Test func `a drawing that is not preserved is stretched`() throws {
    let view = UIImageView(image: try #require(image("ticket", scale: 1)))
    view.frame = CGRect(x: 0, y: 0, width: 240, height: 120)
    let drawn = picture(view)
    #expect(drawn.pixel(119, 60) != red || drawn.pixel(120, 60) != blue)
  }
}
