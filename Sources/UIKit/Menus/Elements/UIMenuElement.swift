/// An element of a menu: an action, a command or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of menu elements.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The number that represents the value.
    public let rawValue: UInt
    /// Creates a set of attributes from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes something; it is red.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing the element does not close the menu.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The state of an element's mark.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  var storedTitle: String
  var storedImage: UIImage?

  /// The title.
  open var title: String { storedTitle }
  /// The image beside the title.
  open var image: UIImage? { storedImage }
  /// The text below the title. The default is nil.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}
