import Inspection
import SnapshotTesting
import UIKit

/// Describes which views move differently from the recording, and whether they are early or late.
struct FilmWords {
  let recorded: Film
  let found: Film

  /// A sentence for each view that differs.
  var sentences: [String] {
    let before = Dictionary(recorded.tracks.map { ($0.name, $0.exposures) }) { first, _ in first }
    let after = Set(found.tracks.map(\.name))
    let changed = found.tracks.compactMap { track -> String? in
      guard let old = before[track.name] else { return "\(track.name) moves, and did not before" }
      return sentence(track.name, was: old, is: track.exposures)
    }
    return changed
      + recorded.tracks.filter { !after.contains($0.name) }.map { "\($0.name) does not move" }
  }

  private func sentence(
    _ name: String, was old: [Film.Exposure], is new: [Film.Exposure]
  ) -> String? {
    let pairs = zip(old, new).filter { $0.moment == $1.moment && $0.place != $1.place }
    guard let (was, now) = pairs.first else { return nil }
    let place =
      "at \(now.moment.seconds) it is \(now.words(against: was)), recorded \(was.words(against: now))"
    let times = times(of: new, against: old).map { "\($0); " } ?? ""
    guard let delay = delay(of: new, behind: old), delay != 0 else {
      return "\(name) moves otherwise: \(times)\(place)"
    }
    return "\(name) is \(abs(delay)) ms \(delay > 0 ? "late" : "early"): \(times)\(place)"
  }

  /// The changed start or end of the view's motion; nil if both are unchanged.
  private func times(of new: [Film.Exposure], against old: [Film.Exposure]) -> String? {
    if let (was, now) = pair(old.departure, new.departure) {
      return "it leaves its place after \(now.seconds), recorded after \(was.seconds)"
    }
    if let (was, now) = pair(old.arrival, new.arrival) {
      return "it arrives by \(now.seconds), recorded by \(was.seconds)"
    }
    return nil
  }

  private func pair(_ old: Double?, _ new: Double?) -> (Double, Double)? {
    guard let old, let new, old != new else { return nil }
    return (old, new)
  }

  /// The delay in milliseconds if all positions, at least two, are reached by the same delay;
  /// otherwise nil.
  private func delay(of new: [Film.Exposure], behind old: [Film.Exposure]) -> Int? {
    let delays = new.compactMap { exposure -> Double? in
      time(of: exposure, in: old).map { (exposure.moment - $0) * 1000 }
    }.sorted()
    guard let least = delays.first, let most = delays.last, delays.count > 1, most - least <= 10
    else { return nil }
    return Int((delays[delays.count / 2] / 5).rounded()) * 5
  }

  /// The time at which the old film passes a position; nil at rest or if it does not pass it.
  private func time(of exposure: Film.Exposure, in old: [Film.Exposure]) -> Double? {
    for (start, end) in zip(old, old.dropFirst()) {
      let (from, to, at) = (start.number, end.number, exposure.number)
      guard from != to, (at - from) * (at - to) < 0 || at == to else { continue }
      if at == to, to == old.last?.number { continue }
      return start.moment + (end.moment - start.moment) * Double((at - from) / (to - from))
    }
    return nil
  }
}

extension Double {
  /// Such as "0.05 s" or "1 s".
  var seconds: String { self == rounded() ? "\(Int(self)) s" : "\(self) s" }
}

extension [Film.Exposure] {
  /// The last moment at which the view is in its first state.
  fileprivate var departure: Double? {
    prefix { $0.place == first?.place }.last?.moment
  }

  /// The first moment at which the view is in its last state.
  fileprivate var arrival: Double? {
    reversed().prefix { $0.place == last?.place }.last?.moment
  }
}

extension Film.Exposure {
  /// The differences from another exposure: position, size and opacity.
  fileprivate func words(against other: Film.Exposure) -> String {
    var words: [String] = []
    if frame.size != other.frame.size {
      words.append("\(frame.width.brief) x \(frame.height.brief) points")
    }
    if frame.origin != other.frame.origin {
      words.append("at (\(frame.minX.brief), \(frame.minY.brief))")
    }
    if opacity != other.opacity { words.append("opaque to \(opacity.brief)") }
    return words.joined(separator: " ")
  }

  /// A number that changes with any property of the exposure.
  var number: CGFloat {
    frame.midX + 1.7 * frame.midY + 2.3 * frame.width + 3.1 * frame.height + 100 * opacity
  }
}
