import TestSupport
import Testing

@testable import UIKit

/// One recorded fitting size of a card with a label.
struct RecordedFitting: Decodable, Sendable, CustomTestStringConvertible {
  struct Inputs: Decodable, Sendable {
    var targetSize: [CGFloat]
    var horizontalPriority: String
    var verticalPriority: String
    var preferredMaxLayoutWidth: CGFloat
  }

  var id: String
  var inputs: Inputs
  var size: [CGFloat]
  var testDescription: String { id }

  private enum Keys: CodingKey { case id, inputs, expected }
  private struct Expected: Decodable {
    var size: [CGFloat]
    enum CodingKeys: String, CodingKey { case size = "size, each rounded up" }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    id = try container.decode(String.self, forKey: .id)
    inputs = try container.decode(Inputs.self, forKey: .inputs)
    size = try container.decode(Expected.self, forKey: .expected).size
  }

  static let priorities: [String: UILayoutPriority] = [
    "required": .required, "defaultHigh": .defaultHigh, "defaultLow": .defaultLow,
    "fittingSizeLevel": .fittingSizeLevel,
  ]
}

/// A case that is told in words, besides those that are not.
struct RecordedFittingOrWords: Decodable, Sendable {
  var record: RecordedFitting?
  init(from decoder: any Decoder) throws { record = try? RecordedFitting(from: decoder) }
}

/// Measures as the recorded label does: letters of Courier 14 are 1229/2048 of 14 points wide and
/// 17 high, lines break at words, and the space a line breaks at counts to its width (the recorded
/// natural width of 295 is that of 35 letters, where the longest line has 34). It stands in for the
/// label, so that the test does not depend on a font.
@MainActor private final class CourierView: UIView {
  static let text =
    "Another rather long sentence with quite a few words in it to make it wrap around twice"
  var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    let advance: CGFloat = 14 * 1229 / 2048
    let limit = Int(preferredMaxLayoutWidth / advance)
    var lines: [Int] = []
    for word in CourierView.text.split(separator: " ") {
      if let last = lines.last, last + 1 + word.count <= limit {
        lines[lines.count - 1] = last + 1 + word.count
      } else {
        lines.append(word.count)
      }
    }
    let longest = max((lines.dropLast().max() ?? 0) + 1, lines.last ?? 0)
    return CGSize(
      width: (CGFloat(longest) * advance).rounded(.up), height: CGFloat(lines.count) * 17)
  }
}

@MainActor @Suite struct RecordedFittingTests {
  nonisolated static let fixtures =
    (Recordings.cases("AutoLayout/fitting") as [RecordedFittingOrWords])
    .compactMap(\.record)

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let card = host(100, 100)
  private let label = CourierView()

  init() {
    window.addSubview(card)
    card.place(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
    ])
  }

  @Test(arguments: fixtures)
  func `a card fits its text as recorded`(_ record: RecordedFitting) throws {
    label.preferredMaxLayoutWidth = record.inputs.preferredMaxLayoutWidth
    card.layoutIfNeeded()
    let before = label.frame
    let size = card.systemLayoutSizeFitting(
      CGSize(width: record.inputs.targetSize[0], height: record.inputs.targetSize[1]),
      withHorizontalFittingPriority: try #require(
        RecordedFitting.priorities[record.inputs.horizontalPriority]),
      verticalFittingPriority: try #require(
        RecordedFitting.priorities[record.inputs.verticalPriority]))
    #expect([size.width.rounded(.up), size.height.rounded(.up)] == record.size)
    card.layoutIfNeeded()
    #expect(label.frame == before)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(card.constraints.count == 4)
  }

  @Test func `all recorded sizes are read`() {
    #expect(RecordedFittingTests.fixtures.count == 6)
  }
}
