import Testing
import UIKit

@MainActor @Suite struct TableCellTests {
  @Test func `a new cell has UIKit's defaults`() {
    let cell = UITableViewCell()
    #expect(cell.reuseIdentifier == nil)
    #expect(cell.selectionStyle == .default)
    #expect(cell.accessoryType == .none)
    #expect(cell.indentationWidth == 10)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.textLabel != nil)
    #expect(!cell.isEditing && !cell.isSelected && !cell.isHighlighted)
    #expect(cell.editingStyle == .none)
    #expect(cell.contentView.isDescendant(of: cell))
    #expect(cell.frame.size == CGSize(width: 320, height: 44))
  }

  @Test(arguments: ["gear", "doc", "plus", "star.fill"])
  func `a symbol makes a row no higher than its text`(symbol: String) {
    func height(_ image: UIImage?) -> CGFloat {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Fern"
      cell.imageView?.image = image
      return cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(UIImage(systemName: symbol)) == height(nil))
  }

  @Test func `a row with texts alone is read as one, without labels that are blank`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Fern"
    cell.detailTextLabel?.text = ""
    let days = UILabel(frame: CGRect(x: 200, y: 12, width: 40, height: 20))
    days.text = "3 d"
    cell.contentView.addSubview(days)
    cell.layoutIfNeeded()
    #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Fern, 3 d")
    cell.contentView.addSubview(UISwitch())
    #expect(!cell.isAccessibilityElement)
  }

  @Test func `a table view has UIKit's defaults`() {
    let table = UITableView()
    #expect(table.style == .plain)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.separatorColor == .separator)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing && !table.isEditing)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    #expect(table.numberOfSections == 0)
    #expect(table.selfSizingInvalidation == .enabled)
    #expect(UITableView.automaticDimension == -1)
  }

  @Test(arguments: [
    UITableViewCell.CellStyle.default, .value1, .value2, .subtitle,
  ])
  func `a style places its texts`(_ style: UITableViewCell.CellStyle) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    let text = cell.textLabel?.frame ?? .zero
    let detail = cell.detailTextLabel?.frame ?? .zero
    switch style {
    case .default: #expect(text.minX == 16 && abs(text.midY - 22) < 0.5)
    case .value1:
      #expect(abs(text.minX - 16) < 0.01)
      #expect(abs(detail.maxX - 304) < 1)
    case .value2: #expect(text.maxX == 16 + 91 && detail.minX == 16 + 91 + 6)
    case .subtitle: #expect(text.minX == 16 && detail.minX == 16 && detail.minY > text.maxY)
    }
  }

  @Test func `a subtitle makes a row higher`() {
    let source = Texts([["a", "b"]])
    final class Subtitle: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    source.configure = { cell, _ in cell.detailTextLabel?.text = "Below" }
    let table = makeTable(source, .plain, Subtitle.self)
    let height = table.rectForRow(at: IndexPath(0, 0)).height
    #expect((58...60).contains(height))
    let content = table.visibleCells[0].contentView
    #expect(content.bounds.height == height)
  }

  @Test func `a content configuration fills the cell and takes the labels' place`() {
    let source = Texts([["a"]])
    source.configure = { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Configured"
      content.secondaryText = "twice"
      cell.contentConfiguration = content
    }
    let table = makeTable(source)
    let cell = table.visibleCells[0]
    #expect(cell.contentView is UIListContentView)
    #expect(cell.textLabel == nil)
    #expect(cell.frame.height > 50)
  }

  @Test func `accessories take room from the content`() {
    let source = Texts([["a", "b", "c", "d", "e"]])
    let types: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    source.configure = { cell, path in cell.accessoryType = types[path.row] }
    let table = makeTable(source)
    let widths = table.visibleCells.map(\.contentView.bounds.width)
    #expect(widths[0] == 390)
    #expect(widths[1...].allSatisfy { $0 < 390 })
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    table.visibleCells[0].accessoryView = box
    table.layoutIfNeeded()
    #expect(box.isDescendant(of: table.visibleCells[0]))
    #expect(box.frame.size == CGSize(width: 51, height: 31))
    #expect(box.convert(box.bounds, to: table).maxX == 370)
  }

  @Test func `subclasses may lay the content out`() {
    final class Inset: UITableViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = contentView.frame.insetBy(dx: 10, dy: 4)
      }
    }
    let table = makeTable(Texts([["a"]]), .plain, Inset.self)
    #expect(table.dataSource == nil)
    let source = Texts([["a"]])
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].contentView.frame == CGRect(x: 10, y: 4, width: 370, height: 36))
  }

  @Test func `a cell's own colour shows and gives way to the selection`() {
    let source = Texts([["a", "b"]])
    source.configure = { cell, _ in cell.backgroundColor = .systemYellow }
    let table = makeTable(source)
    #expect(table.visibleCells[0].backgroundColor == .systemYellow)
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells[1].isSelected)
  }

  @Test func `configurations are updated for the state`() {
    final class Stateful: UITableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
      }
    }
    let source = Texts([["a"]])
    let table = makeTable(source, .plain, Stateful.self)
    table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    let cell = table.visibleCells[0] as? Stateful
    #expect(cell?.states.first == false)
    #expect(cell?.states.last == true)
  }
}
