import Foundation
import TestSupport
import Testing

/// A recorded flow layout of `Fixtures/Layout/flow/frames.json`.
struct FlowRecording: Decodable, Sendable, CustomTestStringConvertible {
  struct Element: Decodable, Sendable {
    var section: Int
    var item: Int
    var frame: [Double]
  }

  struct Layout: Decodable, Sendable {
    var flow: Properties
  }

  /// What differs from the defaults.
  struct Properties: Decodable, Sendable {
    var estimatedItemSize: [Double]?
    var sectionInset: [Double]?
    var minimumLineSpacing: Double?
    var headerReferenceSize: [Double]?
    var measured: [[Double]]?
  }

  var id: String
  var container: [Double]
  var itemsPerSection: [Int]
  var layout: Layout
  var contentSize: [Double]
  var expected: [Element]

  var testDescription: String { id }

  static let all: [FlowRecording] = Recordings.cases("Layout/flow/frames")
}

/// A recorded flow layout of `Fixtures/Layout/flow/insetref.json`.
struct InsetReferenceRecording: Decodable, Sendable, CustomTestStringConvertible {
  struct Inputs: Decodable, Sendable {
    var sectionInsetReference: String
    var viewSize: [Double]
    var contentInset: [Double]
    var layoutMargins: [Double]
    var delegateSizes: Bool
    var delegateInsets: Bool
    var headers: Bool
    var itemsPerSection: [Int]
  }

  struct Frames: Decodable, Sendable {
    var contentSize: [Double]
    var items: [[[Double]]]
    var headers: [[Double]]
  }

  var id: String
  var inputs: Inputs
  var expected: Frames

  var testDescription: String { id }

  static let all: [InsetReferenceRecording] = Recordings.cases("Layout/flow/insetref")
}
