/// The region in which a text view lays out its lines.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Called when a value has changed.
  var didChange: (() -> Void)?

  /// The size in points; 0 for an unlimited side. The text view sets the width.
  open internal(set) var size: CGSize

  /// The inset of lines at both sides, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange?() } }
  }

  /// The largest number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange?() } }
  }

  /// How text too wide is broken or truncated in the last line allowed. The default is
  /// `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange?() } }
  }

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container of unlimited size.
  public override convenience init() { self.init(size: .zero) }
}
