import Foundation

/// Layouts of Interface Builder documents with the frames that Apple's Auto Layout gave them.
///
/// The schema is that of `Fixtures/AutoLayout/interface-builder.json`, whose header names each key.
public struct RecordedDocuments: Decodable {
  public var cases: [RecordedDocument]

  public init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }
}

/// A document: view trees and constraints as they were solved on a canvas.
public struct RecordedDocument: Decodable {
  public var id: String
  /// The major version of Interface Builder; 24000 and later are Xcode 26.
  public var tools: Int
  public var device: String?
  public var screen: [Double]?
  public var roots: [RecordedRoot]
  public var nodes: [RecordedNode]
  public var constraints: [RecordedConstraint]

  /// Whether controls have the metrics of iOS 26.
  public var hasMetricsOf26: Bool { (24000..<32000).contains(tools) }

  /// Pixels per point of the canvas.
  public var scale: Double {
    let dense: Set = [
      "retina6_12", "retina5_9", "retina6_5", "retina5_5", "retina6_0", "retina6_3",
    ]
    return device.map(dense.contains) == true ? 3 : 2
  }
}

/// What a top-level view is to its document.
public struct RecordedRoot: Decodable {
  public var node: Int
  public var role: String
  /// The containers of the controller, nearest first.
  public var `in`: [String]?
  public var sim: SimulatedBars?

  /// Bars that the canvas shows though no container has them.
  public struct SimulatedBars: Decodable {
    public var simulatedTopBarMetrics: Element?
    public var simulatedBottomBarMetrics: Element?
  }

  public struct Element: Decodable { public var el: String? }
}

/// A view. Its index among the nodes is its number; parents come first.
public struct RecordedNode: Decodable {
  /// The kind of element, such as `label`.
  public var k: String
  /// The parent's number; -1 for a root.
  public var p: Int
  public var role: String
  /// The frame in the parent's coordinates: x, y, width, height.
  public var f: [Double]?
  public var arm: UInt?
  public var tamic: Int?
  public var hugH: Float?, hugV: Float?, resH: Float?, resV: Float?
  public var stack: [String: StackValue]?
  public var stackNow: [String: StackValue]?
  /// Explicit margins: top, left, bottom, right.
  public var margins: [Double]?
  public var dirMargins: [Double]?
  /// Derived safe area and margins; nil where no constraint tells.
  public var safe: [Double?]?
  public var marg: [Double?]?
  public var placeholderSize: [Double?]?
  public var tx: TextFacts?
  public var img: ImageFacts?
  public var presMargins: Int?
  public var insetsFromSafeArea: Int?
  public var hidden: Int?
  public var off: Int?
  public var fixedFrame: Int?
  public var scrollEnabled: String?
  public var semantic: String?
  /// What each component of the frame follows from: x, y, width, height.
  public var cls: String
  /// How sure the frame is: 3 exact, 2 by priorities, 1 by the size of texts, 0 not to be compared.
  public var q: Int?

  public var frame: CGRect? {
    f.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  public struct TextFacts: Decodable { public var font: Font? }
  public struct Font: Decodable {
    public var size: Double?
    /// The name of a text style, such as `UICTFontTextStyleBody`.
    public var style: String?
  }
  public struct ImageFacts: Decodable {
    public var size: [Double]?
    public var system: Bool?
  }
}

/// A value of a stack view's attribute, which documents write as a text or a number.
public enum StackValue: Decodable {
  case text(String)
  case number(Double)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text((try? container.decode(String.self)) ?? "")
    }
  }

  public var text: String? { if case .text(let text) = self { text } else { nil } }
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text)
    }
  }
}

/// `first relation multiplier * second + constant`.
public struct RecordedConstraint: Decodable {
  public var owner: Int
  public var first: Item
  public var firstAttribute: String
  public var relation: String
  public var second: Item?
  public var secondAttribute: String?
  public var multiplier: Double
  public var constant: Double
  public var priority: Float
  public var flags: [String]

  /// A view, or one of its guides.
  public struct Item: Decodable {
    public var node: Int
    public var guide: String?

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        node = number
        return
      }
      let parts = try container.decode(String.self).split(separator: ".")
      node = Int(parts[0]) ?? 0
      guide = String(parts[1])
    }
  }

  public init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    owner = try row.decode(Int.self)
    first = try row.decode(Item.self)
    firstAttribute = try row.decode(String.self)
    relation = try row.decode(String.self)
    second = try row.decodeIfPresent(Item.self)
    secondAttribute = try row.decodeIfPresent(String.self)
    multiplier = try row.decode(Double.self)
    constant = try row.decode(Double.self)
    priority = try row.decode(Float.self)
    flags = try row.decode([String].self)
  }

  /// Whether the constraint is in force on the canvas, where those that are removed at build time are.
  public var isInstalled: Bool { !flags.contains("off") }
  /// Whether the document leaves the constant to the standard spacing.
  public var isSymbolic: Bool { flags.contains("symbolic") && constant == 0 }
}
