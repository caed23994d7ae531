import GeometryCore
import RenderCore
import Testing
import UIKit

@MainActor @Suite struct UIImageTests {
  /// 4 by 2 points, the left half red and the right half blue.
  private let flag = drawn(4, 2) {
    $0.setFillColor(UIColor.red.cgColor)
    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    $0.setFillColor(UIColor.blue.cgColor)
    $0.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
  }
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  @Test func `PNG data comes back with the same pixels`() throws {
    let data = try #require(flag.pngData())
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 2)
    #expect(image.cgImage?.bitmap.pixels == flag.cgImage?.bitmap.pixels)
    #expect(UIImage(data: data)?.size == CGSize(width: 4, height: 2))
    #expect(try #require(flag.jpegData(compressionQuality: 0.9)).starts(with: [0xFF, 0xD8]))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
  }

  @Test func `a file's name tells its scale`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("flag@2x.png")
    try #require(flag.pngData()).write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "flag", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "flag.png", in: bundle, with: nil)?.scale == 2)
    #expect(UIImage(named: "flags", in: bundle, compatibleWith: nil) == nil)
  }

  /// Where red and blue come to lie: first and last pixel of the picture's diagonal.
  @Test(arguments: [
    (UIImage.Orientation.up, true, true, false), (.down, true, false, true),
    (.left, false, false, true),
    (.right, false, true, false), (.upMirrored, true, false, true),
    (.downMirrored, true, true, false),
    (.leftMirrored, false, true, false), (.rightMirrored, false, false, true),
  ])
  func `an orientation turns the pixels upright`(
    orientation: UIImage.Orientation, isWide: Bool, redFirst: Bool, redLast: Bool
  ) throws {
    let image = UIImage(cgImage: try #require(flag.cgImage), scale: 1, orientation: orientation)
    #expect(image.size == (isWide ? CGSize(width: 4, height: 2) : CGSize(width: 2, height: 4)))
    let pixels = Pixels(drawn(4, 4) { _ in image.draw(at: .zero) })
    #expect(pixels[0, 0] == (redFirst ? red : blue))
    #expect(pixels[Int(image.size.width) - 1, Int(image.size.height) - 1] == (redLast ? red : blue))
  }

  @Test(arguments: [
    ("plus", "Add"), ("plus.circle.fill", "Add"), ("trash.fill", "Delete"),
    ("chevron.left", "Back"), ("chart.bar.fill", "Chart bar"), ("circle", "Circle"),
    ("square.fill", "Square"),
  ])
  func `a button with a symbol alone has its spoken name`(symbol: String, name: String) throws {
    let image = try #require(UIImage(systemName: symbol))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setImage(image.withTintColor(.red), for: .normal)
    #expect(button.accessibilityLabel == name)
    image.accessibilityLabel = "Own"
    button.setImage(image, for: .normal)
    #expect(button.accessibilityLabel == "Own")
    button.setTitle("Title", for: .normal)
    #expect(button.accessibilityLabel == "Title")
    #expect(flag.accessibilityLabel == nil)
  }

  @Test func `symbols are known by name and sized by their text`() throws {
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      #expect(UIImage(systemName: "../chevron") == nil)
      let chevron = UIImage(systemName: "chevron.right")
      #expect(chevron?.isSymbolImage == true)
      #expect(chevron?.size == CGSize(width: 12.5, height: 17))
      let circle = UIImage(systemName: "circle")?.size ?? .zero
      #expect(circle == CGSize(width: 20.5, height: 19.5))
      let double = UIImage.SymbolConfiguration(pointSize: 34)
      #expect(
        UIImage(systemName: "circle", withConfiguration: double)?.size
          == CGSize(width: 41, height: 38.5))
      let small = UIImage.SymbolConfiguration(scale: .small)
      #expect(
        UIImage(systemName: "circle", withConfiguration: small)?.size
          == CGSize(width: 16, height: 15))
    }
  }

  @Test func `a symbol of a text style grows with the text size`() {
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    let image = UIImage(systemName: "circle", withConfiguration: style)
    var sizes: [CGFloat] = []
    for category in [UIContentSizeCategory.large, .accessibilityMedium] {
      UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: 1),
      ]).performAsCurrent { sizes.append(image?.size.width ?? 0) }
    }
    // 1.2 times 17 and 28 points.
    #expect(sizes == [20, 34])
  }

  @Test func `configurations add up, the later winning`() {
    let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = first.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    #expect(
      both.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
    let style = first.applying(UIImage.SymbolConfiguration(textStyle: .headline))
    #expect(style == UIImage.SymbolConfiguration(textStyle: .headline))
    #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
    #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
  }

  @Test func `a tinted picture keeps only its shape`() {
    let tinted = flag.withTintColor(.green)
    let pixels = Pixels(drawn(4, 2) { _ in tinted.draw(at: .zero) })
    #expect(pixels[0, 0] == [0, 255, 0, 255])
    #expect(pixels[3, 1] == [0, 255, 0, 255])
  }

  @Test func `a symbol is drawn within its own size`() throws {
    let image = try #require(UIImage(systemName: "circle.fill"))
    let pixels = Pixels(
      drawn(60, 60) { _ in
        image.withTintColor(.red).draw(in: CGRect(x: 20, y: 10, width: 30, height: 30))
      })
    let box = try #require(pixels.inked)
    // The drawing is 17.06 by 17.1 of 20.4 by 19.3 points.
    #expect(box == (minX: 22, minY: 11, maxX: 47, maxY: 38))
    #expect(pixels[35, 25] == red)
  }

  // MARK: Image views

  private func imageView(_ mode: UIView.ContentMode) -> Pixels {
    let view = UIImageView(image: flag)
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    view.contentMode = mode
    return Pixels(snapshot(view))
  }

  @Test func `an image view is as large as its image`() {
    let view = UIImageView(image: flag)
    #expect(view.bounds.size == CGSize(width: 4, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  /// Where the image's ink ends in 8 by 8 points: left, top, right, bottom.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, [0, 0, 7, 7]), (.scaleAspectFit, [0, 2, 7, 5]),
    (.scaleAspectFill, [0, 0, 7, 7]),
    (.center, [2, 3, 5, 4]), (.top, [2, 0, 5, 1]), (.bottom, [2, 6, 5, 7]), (.left, [0, 3, 3, 4]),
    (.right, [4, 3, 7, 4]), (.topLeft, [0, 0, 3, 1]), (.topRight, [4, 0, 7, 1]),
    (.bottomLeft, [0, 6, 3, 7]),
    (.bottomRight, [4, 6, 7, 7]),
  ])
  func `a content mode places the image`(mode: UIView.ContentMode, edges: [Int]) throws {
    let box = try #require(imageView(mode).inked)
    #expect([box.minX, box.minY, box.maxX, box.maxY] == edges)
  }

  @Test func `templates take the tint of their view`() {
    let view = UIImageView(image: flag.withRenderingMode(.alwaysTemplate))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    parent.addSubview(view)
    parent.tintColor = .green
    #expect(Pixels(snapshot(parent))[1, 1] == [0, 255, 0, 255])
    parent.tintColor = .red
    #expect(Pixels(snapshot(parent))[1, 1] == red)
    view.image = flag
    #expect(Pixels(snapshot(parent))[3, 1] == blue)
  }

  @Test func `a symbol with a tint keeps it only as an original`() throws {
    let symbol = try #require(UIImage(systemName: "square.fill")).withTintColor(.red)
    let view = UIImageView(image: symbol)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.tintColor = .green
    #expect(Pixels(snapshot(view))[10, 10] == [0, 255, 0, 255])
    view.image = symbol.withRenderingMode(.alwaysOriginal)
    #expect(Pixels(snapshot(view))[10, 10] == red)
  }

  @Test func `a highlighted view shows its other image`() {
    let view = UIImageView(image: flag, highlightedImage: flag.withTintColor(.green))
    view.isHighlighted = true
    #expect(Pixels(snapshot(view))[0, 0] == [0, 255, 0, 255])
    view.isHighlighted = false
    #expect(Pixels(snapshot(view))[0, 0] == red)
  }

  @Test func `a flipping image is mirrored from right to left`() {
    let view = UIImageView(image: flag.imageFlippedForRightToLeftLayoutDirection())
    #expect(Pixels(snapshot(view))[0, 0] == red)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsDisplay()
    #expect(Pixels(snapshot(view))[0, 0] == blue)
  }

  @Test func `the view's configuration fills in what the symbol leaves open`() {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    view.traitOverrides.displayScale = 1
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 41, height: 39))
    view.image = UIImage(
      systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 19))
  }
}
