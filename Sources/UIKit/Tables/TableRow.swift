/// The collection view cell that holds a table view cell; the inner collection view places and
/// reuses it.
///
/// Its coordinate system is the table view's, so that the frame of the cell is the row's rectangle.
final class TableRow: UICollectionViewCell {
  /// The table view cell.
  private(set) var cell: UITableViewCell?
  /// The table view that shows the row or showed it last.
  weak var table: UITableView?
  private var place: ListPlace?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// The index path of the row; nil if it is not visible.
  var path: IndexPath? { table?.rows.indexPath(for: self) }

  /// Replaces the table view cell and removes it from its former row.
  func show(_ cell: UITableViewCell) {
    guard self.cell !== cell else { return }
    self.cell?.removeFromSuperview()
    self.cell?.row = nil
    cell.row?.cell = nil
    self.cell = cell
    cell.row = self
    addSubview(cell)
    cell.join(shownPlace)
    placeCell()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    // Cells without an identifier are not reused by the table view.
    if let cell, cell.reuseIdentifier != nil { cell.prepareForReuse() }
  }

  // MARK: List

  override func adoptListPlace(_ place: @autoclosure () -> ListPlace?) {
    self.place = place()
    cell?.join(shownPlace)
  }

  /// The place with the margin of the table view.
  private var shownPlace: ListPlace? {
    var shown = place
    if let table { shown?.margin = table.margin }
    return shown
  }

  override var cardCorners: (mask: CACornerMask, radius: CGFloat)? { cell?.cardCorners }

  override func hasGrip(at point: CGPoint) -> Bool {
    guard let body = cell?.body else { return false }
    return body.isReorderControl(at: body.convert(point, from: self))
  }

  override var isSelected: Bool {
    didSet {
      if isSelected != oldValue { showSelection(animated: table?.animatesSelecting ?? false) }
    }
  }

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { cell?.setHighlighted(isHighlighted, animated: false) }
    }
  }

  /// Selects or deselects the cell as the row is.
  func showSelection(animated: Bool) {
    guard let cell, cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  override func editingDidChange() {
    super.editingDidChange()
    guard let cell, cell.isEditing != isBeingEdited else { return }
    cell.setEditing(isBeingEdited, animated: table?.animatesEditing ?? false)
  }

  override var swipeActions: SwipeActionsView? {
    didSet {
      guard (swipeActions == nil) != (oldValue == nil) else { return }
      cell?.swipeDidChange(swipeActions != nil)
      table?.rowWasSwiped(self, isOpen: swipeActions != nil)
    }
  }

  // MARK: Layout

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    placeCell()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeCell()
  }

  /// Makes the cell fill the row. The change of the coordinate system is not animated, so that the
  /// cell moves with the row.
  private func placeCell() {
    let origin = frame.origin
    let distance = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    if distance != .zero {
      UIView.performWithoutAnimation {
        bounds.origin = origin
        if let cell {
          cell.center = CGPoint(x: cell.center.x + distance.x, y: cell.center.y + distance.y)
        }
      }
    }
    if let cell, cell.frame != bounds { cell.frame = bounds }
  }

  // MARK: Height

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let table, let cell, let preferred = layoutAttributes.duplicate() else {
      return layoutAttributes
    }
    preferred.frame.size.height =
      table.givenHeight(ofRowAt: layoutAttributes.indexPath)
      ?? traitCollection.pixelGrid.ceiled(cell.height(forWidth: layoutAttributes.size.width))
      + separatorHeight(of: cell, in: table)
    return preferred
  }

  /// The height that a separator adds to a row with a content configuration, in points.
  /// Rule TABLE-9.
  private func separatorHeight(of cell: UITableViewCell, in table: UITableView) -> CGFloat {
    guard cell.contentConfiguration != nil, table.separatorStyle != .none else { return 0 }
    return 1 / traitCollection.pixelScale
  }
}
