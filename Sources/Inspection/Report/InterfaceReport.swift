import Foundation
import UIKit

/// What an interface shows, as data for scripts: picture, frames, explanations, accessibility, faults, and
/// what differs from an earlier report.
package struct InterfaceReport: Hashable, Sendable, Codable {
  /// The size and traits of the window.
  package struct Conditions: Hashable, Sendable, Codable {
    /// In points.
    package var width: Double
    package var height: Double
    /// The number of pixels per point.
    package var scale: Double
    package var isDark: Bool
    package var isRightToLeft: Bool
    /// Such as "UICTContentSizeCategoryL".
    package var textSize: String
  }

  /// A PNG picture of the window.
  package struct Picture: Hashable, Sendable, Codable {
    /// In pixels.
    package var width: Int
    package var height: Int
    /// The file, relative to the working directory; nil if the picture is in the report.
    package var file: String?
    /// The bytes; nil if they are in a file.
    package var base64: String?
  }

  /// A view that is not hidden.
  package struct View: Hashable, Sendable, Codable {
    /// The class, the text of labels, and the element that contains it; with a number if there are more of
    /// that name.
    package var name: String
    /// The indexes among subviews from the window, such as "0.2.1".
    package var path: String
    package var identifier: String?
    /// In points of the window.
    package var frame: PlacedFrame
  }

  /// An accessibility element, in reading order.
  package struct Accessible: Hashable, Sendable, Codable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// Label, traits, value and frame in one line.
    package var text: String
    package var frame: PlacedFrame
  }

  /// A fault, as ``LayoutFault`` has it.
  package struct Fault: Hashable, Sendable, Codable {
    package var name: String
    /// Whether it may be intended.
    package var isAdvice: Bool
    package var element: String
    package var viewPath: String
    package var section: Int?
    package var item: Int?
    package var kind: String?
    package var identifier: String?
    package var frame: PlacedFrame
    package var problem: String
    package var expected: String
    package var found: String
    package var cure: String
  }

  /// The version of this format.
  package var format = 1
  package var title: String
  package var conditions: Conditions
  package var picture: Picture?
  package var faults: [Fault]
  package var layouts: [LayoutReport]
  package var views: [View]
  package var accessibility: [Accessible]
  /// Nil without an earlier report.
  package var difference: ReportDifference?

  /// The report as JSON with sorted keys.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
