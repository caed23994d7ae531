/// The room that the lines of a text view are laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Called when a value has changed.
  var didChange: (() -> Void)?

  /// Without a limit where a side is 0; the text view sets the width.
  open internal(set) var size: CGSize

  /// Room that lines leave free at both sides, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange?() } }
  }

  /// Zero for no limit. Default 0.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange?() } }
  }

  /// What becomes of text that is too wide, in the last line that is allowed. Default
  /// `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange?() } }
  }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }
}
