import Testing
import UIKit

@MainActor @Suite struct ListLookTests {
  typealias Configuration = UICollectionLayoutListConfiguration
  typealias Stage = ListCellTests.Stage

  /// The height that the content of a row asks for in the room it has.
  private func wantedHeight(_ cell: UICollectionViewListCell) -> CGFloat {
    cell.contentView.sizeThatFits(cell.contentView.bounds.size).height
  }

  @Test func `accessories take the room of their texts at the person's text size`() {
    let stage = Stage(Configuration(appearance: .plain)) { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "A text of several words"
      cell.contentConfiguration = content
      cell.accessories = [
        .popUpMenu(UIMenu(children: [UIAction(title: "Sometimes") { _ in }]))
      ]
    }
    stage.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    let cell = stage.cell(0)
    #expect(cell.bounds.height > 80 && cell.bounds.height >= wantedHeight(cell))
  }

  @Test func `the texts of accessories take half of the row at most`() throws {
    let stage = Stage(Configuration(appearance: .plain)) { cell, _ in
      cell.contentConfiguration = UIListContentConfiguration.cell()
      cell.accessories = [.label(text: "A label much longer than there is any room for in a row")]
    }
    let label = try #require(stage.cell(0).subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.width == 160.0 && label.frame.maxX == 320.0 - 16)
  }

  @Test func `rows are measured again when editing or indentation changes their room`() {
    let stage = Stage(Configuration(appearance: .plain)) { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "This text just fits into one line of it"
      cell.contentConfiguration = content
      cell.accessories = [.delete(), .reorder()]
    }
    #expect(stage.cell(0).bounds.height == 44.0)
    stage.view.isEditing = true
    #expect(stage.cell(0).bounds.height > 60)
    #expect(stage.cell(0).bounds.height >= wantedHeight(stage.cell(0)))
    stage.view.isEditing = false
    #expect(stage.cell(0).bounds.height == 44.0)
    stage.cell(1).indentationLevel = 10
    #expect(stage.cell(1).bounds.height > 60 && stage.cell(0).bounds.height == 44.0)
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad, .mac])
  func `outlines are opened at the trailing edge, on a Mac at the leading one`(
    _ idiom: UIUserInterfaceIdiom
  ) throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.traitOverrides.userInterfaceIdiom = idiom
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.accessories = [.outlineDisclosure()]
    cell.layoutIfNeeded()
    let arrow = try #require(
      cell.subviews.first { $0.frame.size == CGSize(width: 14, height: 14) })
    #expect((arrow.frame.midX > 160) == (idiom != .mac))
    cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    cell.layoutIfNeeded()
    let header = cell.subviews.first { $0.frame.size == CGSize(width: 14, height: 14) }
    #expect(header.map { $0.frame.midX > 160 } == true)
  }

  @Test func `a row that stands out takes the line of the row before it away`() {
    let stage = Stage(Configuration(appearance: .plain))
    let path = IndexPath(item: 1, section: 0)
    #expect(stage.lines(0).count == 1)
    stage.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(stage.lines(0).isEmpty && stage.lines(1).isEmpty && stage.lines(2).count == 1)
    // So does one that comes into view selected.
    stage.view.reloadItems(at: [path])
    #expect(stage.lines(0).isEmpty)
    stage.view.deselectItem(at: path, animated: false)
    #expect(stage.lines(0).count == 1 && stage.lines(1).count == 1)
    stage.cell(2).isHighlighted = true
    #expect(stage.lines(1).isEmpty && stage.lines(0).count == 1)
  }

  @Test(arguments: ["star", "cube", "trash", "wifi", "bluetooth"])
  func `rows with symbols are as high as others`(_ symbol: String) {
    let stage = Stage(Configuration(appearance: .insetGrouped)) { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      content.image = UIImage(systemName: symbol)
      cell.contentConfiguration = content
    }
    #expect(stage.cell(0).bounds.height == 44.0)
  }

  @Test func `a symbol larger than the line makes the row higher`() {
    let stage = Stage(Configuration(appearance: .insetGrouped)) { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      content.image = UIImage(systemName: "star")
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 60)
      cell.contentConfiguration = content
    }
    #expect(stage.cell(0).bounds.height > 66)
  }

  @Test func `content keeps the margins of its container's width`() {
    let stage = Stage(Configuration(appearance: .plain))
    #expect(stage.lines(0).map(\.minX) == [16])
    stage.view.frame.size.width = 430
    #expect(stage.lines(0).map(\.minX) == [20])
    #expect(stage.cell(0).directionalLayoutMargins.trailing == 20.0)
  }
}
