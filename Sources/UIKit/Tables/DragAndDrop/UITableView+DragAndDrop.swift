// Dragging rows and dropping on rows.
extension UITableView {
  private var drags: TableDrags { existingOrNewPart(TableDrags(of: self)) }

  /// Lets rows be dragged; not retained.
  ///
  /// One row is also moved by a drag without a drop delegate, if the data source implements
  /// `tableView(_:moveRowAt:to:)`.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { parts[TableDrags.self]?.dragDelegate }
    set { drags.dragDelegate = newValue }
  }

  /// Takes what is dropped on the table view; not retained.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { parts[TableDrags.self]?.dropDelegate }
    set { drags.dropDelegate = newValue }
  }

  /// Whether rows can be dragged, if the drag delegate allows it. The default is `true`.
  public var dragInteractionEnabled: Bool {
    get { rows.dragInteractionEnabled }
    set { rows.dragInteractionEnabled = newValue }
  }

  /// Whether rows of the table view are being dragged.
  public var hasActiveDrag: Bool { rows.hasActiveDrag }

  /// Whether a drag that the table view accepts is over it.
  public var hasActiveDrop: Bool { rows.hasActiveDrop }
}
