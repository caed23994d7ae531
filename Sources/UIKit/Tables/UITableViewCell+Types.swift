extension UITableViewCell {
  /// What a cell has besides its content view.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default`
    /// A text, and a fainter one at the end.
    case value1
    /// A blue text that ends where another begins.
    case value2
    /// A text above a smaller one.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    case blue
    case gray
    case `default`
  }

  /// What a row offers while its table view is edited.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none
    /// A chevron: selecting the row leads further.
    case disclosureIndicator
    /// A button, and a chevron.
    case detailDisclosureButton
    case checkmark
    /// A button: there is more to be said about the row.
    case detailButton
  }

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What it shows while it is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
