import GeometryCore
import RenderCore
import UIKit

/// What went wrong with a newer build, over the upper part of a window's pixels.
@MainActor final class FaultPanel {
  private let label = UILabel()
  private let view = UIView()
  private let room: CGSize
  private let scale: CGFloat
  private(set) lazy var picture: Bitmap? = drawn()

  private static let margin: CGFloat = 12
  /// The most characters that are shown.
  private static let longest = 4000

  /// - Parameters:
  ///   - room: The size of the window in points.
  ///   - scale: The number of pixels per point.
  init(_ words: String, in room: CGSize, scale: CGFloat) {
    (self.room, self.scale) = (room, scale)
    label.text = String(words.prefix(Self.longest)).trimmingCharacters(in: .whitespacesAndNewlines)
    label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    label.textColor = .white
    label.numberOfLines = 0
    view.backgroundColor = UIColor(red: 0.55, green: 0.05, blue: 0.05, alpha: 1)
    view.addSubview(label)
    let inner = CGSize(width: max(1, room.width - 2 * Self.margin), height: room.height)
    let height = label.sizeThatFits(inner).height.rounded(.up)
    label.frame = CGRect(x: Self.margin, y: Self.margin, width: inner.width, height: height)
    view.frame = CGRect(
      x: 0, y: 0, width: room.width, height: min(room.height, height + 2 * Self.margin))
    view.clipsToBounds = true
  }

  /// Whether it was made for such a window.
  func fits(_ room: CGSize, _ scale: CGFloat) -> Bool { (room, scale) == (self.room, self.scale) }

  /// Its frame in points of the window.
  var frame: CGRect { view.frame }

  /// Its frame in pixels.
  var box: PixelBox? {
    picture.map { PixelBox(x: 0, y: 0, width: $0.width, height: $0.height) }
  }

  private func drawn() -> Bitmap? {
    view.layoutIfNeeded()
    var list = DisplayList()
    view.layer.record(into: &list)
    return try? Platform.current.renderer.bitmap(
      of: list, size: Size(width: Double(view.frame.width), height: Double(view.frame.height)),
      scale: Double(scale), background: nil)
  }

  /// Draws what of the panel lies in a box.
  ///
  /// - Parameter box: The picture's place.
  func painted(on bitmap: Bitmap, at box: PixelBox) -> Bitmap {
    guard let picture, box.y < picture.height, box.x < picture.width else { return bitmap }
    var pixels = bitmap.pixels
    let width = min(bitmap.width, picture.width - box.x)
    for row in 0..<min(bitmap.height, picture.height - box.y) {
      let source = ((box.y + row) * picture.width + box.x) * 4
      pixels.replaceSubrange(
        row * bitmap.width * 4..<(row * bitmap.width + width) * 4,
        with: picture.pixels[source..<source + width * 4])
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
