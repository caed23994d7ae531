import CoreGraphics
import RenderCore
import SnapshotTesting
import UIKit

/// Describes which views of a hierarchy look different, and how.
@MainActor struct PictureWords {
  let root: UIView
  let scale: CGFloat

  /// The maximum number of sentences in a failure.
  private static let most = 6

  /// One sentence per view, such as "UILabel "Total" in cell [0, 2] looks different: #FF3B30,
  /// recorded #34C759", and how its text is truncated.
  func sentences(_ old: Bitmap, _ new: Bitmap) -> [String] {
    let regions = DifferenceRegions(old, new, tile: max(1, Int(8 * scale)))
    var places: [(view: UIView, box: DifferenceRegions.Box)] = []
    for box in regions.boxes {
      let view = view(around: frame(of: box))
      if let index = places.firstIndex(where: { $0.view === view }) {
        places[index].box.add(box)
      } else {
        places.append((view, box))
      }
    }
    let sentences = places.prefix(Self.most).map {
      sentence($0.view, in: $0.box, was: old, is: new)
    }
    let rest = places.count - sentences.count
    return rest == 0 ? sentences : sentences + ["and \(rest) views more look different"]
  }

  private func sentence(
    _ view: UIView, in box: DifferenceRegions.Box, was old: Bitmap, is new: Bitmap
  ) -> String {
    let before = old.commonColor(in: box, where: { old.differs(from: new, at: $0) })
    let after = new.commonColor(in: box, where: { old.differs(from: new, at: $0) })
    let colors = before == after ? "" : ": \(after), recorded \(before)"
    let text = (view as? UILabel).flatMap(FaultFinder(root: root).cutOff)
    let reason = text.map { "; its text \($0.problem)" } ?? ""
    let frame = frame(of: box)
    let size = "\(frame.width.brief) x \(frame.height.brief) points"
    let place = "(\(frame.minX.brief), \(frame.minY.brief))"
    return
      "\(view.name(within: root)) looks different, \(size) at \(place)\(colors)\(reason)"
  }

  private func frame(of box: DifferenceRegions.Box) -> CGRect {
    CGRect(
      x: CGFloat(box.left) / scale, y: CGFloat(box.top) / scale,
      width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale)
  }

  /// The innermost view that a difference belongs to: the one that contains most of it, or the only
  /// one of that size there, because moved or truncated content also differs beside its view.
  private func view(around box: CGRect) -> UIView {
    let area = { (frame: CGRect) in frame.width * frame.height }
    var found = root
    while true {
      let near = found.subviews.compactMap { view -> (view: UIView, frame: CGRect)? in
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        let frame = view.convert(view.bounds, to: root).insetBy(dx: -1, dy: -1)
        return frame.intersects(box) ? (view, frame) : nil
      }
      let holder = near.last { area($0.frame.intersection(box)) >= area(box) * 0.6 }
      if let inner = holder ?? (near.count == 1 ? near[0] : nil),
        holder != nil
          || (box.width <= inner.frame.width && box.height <= inner.frame.height)
      {
        found = inner.view
      } else {
        return found
      }
    }
  }
}

extension Bitmap {
  fileprivate func differs(from other: Bitmap, at pixel: Int) -> Bool {
    (4 * pixel..<4 * pixel + 4).contains { pixels[$0] != other.pixels[$0] }
  }

  /// The most frequent color of the counted pixels, such as "#34C759".
  fileprivate func commonColor(
    in box: DifferenceRegions.Box, where counts: (Int) -> Bool
  ) -> String {
    var tally: [UInt32: Int] = [:]
    for y in box.top...box.bottom {
      for x in box.left...box.right where counts(y * width + x) {
        let start = 4 * (y * width + x)
        let color = pixels[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        tally[color, default: 0] += 1
      }
    }
    let most = tally.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    return most >> 24 == 0 ? "clear" : String(format: "#%06X", most & 0xff_ffff)
  }
}
