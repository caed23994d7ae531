/// Something that can be done with items that are shared. Applications subclass it.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The group of a kind of activity.
  public enum Category: Int, Sendable {
    /// Done with the items in the application.
    case action
    /// Sends the items to others.
    case share
  }

  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }

    /// Posting to Facebook, which this platform does not have.
    public static let postToFacebook = system("PostToFacebook")
    /// Posting to Twitter, which this platform does not have.
    public static let postToTwitter = system("PostToTwitter")
    /// Sending a message, which this platform does not have.
    public static let message = system("Message")
    /// Sending mail, which this platform does not have.
    public static let mail = system("Mail")
    /// Printing, which this platform does not have.
    public static let print = system("Print")
    /// Copying to the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Using an image for a contact, which this platform does not have.
    public static let assignToContact = system("AssignToContact")
    /// Saving an image to the photos, which this platform does not have.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Adding to the reading list, which this platform does not have.
    public static let addToReadingList = system("AddToReadingList")
    /// Sending by AirDrop, which this platform does not have.
    public static let airDrop = system("AirDrop")
    /// Opening in Books, which this platform does not have.
    public static let openInIBooks = system("OpenInIBooks")
    /// Marking up as a PDF document, which this platform does not have.
    public static let markupAsPDF = system("MarkupAsPDF")
  }

  /// The group of the activity. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The kind of the activity. The default is nil.
  open var activityType: ActivityType? { nil }
  /// The title. The default is nil.
  open var activityTitle: String? { nil }
  /// The image, of which the alpha counts. The default is nil.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can be done with items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the activity is performed. The default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented in place of a call of ``perform()``. The default is nil.
  open var activityViewController: UIViewController? { nil }
  /// Does the activity, and calls ``activityDidFinish(_:)``. The default implementation only does the
  /// latter.
  open func perform() { activityDidFinish(true) }

  /// Called when the activity has ended.
  final var onFinish: ((Bool) -> Void)?

  /// Ends the activity: the sheet goes away and its handler is called.
  open func activityDidFinish(_ completed: Bool) {
    let handler = onFinish
    onFinish = nil
    handler?(completed)
  }
}

/// Copies texts, URLs, images and colours to the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is NSString || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let pasteboard = UIPasteboard.general
    let texts = items.compactMap { $0 as? String ?? ($0 as? NSString).map { "\($0)" } }
    let urls = items.compactMap { $0 as? URL }
    let images = items.compactMap { $0 as? UIImage }
    if !texts.isEmpty {
      pasteboard.strings = texts
    } else if !urls.isEmpty {
      pasteboard.urls = urls
    } else if !images.isEmpty {
      pasteboard.images = images
    }
    activityDidFinish(true)
  }
}
