import Testing
import UIKit

@MainActor @Suite struct ImageSetTests {
  private func image(_ name: String, _ traits: UITraitCollection) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  @Test(arguments: [1, 2, 3]) func `a set has a file for each scale`(scale: Int) throws {
    let flag = try #require(image("flag", .phone(scale: CGFloat(scale))))
    #expect(flag.size == CGSize(width: 10, height: 10))
    #expect(flag.scale == CGFloat(scale))
    #expect(flag.pixel(0, 0) == red)
  }

  @Test func `a set is found by the name of an image file, as literals have it`() throws {
    let traits = UITraitCollection.phone(scale: 2)
    for name in ["flag.png", "flag.pdf"] {
      #expect(try #require(image(name, traits)).size == CGSize(width: 10, height: 10))
    }
    #expect(image("flag.dark", traits) == nil)
  }

  @Test func `a dark interface has the dark file, at another scale if need be`() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let flag = try #require(image("flag", .phone(scale: scale, .dark)))
      #expect(flag.pixel(0, 0) == blue)
      #expect(flag.scale == 2)
    }
  }

  @Test func `an idiom has its own file or none`() throws {
    #expect(image("device", .phone())?.size == CGSize(width: 10, height: 10))
    #expect(image("device", .phone(idiom: .pad))?.size == CGSize(width: 20, height: 10))
    #expect(image("device", .phone(idiom: .mac)) == nil)
  }

  @Test func `a size class has its own file`() throws {
    #expect(image("banner", .phone())?.size == CGSize(width: 8, height: 8))
    #expect(image("banner", .phone(width: .regular))?.size == CGSize(width: 16, height: 8))
  }

  @Test func `names of folders belong to the name where the folder says so`() throws {
    #expect(image("Shop/cart", .phone())?.size == CGSize(width: 6, height: 6))
    #expect(image("cart", .phone()) == nil)
    #expect(image("note", .phone())?.size == CGSize(width: 5, height: 5))
    #expect(image("Plain/note", .phone()) == nil)
    #expect(UIImage(named: "note") == nil, "the main bundle is another one")
  }

  @Test func `a file of one direction is mirrored in the other`() throws {
    let arrow = try #require(image("arrow", .phone()))
    #expect(arrow.flipsForRightToLeftLayoutDirection)
    let view = UIImageView(image: arrow)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(picture(view).pixel(1, 1) == red)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(picture(view).pixel(1, 1) == blue)
  }

  @Test func `each direction may have its own file`() throws {
    let book = try #require(image("book", .phone()))
    #expect(!book.flipsForRightToLeftLayoutDirection)
    #expect(book.pixel(0, 0) == red)
    #expect(image("book", .phone(direction: .rightToLeft))?.pixel(0, 0) == blue)
  }

  @Test func `a template takes the tint`() throws {
    let badge = try #require(image("badge", .phone()))
    #expect(badge.renderingMode == .alwaysTemplate)
    let view = UIImageView(image: badge)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(picture(view).pixel(5, 5) == green)
    #expect(picture(view).pixel(0, 5) == "00000000")
  }

  @Test func `corners keep their size when a set says where to cut`() throws {
    let bubble = try #require(image("bubble", .phone()))
    #expect(bubble.capInsets == UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(bubble.resizingMode == .stretch)
    #expect(bubble.alignmentRectInsets == UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 1))
    let view = UIImageView(image: bubble)
    #expect(view.alignmentRectInsets == bubble.alignmentRectInsets)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let shown = picture(view, scale: 2)
    // Four points of corner at two pixels: pixels 0 to 7 and 112 to 119.
    #expect(shown.pixel(7, 7) == red)
    #expect(shown.pixel(8, 7) == green)
    #expect(shown.pixel(111, 79) == green)
    #expect(shown.pixel(112, 79) == red)
    #expect(shown.pixel(8, 8) == blue)
    #expect(shown.pixel(111, 71) == blue)
  }

  @Test func `a drawing has as many pixels as the screen`() throws {
    for scale in [1, 3] as [CGFloat] {
      let logo = try #require(image("logo", .phone(scale: scale)))
      #expect(logo.size == CGSize(width: 24, height: 12))
      #expect(logo.cgImage?.width == Int(24 * scale))
      #expect(logo.pixel(0, 0) == red)
      #expect(logo.pixel(Int(24 * scale) - 1, 0) == blue)
    }
  }

  @Test func `an image view shows the file for its own traits, and follows them`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.overrideUserInterfaceStyle = .light
    let view = UIImageView(image: image("flag", .phone()))
    window.addSubview(view)
    #expect(picture(view).pixel(5, 5) == red)
    window.overrideUserInterfaceStyle = .dark
    #expect(picture(view).pixel(5, 5) == blue)
    window.overrideUserInterfaceStyle = .light
    #expect(picture(view).pixel(5, 5) == red)
  }

  @Test func `a changed image goes on following the traits`() throws {
    let flag = try #require(image("flag", .phone())).withRenderingMode(.alwaysOriginal)
    let view = UIImageView(image: flag)
    view.overrideUserInterfaceStyle = .dark
    #expect(picture(view).pixel(5, 5) == blue)
    #expect(view.image?.renderingMode == .alwaysOriginal)
  }

  @Test func `an asset takes images for traits`() throws {
    let (day, night) = (
      try #require(image("flag", .phone())), try #require(image("note", .phone()))
    )
    let asset = UIImageAsset()
    #expect(asset.image(with: .current).size == .zero)
    asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: .phone()).pixel(0, 0) == red)
    #expect(asset.image(with: .phone(.dark)).pixel(0, 0) == green)
    let view = UIImageView(image: asset.image(with: .phone()))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.overrideUserInterfaceStyle = .dark
    #expect(picture(view).pixel(5, 5) == green)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: .phone(.dark)).pixel(0, 0) == red)
  }

  @Test func `a symbol set is drawn as large as its text and in the tint`() throws {
    let brick = try #require(image("brick", .phone()))
    #expect(brick.isSymbolImage)
    func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize? {
      brick.applyingSymbolConfiguration(configuration)?.size
    }
    // Drawn 80 by 40 for text of 100 points, at two pixels a point.
    #expect(size(.init(pointSize: 50)) == CGSize(width: 40, height: 20))
    #expect(size(.init(pointSize: 50, weight: .black)) == CGSize(width: 50, height: 25))
    #expect(size(.init(pointSize: 50, weight: .heavy)) == CGSize(width: 50, height: 25))
    #expect(
      size(.init(pointSize: 50, weight: .regular, scale: .large)) == CGSize(width: 50, height: 25))
    let view = UIImageView(image: brick)
    view.preferredSymbolConfiguration = .init(pointSize: 50)
    view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(picture(view).pixel(20, 10) == blue)
  }

  @Test func `a symbol has the colours of its configuration`() throws {
    let brick = try #require(image("brick", .phone()))
    let view = UIImageView(image: brick)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    view.tintColor = .blue
    view.sizeToFit()
    #expect(picture(view).pixel(20, 10) == red)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.preferredSymbolConfiguration = .init(hierarchicalColor: green)
    #expect(picture(view).pixel(5, 5) == "00FF00FF")
  }
}
