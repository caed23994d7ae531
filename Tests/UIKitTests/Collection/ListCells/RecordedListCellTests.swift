import Foundation
import TestSupport
import Testing
import UIKit

/// A recorded cell of `Fixtures/Lists/cells.json`.
struct ListCellCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Inputs: Decodable {
    let content: String
    let text: Bool
    let secondaryText: Bool
    let image: Bool
    let accessories: [String]
    let editing: Bool
    let indentationLevel: Int
    let cellSize: [Double]
  }
  struct Expected: Decodable {
    let contentViewX: Double
    let contentViewWidth: Double
    let imageFrame: [Double]?
    let textX: Double?
    let accessoryViewCount: Int
    let accessoryFrames: [[Double]]
  }
  let id: String
  let inputs: Inputs
  let expected: Expected
  var testDescription: String { id }
}

@MainActor @Suite struct RecordedListCellTests {
  /// A cell that is edited or not without a collection view.
  final class Cell: UICollectionViewListCell {
    var isEdited = false
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.isEditing = isEdited
      return state
    }
  }

  /// The source of the recording compares with this tolerance.
  private let tolerance = 0.51

  private func content(_ inputs: ListCellCase.Inputs, imageSide: Double) throws
    -> UIListContentConfiguration
  {
    let contents: [String: UIListContentConfiguration] = [
      "cellConfiguration": .cell(), "valueCellConfiguration": .valueCell(),
      "subtitleCellConfiguration": .subtitleCell(), "sidebarCellConfiguration": .sidebarCell(),
    ]
    var content = try #require(contents[inputs.content])
    content.text = inputs.text ? "Text" : nil
    content.secondaryText = inputs.secondaryText ? "More" : nil
    if inputs.image { content.image = drawn(imageSide, imageSide) { _ in } }
    return content
  }

  private func accessory(_ name: String) throws -> UICellAccessory {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let accessories: [String: UICellAccessory] = [
      "outlineDisclosure": .outlineDisclosure(), "multiselect": .multiselect(),
      "disclosureIndicator": .disclosureIndicator(), "checkmark": .checkmark(),
      "delete": .delete(), "reorder": .reorder(),
      "customLeading": .customView(
        configuration: .init(customView: view, placement: .leading())),
    ]
    return try #require(accessories[name])
  }

  private func cell(_ recorded: ListCellCase) throws -> UICollectionViewListCell {
    let inputs = recorded.inputs
    let cell = Cell(
      frame: CGRect(x: 0, y: 0, width: inputs.cellSize[0], height: inputs.cellSize[1]))
    cell.traitOverrides.userInterfaceIdiom = .mac
    cell.isEdited = inputs.editing
    cell.indentationLevel = inputs.indentationLevel
    cell.accessories = try inputs.accessories.map(accessory)
    cell.contentConfiguration = try content(
      inputs, imageSide: recorded.expected.imageFrame?[2] ?? 29)
    cell.layoutIfNeeded()
    return cell
  }

  @Test(arguments: Recordings.cases("Lists/cells") as [ListCellCase])
  func `content and accessories lie across the cell as recorded`(_ recorded: ListCellCase) throws {
    let cell = try cell(recorded)
    let expected = recorded.expected
    let contentView = try #require(cell.contentView as? UIListContentView)
    expect(contentView.frame.minX, expected.contentViewX, "content")
    expect(contentView.frame.width, expected.contentViewWidth, "content's width")
    let lead = Double(contentView.frame.minX)
    #expect((contentView.textLayoutGuide == nil) == (expected.textX == nil))
    #expect((contentView.imageLayoutGuide == nil) == (expected.imageFrame == nil))
    cell.layoutIfNeeded()
    if let guide = contentView.textLayoutGuide, let x = expected.textX {
      expect(guide.layoutFrame.minX, x - lead, "text")
    }
    if let guide = contentView.imageLayoutGuide, let frame = expected.imageFrame {
      expect(guide.layoutFrame.minX, frame[0] - lead, "image")
      expect(guide.layoutFrame.minY, frame[1], "image's top")
      expect(guide.layoutFrame.width, frame[2], "image's width")
    }
    let views = cell.subviews.filter { $0 !== contentView && $0.frame != cell.bounds }
      .sorted { $0.frame.minX < $1.frame.minX }
    #expect(views.count == expected.accessoryViewCount)
    for (view, frame) in zip(views, expected.accessoryFrames) {
      expect(view.frame.minX, frame[0], "accessory")
      expect(view.frame.minY, frame[1], "accessory's top")
      expect(view.frame.width, frame[2], "accessory's width")
      expect(view.frame.height, frame[3], "accessory's height")
    }
  }

  private func expect(_ found: CGFloat, _ expected: Double, _ name: String) {
    #expect(abs(Double(found) - expected) <= tolerance, "\(name): \(found), recorded \(expected)")
  }
}
