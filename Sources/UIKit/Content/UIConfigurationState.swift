/// A key for an application-defined value of a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration is updated for.
public protocol UIConfigurationState {
  /// Creates a state with default values.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The value for an application-defined key; nil if none has been set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled. The default is `false`.
  public var isDisabled = false
  /// Whether the view is highlighted. The default is `false`.
  public var isHighlighted = false
  /// Whether the view is selected. The default is `false`.
  public var isSelected = false
  /// Whether the view is focused. The default is `false`.
  public var isFocused = false
  /// Whether the header or footer is pinned away from its natural position. The default is `false`.
  public var isPinned = false
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with default values.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value for an application-defined key; nil if none has been set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a drag that begins at the cell.
  public enum DragState: Hashable, Sendable {
    /// The cell is not being dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The relation of the cell to a drag over its collection view.
  public enum DropState: Hashable, Sendable {
    /// There is no such drag.
    case none
    /// The drag would drop elsewhere.
    case notTargeted
    /// The drag would drop on the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled. The default is `false`.
  public var isDisabled = false
  /// Whether the cell is highlighted. The default is `false`.
  public var isHighlighted = false
  /// Whether the cell is selected. The default is `false`.
  public var isSelected = false
  /// Whether the cell is focused. The default is `false`.
  public var isFocused = false
  /// Whether the cell is pinned away from its natural position. The default is `false`.
  public var isPinned = false
  /// Whether the cell is being edited. The default is `false`.
  public var isEditing = false
  /// Whether the item of the cell is expanded. The default is `false`.
  public var isExpanded = false
  /// Whether the cell's swipe actions are revealed. The default is `false`.
  public var isSwiped = false
  /// Whether the cell is being reordered. The default is `false`.
  public var isReordering = false
  /// The state of a drag that begins at the cell. The default is `none`.
  public var cellDragState = DragState.none
  /// The relation of the cell to a drag over its collection view. The default is `none`.
  public var cellDropState = DropState.none
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with default values.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value for an application-defined key; nil if none has been set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

extension UIConfigurationState {
  /// Whether the element is to stand out, and how.
  var prominence: Prominence {
    if let cell = self as? UICellConfigurationState {
      return cell.isHighlighted ? .highlighted : cell.isSelected ? .selected : .normal
    }
    guard let view = self as? UIViewConfigurationState else { return .normal }
    return view.isHighlighted ? .highlighted : view.isSelected ? .selected : .normal
  }

  var isOfDisabledElement: Bool {
    (self as? UICellConfigurationState)?.isDisabled
      ?? (self as? UIViewConfigurationState)?.isDisabled ?? false
  }
}

/// Whether an element stands out.
enum Prominence {
  case normal
  case highlighted
  case selected
}
