import CollectionViewExtras
import QuartzCore
import RenderCore
import UIKit

/// A window with views and layers, its surface, and a client that shows what the surface says.
@MainActor final class SurfaceStage {
  let clock: ManualClock
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 150))
  let surface: SceneSurface
  /// The window, its first scroll view and what the script added.
  var views: [UIView]
  var sizes = Sizes()
  private var client: [UInt8] = []
  private var clientBox: PixelBox?

  final class Sizes {
    var size = CGSize(width: 120, height: 150)
    var scale: CGFloat = 2
  }

  init(scale: Int, clock: ManualClock) {
    self.clock = clock
    let (window, sizes) = (window, sizes)
    sizes.scale = CGFloat(scale)
    surface = SceneSurface(
      size: { sizes.size }, scale: { sizes.scale }, windows: { [window] })
    views = [window]
    window.backgroundColor = .systemBackground
    addScroll(to: window, frame: CGRect(x: 10, y: 10, width: 90, height: 120))
    window.isHidden = false
  }

  func addScroll(to view: UIView, frame: CGRect) {
    let scroll = UIScrollView(frame: frame)
    scroll.backgroundColor = .systemBackground
    scroll.contentSize = CGSize(width: 200, height: 600)
    scroll.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroll)
    views.append(scroll)
    for row in 0..<8 {
      let label = UILabel(frame: CGRect(x: 5, y: CGFloat(row) * 40 + 4, width: 80, height: 30))
      label.text = "Row \(row)"
      label.layer.cornerRadius = 6
      label.layer.backgroundColor = UIColor.systemGreen.cgColor
      scroll.addSubview(label)
    }
  }

  func close() { window.isHidden = true }

  /// Where the pixels differ from those of a plain drawing; nil for nowhere.
  func complaint() -> String? {
    let change = surface.update()
    guard let box = surface.pixels, let plain = surface.plainBitmap() else {
      return "nothing was drawn"
    }
    take(change, box)
    let kept = surface.bitmap(of: box)
    if let differences = kept.changes(from: plain) {
      let places = kept.pixels.indices.filter { kept.pixels[$0] != plain.pixels[$0] }
      let first = places.first ?? 0
      return """
        the surface is not as drawn plainly in \(differences), \(places.count) bytes, the first at \
        x \(first / 4 % box.width), y \(first / 4 / box.width): \(kept.pixels[first]) for \
        \(plain.pixels[first]), of \(change)
        """
    }
    guard client != kept.pixels else { return nil }
    let shown = Bitmap(width: box.width, height: box.height, pixels: client)
    return "a client is not as drawn plainly in \(String(describing: shown.changes(from: kept))) "
      + "of \(change)"
  }

  /// Does what a client does with a change.
  private func take(_ change: SurfaceChange, _ box: PixelBox) {
    if clientBox != box { client = [UInt8](repeating: 0, count: box.area * 4) }
    clientBox = box
    for move in change.moves {
      let part = Bitmap(width: box.width, height: box.height, pixels: client)
        .cropped(to: move.source)
      put(
        part,
        PixelBox(
          x: move.source.x + move.dx, y: move.source.y + move.dy, width: move.source.width,
          height: move.source.height), in: box)
    }
    for damage in change.damage { put(surface.bitmap(of: damage), damage, in: box) }
  }

  private func put(_ part: Bitmap, _ place: PixelBox, in box: PixelBox) {
    for row in 0..<place.height {
      let start = ((place.y + row) * box.width + place.x) * 4
      client.replaceSubrange(
        start..<start + place.width * 4,
        with: part.pixels[row * place.width * 4..<(row + 1) * place.width * 4])
    }
  }
}
