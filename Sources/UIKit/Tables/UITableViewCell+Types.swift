extension UITableViewCell {
  /// The labels and the image view that a cell has, and their arrangement.
  public enum CellStyle: Int, Sendable {
    /// An image and a label.
    case `default`
    /// A label at the leading side, and a grey one at the trailing side.
    case value1
    /// A blue label, right-aligned in a column, followed by another label.
    case value2
    /// A label above a smaller one.
    case subtitle

    /// The style that interface documents call by a name.
    init(document name: String?) {
      self =
        switch name {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }
  }

  /// The state of a cell's drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// The cell is being dragged.
    case dragging

    init(_ state: UICollectionViewCell.DragState) {
      self =
        switch state {
        case .none: .none
        case .lifting: .lifting
        case .dragging: .dragging
        }
    }
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Selected cells look like others.
    case none
    /// On this platform the same as `default`.
    case blue
    /// On this platform the same as `default`.
    case gray
    /// The background of a selected list cell.
    case `default`
  }

  /// The control at the leading edge of a cell in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// A button that deletes the row after confirmation.
    case delete
    /// A button that inserts a row.
    case insert
  }

  /// The standard accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron: selecting the row shows its next level.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A button that shows details of the row.
    case detailButton
  }

  /// What a cell shows in addition to its content.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The editing control.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The swipe actions, such as the delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
