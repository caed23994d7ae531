/// Names a fact of an app's own in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The circumstances that a configuration is updated for.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }

  /// A fact of the app's own; nil if it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// Default false, like all flags.
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether a header or footer is kept in view away from its place.
  public var isPinned = false
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How far a drag of the cell has come.
  public enum DragState: Hashable, Sendable {
    case none
    case lifting
    case dragging
  }

  /// What the cell is to a drag that is over its collection view.
  public enum DropState: Hashable, Sendable {
    case none
    case notTargeted
    case targeted
  }

  public var traitCollection: UITraitCollection
  /// Default false, like all flags.
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  /// Whether the collection view is being edited.
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  /// Default none.
  public var cellDragState = DragState.none
  /// Default none.
  public var cellDropState = DropState.none
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

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
