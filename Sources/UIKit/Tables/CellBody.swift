/// What a cell of a table view consists of: content between accessories, lines, a background, as a
/// list has them. The cell itself is the application's side of it, and its views lie there.
final class CellBody: UICollectionViewListCell {
  weak var cell: UITableViewCell? {
    didSet { for view in subviews { cell?.addSubview(view) } }
  }

  override var stage: UIView { cell ?? self }

  override var configurationState: UICellConfigurationState {
    cell?.configurationState ?? super.configurationState
  }

  /// The state as the body knows it.
  var ownState: UICellConfigurationState { super.configurationState }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let cell else { return }
    cell.updateConfiguration(using: state)
    cell.configurationUpdateHandler?(cell, state)
  }

  override func askForMeasuring(in mode: UICollectionView.SelfSizingInvalidation) {
    cell?.row?.askForMeasuring(in: mode)
  }

  override func row(at distance: Int) -> UICollectionViewListCell? {
    guard let row = cell?.row, let path = row.path, let table = row.table else { return nil }
    let other = IndexPath(row: path.row + distance, section: path.section)
    return (table.rows.shownCell(at: other) as? TableRow)?.cell?.body
  }

  override func textLead(in width: CGFloat) -> CGFloat? {
    guard let cell, contentConfiguration == nil else { return super.textLead(in: width) }
    return cell.labels.textLead(in: width)
  }

  /// What the cell has in place of a list's background: its own colour, and nothing that tells of a
  /// selection where the cell does not.
  override var standardBackground: UIBackgroundConfiguration? {
    guard var background = super.standardBackground, let cell else { return nil }
    if !cell.showsSelection {
      background.backgroundColor = cell.backgroundColor ?? background.backgroundColor
    } else if let color = cell.backgroundColor, !isSelected, !isHighlighted {
      background.backgroundColor = color
    }
    return background
  }

  private var givenMargins = NSDirectionalEdgeInsets.zero

  /// Gives content of the application's own the margins of the cell, less where an accessory
  /// follows.
  func giveMargins() {
    guard contentConfiguration == nil else { return }
    let side = directionalLayoutMargins.leading
    let isFollowed = accessories.contains {
      switch $0.accessoryType {
      case .delete, .insert, .multiselect: false
      default: $0.isDisplayed(whileEditing: isBeingEdited)
      }
    }
    let margins = NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: 11, trailing: isFollowed ? 8 : side)
    guard margins != givenMargins else { return }
    givenMargins = margins
    contentView.directionalLayoutMargins = margins
  }

  override func layoutSubviews() {
    giveMargins()
    super.layoutSubviews()
    if contentConfiguration == nil { cell?.labels.place() }
  }
}
