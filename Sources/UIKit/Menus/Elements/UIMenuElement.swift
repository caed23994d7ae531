/// Part of a menu: an action or a menu of its own.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Changes made to how an element looks and behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  var storedTitle: String
  var storedImage: UIImage?

  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
  /// A second line below the title. Default nil.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}
