/// A view at the leading or trailing edge of a list cell.
public struct UICellAccessory {
  /// Called when the accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// Called with the changed menu after another of its actions was selected.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// The type of an accessory.
  public enum AccessoryType: Hashable {
    /// A chevron for cells that show more content when selected.
    case disclosureIndicator
    /// A chevron that expands and collapses an item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A delete control.
    case delete
    /// An insert control.
    case insert
    /// A reorder control.
    case reorder
    /// A multiple-selection control.
    case multiselect
    /// A label.
    case label
    /// A detail button.
    case detail
    /// A pop-up menu.
    case popUpMenu
    /// A view of the application.
    case customView(UIView)
  }

  /// When an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the cell is being edited.
    case whenEditing
    /// While the cell is not being edited.
    case whenNotEditing
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory itself.
    case actual
    /// A standard width, at which the accessories of different cells are aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The edge of a custom accessory, and its position among the accessories there.
  public enum Placement {
    /// Returns the index at which to insert into the accessories at the edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge; by default behind all other accessories.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge; by default in front of all other accessories.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The position in front of the first accessory with the type of `accessory`, or the end if
    /// there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in
        all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? all.count
      }
    }

    /// The position behind the last accessory with the type of `accessory`, or the end if there is
    /// none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in
        all.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count
      }
    }
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType

  /// The settings of an accessory of any type.
  public struct _Traits {
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

    /// - Parameters:
    ///   - isHidden: Nil for false.
    ///   - width: Nil for `standard`.
    init(isHidden: Bool? = nil, width: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.width = width ?? .standard
      self.tintColor = tintColor
    }
  }

  let traits: _Traits

  init(_ type: AccessoryType, _ traits: _Traits) {
    accessoryType = type
    self.traits = traits
  }

  /// Whether the accessory is displayed in a cell with the given editing state. Rule CELL-4.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch traits.displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
