import GalleryScenes
import UIKit

/// The window of a scene and its traits.
struct StageConditions: Hashable {
  /// In points.
  var size: CGSize
  /// The number of pixels per point.
  var scale: CGFloat = 2
  var isDark = false
  var isRightToLeft = false
  var textSize = UIContentSizeCategory.large
  /// The scroll offset in points from the start of the content.
  var scroll: CGFloat = 0

  init(size: CGSize) {
    self.size = size
  }

  /// The maximum number of pixels of an image: 64 million, a quarter of a gigabyte.
  private static let largestArea: CGFloat = 64_000_000
  /// The maximum number of pixels of a side.
  private static let longestSide: CGFloat = 32_000
  private static let mostItems = 10_000_000

  /// - Throws: A usage failure if the image would be too large.
  func checkArea() throws(GalleryFailure) {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 1, height >= 1 else {
      throw .usage("a window of \(size.text) points at scale \(scale.text) has less than a pixel.")
    }
    guard max(width, height) <= Self.longestSide, width * height <= Self.largestArea else {
      throw .usage(
        "a window of \(size.text) points at scale \(scale.text) is too large; "
          + "32,000 pixels a side and 64 million in all are the limit.")
    }
  }

  static func size(_ text: String) throws(GalleryFailure) -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite,
      height.isFinite, width > 0, height > 0
    else {
      throw .usage(
        "\"\(text)\" is not a size; expected WIDTHxHEIGHT above zero, such as 390x844.")
    }
    return CGSize(width: width, height: height)
  }

  static func scale(_ text: String) throws(GalleryFailure) -> CGFloat {
    guard let scale = Double(text), (0.5...8).contains(scale) else {
      throw .usage("\"\(text)\" is not a scale; expected a number from 0.5 to 8, such as 2.")
    }
    return scale
  }

  static func scroll(_ text: String) throws(GalleryFailure) -> CGFloat {
    guard let distance = Double(text), distance.isFinite else {
      throw .usage("\"\(text)\" is not a distance to scroll; expected points, such as 300.")
    }
    return distance
  }

  /// - Throws: A usage failure if the scene has no script or the moment is out of range.
  static func moment(_ text: String, of scene: Scene) throws(GalleryFailure) -> Double {
    guard let script = scene.script else {
      throw .usage("scene \(scene.name) does not move; leave out --at.")
    }
    guard let time = Double(text), (0...script.duration).contains(time) else {
      throw .usage(
        "\"\(text)\" is not a moment of \(scene.name); expected seconds from 0 to "
          + "\(CGFloat(script.duration).text).")
    }
    return time
  }

  static func items(_ text: String) throws(GalleryFailure) -> Int {
    guard let count = Int(text), (0...mostItems).contains(count) else {
      throw .usage("\"\(text)\" is not a number of items; expected 0 to 10,000,000.")
    }
    return count
  }

  static func textSize(_ name: String) throws(GalleryFailure) -> UIContentSizeCategory {
    guard let category = textSizes.first(where: { $0.name == name })?.category else {
      let names = textSizes.map(\.name).joined(separator: ", ")
      throw .usage("\"\(name)\" is not a text size; expected one of \(names).")
    }
    return category
  }

  private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
}

extension CGFloat {
  /// The number without trailing zeros, such as "2" or "0.333".
  var text: String {
    let rounded = (self * 1000).rounded() / 1000
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}

extension CGSize {
  /// Such as "390x844".
  var text: String { "\(width.text)x\(height.text)" }
}
