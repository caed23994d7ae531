import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct LooseFileTests {
  @Test func `a loose file is chosen by scale and idiom`() {
    func pin(_ traits: UITraitCollection) -> UIImage? {
      UIImage(named: "pin", in: loose, compatibleWith: traits)
    }
    #expect(pin(.phone(scale: 1))?.pixel(0, 0) == red)
    #expect(pin(.phone(scale: 2))?.pixel(0, 0) == green)
    #expect(pin(.phone(scale: 3))?.pixel(0, 0) == green, "the one with most pixels")
    #expect(pin(.phone(scale: 3, idiom: .pad))?.scale == 3)
    #expect(pin(.phone(scale: 2, idiom: .pad))?.pixel(0, 0) == blue)
    #expect(pin(.phone(scale: 2))?.size == CGSize(width: 10, height: 10))
  }

  @Test(arguments: ["photo.bmp", "photo.tiff", "still.gif"])
  func `formats of still pictures are read`(name: String) throws {
    let photo = try #require(UIImage(named: name, in: loose, compatibleWith: nil))
    #expect(photo.size == CGSize(width: 2, height: 1))
    #expect([photo.pixel(0, 0), photo.pixel(1, 0)] == [red, blue])
    let path = try #require(loose.path(forResource: name, ofType: nil))
    #expect(UIImage(contentsOfFile: path)?.size == photo.size)
    let data = try #require(FileManager.default.contents(atPath: path))
    #expect(UIImage(data: data) != nil)
    #expect(UIImage(data: data.prefix(20)) == nil, "a part of a file is no picture")
  }

  @Test func `an image is tiled or stretched between its corners`() throws {
    // Columns of one point: red, green, blue, red.
    let columns: [UIColor] = [
      .init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 0, green: 1, blue: 0, alpha: 1),
      .init(red: 0, green: 0, blue: 1, alpha: 1), .init(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let strip = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      for (index, color) in columns.enumerated() {
        color.setFill()
        $0.fill(CGRect(x: index, y: 0, width: 1, height: 4))
      }
    }
    #expect(strip.capInsets == .zero)
    #expect(strip.resizingMode == .tile)
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let tiled = strip.resizableImage(withCapInsets: insets)
    #expect(tiled.capInsets == insets)
    #expect(tiled.size == strip.size)
    let view = UIImageView(image: tiled)
    view.frame = CGRect(x: 0, y: 0, width: 9, height: 4)
    var shown = picture(view)
    #expect(
      (0..<9).map { shown.pixel($0, 2) } == [
        red, green, blue, green, blue, green, blue, green, red,
      ])
    let edged = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
    view.image = strip.resizableImage(withCapInsets: edged, resizingMode: .stretch)
    shown = picture(view)
    #expect(
      (0..<9).map { shown.pixel($0, 2) } == [red, green] + [String](repeating: blue, count: 6) + [
        red
      ])
  }

  @Test func `a thumbnail keeps the proportions and the scale`() async throws {
    let logo = try #require(
      UIImage(named: "logo", in: bundle, compatibleWith: UITraitCollection(displayScale: 2)))
    let small = try #require(logo.preparingThumbnail(of: CGSize(width: 12, height: 12)))
    #expect(small.size == CGSize(width: 12, height: 6))
    #expect(small.scale == 2)
    #expect(small.pixel(0, 0) == red)
    #expect(await logo.byPreparingThumbnail(ofSize: CGSize(width: 6, height: 6))?.size.height == 3)
    #expect(await logo.byPreparingForDisplay()?.size == logo.size)
    #expect(UIImage().preparingForDisplay() == nil)
    #expect(logo.preparingThumbnail(of: .zero) == nil)
  }

  @Test func `an image view shows pictures by the clock`() throws {
    try ManualClock.run { clock in
      let frames = (0..<3).compactMap {
        UIImage(named: "walk\($0)", in: loose, compatibleWith: nil)
      }
      #expect(frames.count == 3)
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.image = try #require(UIImage(named: "pin", in: loose, compatibleWith: .phone(scale: 1)))
      view.animationImages = frames
      view.animationDuration = 0.3
      #expect(!view.isAnimating)
      view.startAnimating()
      #expect(view.isAnimating)
      var seen: [String] = []
      for _ in 0..<4 {
        seen.append(picture(view).pixel(1, 1))
        clock.advance(by: 0.1)
      }
      #expect(seen == [red, green, blue, red])
      view.stopAnimating()
      #expect(!view.isAnimating)
      view.animationRepeatCount = 2
      view.startAnimating()
      clock.advance(by: 0.55)
      #expect(picture(view).pixel(1, 1) == blue)
      clock.advance(by: 0.1)
      #expect(!view.isAnimating, "shown twice")
      view.highlightedAnimationImages = [frames[1]]
      view.isHighlighted = true
      view.animationRepeatCount = 0
      view.startAnimating()
      #expect(picture(view).pixel(1, 1) == green)
      view.animationImages = nil
      #expect(!view.isAnimating)
    }
  }

  @Test func `an image that moves does so in an image view`() throws {
    try ManualClock.run { clock in
      let frames = (0..<3).compactMap {
        UIImage(named: "walk\($0)", in: loose, compatibleWith: nil)
      }
      let walk = try #require(UIImage.animatedImage(with: frames, duration: 0))
      #expect(walk.duration == 0.1)
      #expect(walk.images?.count == 3)
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
      let view = UIImageView(image: walk)
      #expect(view.isAnimating)
      clock.advance(by: 0.05)
      #expect(picture(view).pixel(1, 1) == green)
      view.image = frames[2]
      #expect(!view.isAnimating)
      #expect(picture(view).pixel(1, 1) == blue)
    }
  }

  @Test func `what lies beside a program for its own target belongs to it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Pack_Shop.resources", "Pack_ShopKit.resources", "Shop"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    #expect(
      Bundle.targetFolders(of: folder.path + "/Shop") == [folder.path + "/Pack_Shop.resources"])
    #expect(Bundle.targetFolders(of: folder.path + "/Other").isEmpty)
  }
}
