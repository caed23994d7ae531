import CoreGraphics
import RenderCore
import SnapshotTesting
import UIKit

/// Says which view of a tree looks different, and how.
@MainActor struct PictureWords {
  let root: UIView
  let scale: CGFloat

  /// Such as "UILabel "Total" in cell [0, 2] looks different: #FF3B30, recorded #34C759".
  func sentence(_ difference: PixelDifference, _ old: Bitmap, _ new: Bitmap) -> String {
    let box = CGRect(
      x: CGFloat(difference.box.x) / scale, y: CGFloat(difference.box.y) / scale,
      width: CGFloat(difference.box.width) / scale, height: CGFloat(difference.box.height) / scale)
    let before = old.commonColor(in: difference.box, where: { old.differs(from: new, at: $0) })
    let after = new.commonColor(in: difference.box, where: { old.differs(from: new, at: $0) })
    let colors = before == after ? "" : ": \(after), recorded \(before)"
    return "\(view(around: box).name(within: root)) looks different within \(text(box))\(colors)"
  }

  /// The innermost view that holds all of what differs.
  private func view(around box: CGRect) -> UIView {
    var found = root
    while let inner = found.subviews.last(where: { view in
      !view.isHidden && view.alpha > 0.01
        && view.convert(view.bounds, to: root).insetBy(dx: -1, dy: -1).contains(box)
    }) {
      found = inner
    }
    return found
  }

  private func text(_ box: CGRect) -> String {
    ElementLine(name: "", frame: box, zIndex: 0).place
  }
}

extension Bitmap {
  fileprivate func differs(from other: Bitmap, at pixel: Int) -> Bool {
    (4 * pixel..<4 * pixel + 4).contains { pixels[$0] != other.pixels[$0] }
  }

  /// The colour that most of the pixels have that count, such as "#34C759".
  fileprivate func commonColor(
    in box: (x: Int, y: Int, width: Int, height: Int), where counts: (Int) -> Bool
  ) -> String {
    var tally: [UInt32: Int] = [:]
    for y in box.y..<(box.y + box.height) {
      for x in box.x..<(box.x + box.width) where counts(y * width + x) {
        let start = 4 * (y * width + x)
        let color = pixels[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        tally[color, default: 0] += 1
      }
    }
    let most = tally.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    return most >> 24 == 0 ? "clear" : String(format: "#%06X", most & 0xff_ffff)
  }
}
