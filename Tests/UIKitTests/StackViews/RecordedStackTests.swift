import TestSupport
import Testing

@testable import UIKit

/// One recorded stack of four views; frames are in the coordinates of the stack's superview.
struct RecordedStack: Decodable, Sendable, CustomTestStringConvertible {
  struct Inputs: Decodable, Sendable {
    var axis: String
    var distribution: String
    var alignment: String
    var hidden: Int?
    var fixedSize: [CGFloat]?
  }

  struct Expected: Decodable, Sendable {
    var stack: [CGFloat]
    var views: [[CGFloat]]
  }

  var id: String
  var inputs: Inputs
  var expected: Expected
  var testDescription: String { id }

  @MainActor static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  @MainActor static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  /// The recording is rounded to whole points in places and half points in lengths.
  static let tolerance: CGFloat = 0.5
}

@MainActor @Suite struct RecordedStackTests {
  nonisolated static let fixtures = Recordings.cases("AutoLayout/stackview") as [RecordedStack]

  /// Lays out the recorded stack; `isColumn` exchanges the axes.
  private func frames(_ record: RecordedStack, isColumn: Bool) throws -> [CGRect] {
    let root = host(600, 600)
    let sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (10, 50), (25, 25)]
    let views = sizes.map { isColumn ? SizedView($0.1, $0.0) : SizedView($0.0, $0.1) }
    let stack = root.place(UIStackView(arrangedSubviews: views))
    stack.axis = isColumn ? .vertical : .horizontal
    stack.distribution = try #require(RecordedStack.distributions[record.inputs.distribution])
    stack.alignment = try #require(RecordedStack.alignments[record.inputs.alignment])
    stack.spacing = 5
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: isColumn ? 20 : 10),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: isColumn ? 10 : 20),
    ])
    if let size = record.inputs.fixedSize {
      NSLayoutConstraint.activate([
        stack.widthAnchor.constraint(equalToConstant: size[isColumn ? 1 : 0]),
        stack.heightAnchor.constraint(equalToConstant: size[isColumn ? 0 : 1]),
      ])
    }
    root.layoutIfNeeded()
    if let hidden = record.inputs.hidden {
      views[hidden].isHidden = true
      root.layoutIfNeeded()
    }
    return [stack.frame] + views.map { root.convert($0.bounds, from: $0) }
  }

  private func expect(_ frames: [CGRect], like record: RecordedStack, isColumn: Bool) {
    let expected = [record.expected.stack] + record.expected.views
    #expect(frames.count == expected.count)
    for (index, (frame, expected)) in zip(frames, expected).enumerated() {
      let row = [frame.minX, frame.minY, frame.width, frame.height]
      let actual = isColumn ? [row[1], row[0], row[3], row[2]] : row
      let name = index == 0 ? "stack" : "view \(index - 1)"
      #expect(actual.count == expected.count)
      for (place, (is_, should)) in zip(actual, expected).enumerated() {
        #expect(
          abs(is_ - should) <= RecordedStack.tolerance + 0.001,
          "\(name), number \(place): \(actual) instead of \(expected)")
      }
    }
  }

  @Test(arguments: fixtures)
  func `a row is laid out as recorded`(_ record: RecordedStack) throws {
    expect(try frames(record, isColumn: false), like: record, isColumn: false)
  }

  @Test(arguments: fixtures)
  func `a column is laid out as a row with the axes exchanged`(_ record: RecordedStack) throws {
    expect(try frames(record, isColumn: true), like: record, isColumn: true)
  }
}
