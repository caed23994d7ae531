/// What a large content viewer shows of an item that does not grow with the text size.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item can be shown.
  var showsLargeContentViewer: Bool { get }
  /// The text to show.
  var largeContentTitle: String? { get }
  /// The image to show.
  var largeContentImage: UIImage? { get }
  /// Whether the image is drawn as large as the viewer allows.
  var scalesLargeContentImage: Bool { get }
  /// The insets that shift the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view says to a large content viewer.
private final class LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var isScaled = false
  var insets = UIEdgeInsets.zero
}

// Kept for readers: no viewer is shown on this platform.
extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent? { parts[LargeContent.self] }

  /// Whether a large content viewer can show the view. The default is `false`.
  public var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { existingOrNewPart(LargeContent()).isShown = newValue }
  }

  /// The text that a large content viewer shows; nil, the default, for the text of a
  /// label.
  public var largeContentTitle: String? {
    get { largeContent?.title ?? ownLargeContent.title }
    set { existingOrNewPart(LargeContent()).title = newValue }
  }

  /// The image that a large content viewer shows; nil, the default, for the image of
  /// an image view.
  public var largeContentImage: UIImage? {
    get { largeContent?.image ?? ownLargeContent.image }
    set { existingOrNewPart(LargeContent()).image = newValue }
  }

  /// Whether a large content viewer draws the image as large as it can. The default is `false`.
  public var scalesLargeContentImage: Bool {
    get { largeContent?.isScaled ?? false }
    set { existingOrNewPart(LargeContent()).isScaled = newValue }
  }

  /// The insets that shift the image in a large content viewer, in points. The default is zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { existingOrNewPart(LargeContent()).insets = newValue }
  }

  private var ownLargeContent: (title: String?, image: UIImage?) {
    switch self {
    case let label as UILabel: (label.text, nil)
    case let view as UIImageView: (nil, view.image)
    default: (nil, nil)
    }
  }
}
