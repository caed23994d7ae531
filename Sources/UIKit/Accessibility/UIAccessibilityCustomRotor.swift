/// A list of places in an element that assistive technologies step through, such as its headings.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a step.
  public enum Direction: Int, Sendable {
    /// To the place before.
    case previous
    /// To the place behind.
    case next
  }

  /// The kinds of rotors that the system has a name for.
  public enum SystemRotorType: Int, Sendable {
    /// A rotor with a name of its own.
    case none
    /// Links.
    case link
    /// Links that were opened before.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Words that are not in the dictionary.
    case misspelledWord
    /// Images.
    case image
    /// Fields for text.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// Finds the place one step from the present one; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the rotor, with attributes.
  open var attributedName: NSAttributedString
  /// Finds the next place.
  open var itemSearchBlock: Search
  /// The kind of the rotor.
  public let systemRotorType: SystemRotorType

  private init(_ name: NSAttributedString, type: SystemRotorType, search: @escaping Search) {
    attributedName = name
    systemRotorType = type
    itemSearchBlock = search
    super.init()
  }

  /// Creates a rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(NSAttributedString(string: name), type: .none, search: itemSearchBlock)
  }

  /// Creates a rotor with a name that has attributes.
  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(attributedName, type: .none, search: itemSearchBlock)
  }

  /// Creates a rotor of a kind that the system names.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(NSAttributedString(string: ""), type: type, search: itemSearchBlock)
  }
}

/// A place that a rotor leads to.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. Not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The text within the element; nil for all of it.
  final var range: AnyObject?

  override init() { super.init() }
}

/// The place a rotor is at, and the direction of its step.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The present place. The default is one without an element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the step. The default is `previous`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}
