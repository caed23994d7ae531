import Foundation

/// A recorded layout: what was asked, for which container, and the frames that came out.
///
/// Decoded from `Fixtures/Layout/<area>/*.json`; each file states its schema. Plain values, so that
/// the engine's tests and the tests of the public interface run the same recordings.
public struct LayoutFixture: Decodable, Sendable {
  /// Where the recording comes from.
  public struct Source: Decodable, Sendable {
    public var repo: String
    public var file: String
  }

  /// One recorded element; `frame` is x, y, width, height in content coordinates.
  public struct Element: Decodable, Sendable {
    public var kind: String
    public var elementKind: String?
    public var section: Int
    public var item: ItemNumber
    public var frame: [Double]
    public var zIndex: Int?
  }

  /// An item number, or the largest integer for elements of the configuration.
  public struct ItemNumber: Decodable, Sendable {
    public var value: Int

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = (try? container.decode(Int.self)) ?? Int.max
    }
  }

  /// The configuration of the layout.
  public struct Configuration: Decodable, Sendable {
    public var scrollDirection: String
    public var interSectionSpacing: Double?
    public var contentInsetsReference: String?
    public var boundary: [Boundary]?
  }

  /// The viewport of the orthogonal sections.
  public struct OrthogonalViewport: Decodable, Sendable {
    public var x: Double
    public var width: Double
  }

  /// What a requested offset of the two orthogonal sections came to rest at.
  public struct RestingOffset: Decodable, Sendable {
    public var requested: Double
    public var section0: Double
    public var section1: Double
  }

  public var id: String
  public var description: String
  public var note: String?
  public var source: Source
  /// The system it was recorded on.
  public var platform: String
  public var confidence: String
  /// Device pixels per point.
  public var scale: Double
  /// Width and height.
  public var container: [Double]
  /// Nil counts are unknown: more than the recording shows.
  public var itemsPerSection: [Int?]
  /// Top, leading, bottom, trailing.
  public var layoutMargins: [Double]?
  /// What each cell measures along the estimated axis, by item; nil if cells cannot size themselves.
  public var preferredSizes: [Double]?
  public var contentOffset: [Double]?
  /// Top, leading, bottom, trailing.
  public var adjustedContentInset: [Double]?
  public var configuration: Configuration
  /// The description of every section.
  public var layout: Section
  public var contentSize: [Double]?
  public var viewport: OrthogonalViewport?
  public var sectionHeight: Double?
  public var restingOffsets: [RestingOffset]?
  public var expected: [Element]

  /// Whether the recording lists every element.
  public var isComplete: Bool { itemsPerSection.allSatisfy { $0 != nil } }

  /// The items to lay out in each section: the recorded number, or well more than are listed.
  public var itemCounts: [Int] {
    itemsPerSection.enumerated().map { section, count in
      let listed = expected.filter { $0.section == section && $0.kind == "cell" }
      return count ?? (listed.map(\.item.value).max() ?? 0) + 24
    }
  }
}

/// One file of recordings.
public struct LayoutFixtureFile: Decodable, Sendable {
  public var family: String
  public var cases: [LayoutFixture]

  /// All recordings of an area, by file name.
  ///
  /// - Parameter area: The folder below `Fixtures/Layout`.
  public static func fixtures(ofArea area: String) throws -> [LayoutFixture] {
    let folder = Recordings.folder.appendingPathComponent("Layout/\(area)")
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .flatMap {
        try JSONDecoder().decode(LayoutFixtureFile.self, from: Data(contentsOf: $0)).cases
      }
  }
}
