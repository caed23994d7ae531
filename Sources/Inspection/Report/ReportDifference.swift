import Foundation
import RenderCore
import UIKit

/// What differs between two reports of an interface.
package struct ReportDifference: Hashable, Sendable, Codable {
  /// An element or view that has another frame.
  package struct Movement: Hashable, Sendable, Codable {
    package var name: String
    package var from: PlacedFrame
    package var to: PlacedFrame
  }

  /// The elements of collection views that moved or have another size.
  package var movedElements: [Movement]
  package var appearedElements: [String]
  package var vanishedElements: [String]
  /// The views outside of collection view elements, and inside those.
  package var movedViews: [Movement]
  package var appearedViews: [String]
  package var vanishedViews: [String]
  /// The lines of the accessibility tree.
  package var appearedAccessibility: [String]
  package var vanishedAccessibility: [String]
  /// Name and element of faults, such as "textTruncated: UILabel "Total"".
  package var appearedFaults: [String]
  package var vanishedFaults: [String]
  /// The number of pixels that differ; nil if the pictures have other sizes or one is missing.
  package var pixels: Int?
  /// The smallest rectangle around those pixels, in points of the window; nil if none differs.
  package var pixelFrame: PlacedFrame?

  /// Whether nothing differs.
  package var isEmpty: Bool {
    movedElements.isEmpty && movedViews.isEmpty && pixels == 0
      && [
        appearedElements, vanishedElements, appearedViews, vanishedViews, appearedAccessibility,
        vanishedAccessibility, appearedFaults, vanishedFaults,
      ].allSatisfy(\.isEmpty)
  }

  @MainActor init(from old: InterfaceReport, to new: InterfaceReport) {
    let elements = Changes(old.elementFrames, new.elementFrames)
    let views = Changes(
      old.views.map { ($0.name, $0.frame) }, new.views.map { ($0.name, $0.frame) })
    (movedElements, appearedElements, vanishedElements) = elements.parts
    (movedViews, appearedViews, vanishedViews) = views.parts
    let lines = Changes(
      old.accessibility.map { ($0.text, $0.frame) }, new.accessibility.map { ($0.text, $0.frame) })
    (_, appearedAccessibility, vanishedAccessibility) = lines.parts
    let faults = Changes(
      old.faults.map { ("\($0.name): \($0.element)", PlacedFrame(.zero)) },
      new.faults.map { ("\($0.name): \($0.element)", PlacedFrame(.zero)) })
    (_, appearedFaults, vanishedFaults) = faults.parts
    guard let one = old.picture?.bitmap, let other = new.picture?.bitmap,
      one.width == other.width, one.height == other.height
    else { return }
    let scale = new.conditions.scale
    let box = other.changes(from: one)
    pixels = box.map { other.differing(from: one, within: $0) } ?? 0
    pixelFrame = box.map {
      PlacedFrame(
        x: Double($0.x) / scale, y: Double($0.y) / scale, width: Double($0.width) / scale,
        height: Double($0.height) / scale)
    }
  }
}

extension ReportDifference {
  /// Frames by name, compared.
  fileprivate struct Changes {
    var parts: (moved: [Movement], appeared: [String], vanished: [String]) = ([], [], [])

    init(_ old: [(String, PlacedFrame)], _ new: [(String, PlacedFrame)]) {
      let former = Dictionary(old, uniquingKeysWith: { first, _ in first })
      let names = Set(new.map(\.0))
      for (name, frame) in new {
        guard let before = former[name] else {
          parts.appeared.append(name)
          continue
        }
        if before != frame { parts.moved.append(Movement(name: name, from: before, to: frame)) }
      }
      parts.vanished = old.map(\.0).filter { !names.contains($0) }
    }
  }
}

extension Bitmap {
  /// The number of pixels of a box that differ from those of a bitmap of the same size.
  fileprivate func differing(from other: Bitmap, within box: PixelBox) -> Int {
    (box.y..<(box.y + box.height)).reduce(0) { count, y in
      (box.x..<(box.x + box.width)).reduce(count) { count, x in
        let index = (y * width + x) * 4
        return pixels[index..<(index + 4)] == other.pixels[index..<(index + 4)] ? count : count + 1
      }
    }
  }
}

extension InterfaceReport {
  /// The elements of all collection views by unique names.
  fileprivate var elementFrames: [(String, PlacedFrame)] {
    layouts.enumerated().flatMap { index, layout in
      layout.elements.map {
        (layouts.count == 1 ? $0.name : "\($0.name) of collection view \(index)", $0.frame)
      }
    }
  }

  /// Compares the report with an earlier one.
  ///
  /// - Throws: What `JSONDecoder` throws if `file` is no report.
  @MainActor package mutating func compare(withReportAt file: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let old = try JSONDecoder().decode(InterfaceReport.self, from: bytes)
    difference = ReportDifference(from: old, to: self)
  }
}
