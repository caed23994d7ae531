/// Something at the leading or trailing edge of a list's cell.
public struct UICellAccessory {
  /// Called when a person taps the accessory.
  public typealias ActionHandler = () -> Void

  /// Called with the menu as it is after a person chose one of its actions.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// What an accessory is.
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case popUpMenu
    case customView(UIView)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// How much room an accessory is given across.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// As wide as accessories of rows usually are, so that they line up.
    case standard
    /// Points.
    case custom(CGFloat)
  }

  /// At which edge a custom view stands, and where among the accessories there.
  public enum Placement {
    /// Given the accessories at the edge, the index to insert at.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the first accessory of the type of `accessory`; without one, at the end.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in
        all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? all.count
      }
    }

    /// After the last accessory of the type of `accessory`; without one, at the end.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in
        all.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count
      }
    }
  }

  public let accessoryType: AccessoryType

  /// The settings that kinds of accessories have in common, and those that some have.
  struct Traits {
    var displayed = DisplayedState.always
    var isHidden: Bool
    var width: LayoutDimension
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: String?
    var font: UIFont?
    var adjustsFont = true
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = true
    var maintainsFixedSize = false
    var placement: Placement?
    var handler: ActionHandler?
    var menu: UIMenu?
    var menuHandler: MenuSelectedElementDidChangeHandler?

    init(
      isHidden: Bool = false, width: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.width = width
      self.tintColor = tintColor
    }
  }

  let traits: Traits

  init(_ type: AccessoryType, _ traits: Traits) {
    accessoryType = type
    self.traits = traits
  }

  /// Whether the accessory is shown in a cell that is being edited, or is not. Rule CELL-4.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch traits.displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
