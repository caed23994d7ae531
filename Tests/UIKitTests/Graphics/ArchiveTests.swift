import Foundation
import Testing
import UIKit

@Suite struct ArchiveTests {
  private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }

  @Test(arguments: [
    UIColor.red, .black, UIColor(white: 0.3, alpha: 0.5), .systemBlue, .label,
    UIColor.systemBackground.withAlphaComponent(0.4),
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
  ])
  func `colours come back from archives`(color: UIColor) throws {
    #expect(try archived(color) == color)
  }

  @Test func `an archive has what a dynamic provider's colour is now`() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect((try? archived(color)) == .white)
    }
    #expect(try archived(color) == .red)
  }

  @Test func `an archive of something else has no colour and no path`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(NSString("red"), forKey: "name")
    for make in [
      UIColor.init(coder:), UIBezierPath.init(coder:), UIFont.init(coder:), UIImage.init(coder:),
      NSParagraphStyle.init(coder:),
    ] as [(NSCoder) -> NSObject?] {
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(make(coder) == nil)
    }
  }

  @Test func `paths come back from archives with their style`() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.move(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 1))
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    let other = try #require(try archived(path))
    #expect(other.cgPath == path.cgPath)
    #expect(other.lineWidth == 2.5)
    #expect(other.lineCapStyle == .round)
    #expect(other.lineJoinStyle == .bevel)
    #expect(other.miterLimit == 4)
    #expect(other.usesEvenOddFillRule)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, 0 as CGFloat)
    other.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1])
    #expect(count == 3)
    #expect(phase == 1.5)
  }

  @Test(arguments: [
    UIFont.systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 11),
    .monospacedDigitSystemFont(ofSize: 9, weight: .light), .preferredFont(forTextStyle: .headline),
    UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 20), maximumPointSize: 40),
  ])
  func `fonts come back from archives`(font: UIFont) throws {
    let other = try #require(try archived(font))
    #expect(other == font)
    #expect(other.fontName == font.fontName)
  }

  @Test func `paragraph styles come back from archives`() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.headIndent, style.tailIndent) = (3, 12, -4)
    (style.alignment, style.lineBreakMode) = (.right, .byTruncatingMiddle)
    (style.lineHeightMultiple, style.baseWritingDirection) = (1.5, .rightToLeft)
    style.lineBreakStrategy = .pushOut
    let other = try #require(try archived(style))
    #expect(other == style)
    other.lineSpacing = 4
    #expect(try #require(try archived(NSParagraphStyle.default)) == NSParagraphStyle())
  }

  private var dot: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
  }

  @Test func `pictures come back from archives with how they are shown`() throws {
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 2)
    let picture = UIImage(cgImage: try #require(dot.cgImage), scale: 2, orientation: .left)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .withTintColor(.systemBlue, renderingMode: .alwaysTemplate)
      .withBaselineOffset(fromBottom: 1)
    let other = try #require(try archived(picture))
    #expect(other.size == picture.size)
    #expect(other.scale == 2)
    #expect(other.imageOrientation == .left)
    #expect(other.pngData() == picture.pngData())
    #expect(other.capInsets == insets)
    #expect(other.resizingMode == .stretch)
    #expect(other.renderingMode == .alwaysTemplate)
    #expect(other.baselineOffsetFromBottom == 1)
    let film = try #require(UIImage.animatedImage(with: [dot, dot], duration: 3))
    #expect(try archived(film)?.images?.count == 2)
    #expect(try archived(film)?.duration == 3)
    #expect(try archived(UIImage())?.size == .zero)
  }

  @Test func `symbols come back from archives`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    let symbol = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))
    let other = try #require(try archived(symbol))
    #expect(other.isSymbolImage)
    #expect(other.size == symbol.size)
    #expect(other.pngData() == symbol.pngData())
  }

  @Test func `attachments come back from archives`() throws {
    let attachment = NSTextAttachment(image: dot)
    attachment.bounds = CGRect(x: 1, y: -2, width: 8, height: 6)
    let other = try #require(try archived(attachment))
    #expect(other.bounds == attachment.bounds)
    #expect(other.image?.pngData() == dot.pngData())
    let file = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
    #expect(try archived(file)?.contents == Data([1, 2]))
    #expect(try archived(file)?.fileType == "public.data")
  }

  @MainActor @Test func `guides come back from archives by their identifiers`() throws {
    let guide = UILayoutGuide()
    guide.identifier = "middle"
    let data = try NSKeyedArchiver.archivedData(withRootObject: guide, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let other = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UILayoutGuide
    #expect(other?.identifier == "middle")
  }
}
