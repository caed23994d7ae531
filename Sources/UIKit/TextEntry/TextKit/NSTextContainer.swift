/// The region in which a layout manager or a text view lays out lines.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Called when a value has changed.
  var didChange: (() -> Void)?

  /// The object that lays text out in the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Sets the width that follows from the view, unless that does not count.
  final func fit(width: CGFloat) {
    guard widthTracksTextView, size != CGSize(width: width, height: 0) else { return }
    isFitting = true
    size = CGSize(width: width, height: 0)
    isFitting = false
  }
  private var isFitting = false

  private func changed() {
    guard !isFitting else { return }
    didChange?()
    layoutManager?.textContainerChangedGeometry(self)
  }

  /// The size in points; 0 for an unlimited side. A text view sets it unless ``widthTracksTextView``
  /// is `false`.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }

  /// Whether the container is as wide as its text view. The default is `false`; a text view sets it
  /// for its container.
  open var widthTracksTextView = false
  /// Whether the container is as high as its text view. Has no effect: text views scroll. The default
  /// is `false`.
  open var heightTracksTextView = false

  /// The inset of lines at both sides, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// The largest number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// How text too wide is broken or truncated in the last line allowed. The default is
  /// `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container of unlimited size.
  public override convenience init() { self.init(size: .zero) }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }
}
