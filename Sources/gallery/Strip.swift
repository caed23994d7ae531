import GalleryScenes
import GeometryCore
import QuartzCore
import RenderCore
import UIKit

/// Moments of a film side by side, each below its time.
struct Strip {
  private static let gap: CGFloat = 12
  private static let captionHeight: CGFloat = 28

  let picture: Picture

  /// - Throws: A usage failure if the strip would be too large.
  @MainActor init(of film: Film) throws(GalleryFailure) {
    var conditions = film.stage.conditions
    let window = conditions.size
    let step = window.width + Strip.gap
    conditions.size = Strip.size(windows: film.moments.count, of: window)
    try conditions.checkArea()
    var list = DisplayList()
    list.append(
      .fill(.rectangle(CGRect(origin: .zero, size: conditions.size).core), Strip.background))
    for (index, time) in film.moments.enumerated() {
      film.advance(to: time)
      list.append(.save)
      let place = Point(
        x: Double(Strip.gap + CGFloat(index) * step), y: Double(Strip.captionHeight))
      list.append(.transform(.translation(place)))
      Strip.record(time, width: window.width, into: &list)
      list.append(.clip(.rectangle(CGRect(origin: .zero, size: window).core)))
      list.append(contentsOf: film.stage.picture.list)
      list.append(.restore)
    }
    picture = Picture(
      scene: film.stage.scene.name, list: list, size: conditions.size, scale: conditions.scale)
  }

  /// The size of a strip of several windows, in points.
  static func size(windows: Int, of size: CGSize) -> CGSize {
    CGSize(
      width: gap + CGFloat(windows) * (size.width + gap),
      height: captionHeight + size.height + gap)
  }

  /// A medium gray, so that light and dark windows stand out.
  private static let background = Paint.color(RGBA(red: 0.55, green: 0.56, blue: 0.58, alpha: 1))

  /// Writes a time above a window.
  @MainActor private static func record(
    _ time: TimeInterval, width: CGFloat, into list: inout DisplayList
  ) {
    let label = UILabel(frame: CGRect(x: 0, y: -captionHeight, width: width, height: captionHeight))
    label.text = "\(CGFloat(time).text) s"
    label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    label.layer.record(into: &list)
  }
}
