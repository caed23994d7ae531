import Inspection
import QuartzCore
import SnapshotTesting
import UIKit

/// The positions of views at several moments of a motion.
struct Film {
  /// The presentation of a view at a moment.
  struct Exposure: Hashable {
    /// Seconds since the motion was started.
    let moment: Double
    let name: String
    /// The frame in the superview's coordinates.
    let frame: CGRect
    let opacity: CGFloat

    var place: String {
      let base = ElementLine(name: "", frame: frame, zIndex: 0).place
      return opacity == 1 ? base : "\(base) opacity \(opacity.brief)"
    }
  }

  private(set) var exposures: [Exposure] = []

  init() {}

  /// Records the presentation of all views in the hierarchy.
  @MainActor mutating func expose(_ root: UIView, at moment: Double) {
    // Rounded to tenths of a millisecond, so that sums of moments have short decimals.
    let moment = (moment * 10_000).rounded() / 10_000
    var counts: [String: Int] = [:]
    for view in FaultFinder(root: root).allViews {
      let name = view.leafName
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      let layer = view.layer.presentation() ?? view.layer
      exposures.append(
        Exposure(
          moment: moment, name: count == 1 ? name : "\(name) #\(count)", frame: layer.frame,
          opacity: CGFloat(layer.opacity)))
    }
  }

  /// The exposures of views that change, view by view.
  var tracks: [(name: String, exposures: [Exposure])] {
    var order: [String] = []
    var tracks: [String: [Exposure]] = [:]
    for exposure in exposures {
      if tracks[exposure.name] == nil { order.append(exposure.name) }
      tracks[exposure.name, default: []].append(exposure)
    }
    return order.compactMap { name in
      let track = tracks[name] ?? []
      return Set(track.map(\.place)).count > 1 ? (name, track) : nil
    }
  }

  /// A block for each view that moves, with one line per moment; ``init(text:)`` parses it.
  var text: String {
    let blocks = tracks.map { track in
      ([track.name] + track.exposures.map { "  \($0.moment) s  \($0.place)" })
        .joined(separator: "\n")
    }
    return blocks.isEmpty ? "nothing moves\n" : blocks.joined(separator: "\n") + "\n"
  }

  init(text: String) {
    var name = ""
    for line in text.split(separator: "\n").map(String.init) {
      guard line.hasPrefix("  ") else {
        name = line
        continue
      }
      if let exposure = Exposure(text: line, name: name) { exposures.append(exposure) }
    }
  }
}

extension Film.Exposure {
  /// Parses a line of a film; nil if it has another form.
  fileprivate init?(text: String, name: String) {
    let parts = text.components(separatedBy: "  ").filter { !$0.isEmpty }
    guard parts.count == 2, let moment = Double(parts[0].dropLast(2)) else { return nil }
    let numbers = parts[1].replacingOccurrences(of: "opacity ", with: "").split(separator: " ")
      .compactMap { Double($0) }
    guard numbers.count >= 4 else { return nil }
    self.init(
      moment: moment, name: name,
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      opacity: numbers.count > 4 ? numbers[4] : 1)
  }
}
