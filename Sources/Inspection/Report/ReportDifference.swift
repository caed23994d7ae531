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
    let found = PixelCount(one, other)
    pixels = found.count
    pixelFrame = found.frame(scale: new.conditions.scale)
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

  /// The pixels that differ between two bitmaps of one size.
  fileprivate struct PixelCount {
    private(set) var count = 0
    private var columns = (least: Int.max, most: -1)
    private var rows = (least: Int.max, most: -1)

    init(_ one: Bitmap, _ other: Bitmap) {
      for row in 0..<one.height {
        for column in 0..<one.width {
          let index = (row * one.width + column) * 4
          guard one.pixels[index..<(index + 4)] != other.pixels[index..<(index + 4)] else {
            continue
          }
          count += 1
          columns = (min(columns.least, column), max(columns.most, column))
          rows = (min(rows.least, row), max(rows.most, row))
        }
      }
    }

    func frame(scale: Double) -> PlacedFrame? {
      guard count > 0 else { return nil }
      return PlacedFrame(
        x: Double(columns.least) / scale, y: Double(rows.least) / scale,
        width: Double(columns.most - columns.least + 1) / scale,
        height: Double(rows.most - rows.least + 1) / scale)
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
