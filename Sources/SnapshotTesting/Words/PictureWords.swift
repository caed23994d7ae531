import CoreGraphics
import Inspection
import RenderCore
import UIKit

/// Describes which views of a hierarchy look different, and how.
@MainActor package struct PictureWords {
  private let root: UIView
  private let scale: CGFloat

  /// - Parameters:
  ///   - root: The view that the images show.
  ///   - scale: The pixels of the images per point.
  package init(root: UIView, scale: CGFloat) {
    self.root = root
    self.scale = scale
  }

  /// The maximum number of sentences in a failure.
  private static let most = 6

  /// One sentence per view, such as "UILabel "Total" in cell [0, 2] looks different: #FF3B30,
  /// recorded #34C759", and how its text is truncated.
  package func sentences(_ found: PixelDifference, old: Bitmap, new: Bitmap) -> [String] {
    var places: [(view: UIView, box: DifferenceBox)] = []
    var shown: [ObjectIdentifier: [ShownView]] = [:]
    for box in found.regions {
      let view = view(around: frame(of: box), &shown)
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
    _ view: UIView, in box: DifferenceBox, was old: Bitmap, is new: Bitmap
  ) -> String {
    let (before, after) = Bitmap.commonColors(old, new, in: box)
    let colors = before == after ? "" : ": \(after), recorded \(before)"
    let text = (view as? UILabel).flatMap { CutOffText($0, within: root) }
    let reason = text.map { "; its text \($0.problem)" } ?? ""
    let frame = frame(of: box)
    let size = "\(frame.width.brief) x \(frame.height.brief) points"
    let place = "(\(frame.minX.brief), \(frame.minY.brief))"
    return
      "\(view.name(within: root)) looks different, \(size) at \(place)\(colors)\(reason)"
  }

  private func frame(of box: DifferenceBox) -> CGRect {
    CGRect(
      x: CGFloat(box.left) / scale, y: CGFloat(box.top) / scale,
      width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale)
  }

  /// The innermost view that a difference belongs to: the one that contains most of it, or the only
  /// one of that size there, because moved or truncated content also differs beside its view.
  ///
  /// - Parameter shown: The subviews of the views that were looked into before.
  private func view(
    around box: CGRect, _ shown: inout [ObjectIdentifier: [ShownView]]
  ) -> UIView {
    let area = { (frame: CGRect) in frame.width * frame.height }
    var found = root
    while true {
      let views = shown[ObjectIdentifier(found)] ?? shownSubviews(of: found)
      shown[ObjectIdentifier(found)] = views
      let near = views.filter { $0.frame.intersects(box) }
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

  /// The visible subviews of a view, with their frames within the root extended by a point.
  private func shownSubviews(of view: UIView) -> [ShownView] {
    view.subviews.compactMap { view in
      guard !view.isHidden, view.alpha > 0.01 else { return nil }
      return ShownView(
        view: view, frame: view.convert(view.bounds, to: root).insetBy(dx: -1, dy: -1))
    }
  }

  private struct ShownView {
    var view: UIView
    var frame: CGRect
  }
}

extension Bitmap {
  /// The most frequent color of the differing pixels in both images, such as "#34C759".
  ///
  /// Of a large box some thousand pixels in a regular grid are counted.
  fileprivate static func commonColors(
    _ old: Bitmap, _ new: Bitmap, in box: DifferenceBox
  ) -> (old: String, new: String) {
    // An odd step, so that regular patterns are met in all places.
    let step = Int((Double(box.width * box.height) / 4_000).squareRoot()) | 1
    let colors = commonColors(old, new, in: box, step: step)
    return colors ?? commonColors(old, new, in: box, step: 1) ?? (old: "clear", new: "clear")
  }

  private static func commonColors(
    _ old: Bitmap, _ new: Bitmap, in box: DifferenceBox, step: Int
  ) -> (old: String, new: String)? {
    var (before, after) = (ColorTally(), ColorTally())
    let rows = box.top...box.bottom
    PixelRows(old, new).forEachDifferent(in: rows, by: step) { _, first, second, _ in
      var x = box.left
      while x <= box.right {
        if first[x] != second[x] {
          before.add(first[x])
          after.add(second[x])
        }
        x = x &+ step
      }
    }
    guard let old = before.mostFrequent, let new = after.mostFrequent else { return nil }
    return (name(old), name(new))
  }

  private static func name(_ pixel: UInt32) -> String {
    pixel >> 24 == 0 ? "clear" : String(format: "#%06X", pixel & 0xff_ffff)
  }
}

/// Counts colors. Neighbours are mostly alike, so a table counts runs.
private struct ColorTally {
  private var counts: [UInt32: Int] = [:]
  private var last: UInt32 = 0
  private var run = 0

  mutating func add(_ pixel: UInt32) {
    if pixel != last || run == 0 {
      if run > 0 { counts[last, default: 0] += run }
      (last, run) = (pixel, 0)
    }
    run &+= 1
  }

  /// The most frequent color; nil if there is none.
  var mostFrequent: UInt32? {
    var counts = counts
    if run > 0 { counts[last, default: 0] += run }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
