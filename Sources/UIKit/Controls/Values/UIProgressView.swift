/// A bar that shows how much of a task is complete.
///
/// - Note: 4 points high, as since iOS 14.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The styles of progress views.
  public enum Style: Int, Sendable {
    /// A bar on a track.
    case `default`
    /// A bar without a track, for toolbars.
    case bar
  }

  private static let height: CGFloat = 4

  private let track = UIImageView()
  private let fill = UIImageView()
  private var shown: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a progress view 160 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: Self.height))
    progressViewStyle = style
    show()
  }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    coder.objectIsSetUp(self, as: UIProgressView.self)
  }

  private func begin() {
    for view in [track, fill] {
      view.layer.cornerRadius = Self.height / 2
      addSubview(view)
    }
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    show()
  }

  /// The completed fraction, limited to 0 through 1. The default is 0.
  open var progressViewStyle = Style.default { didSet { show() } }

  /// From 0 to 1; others are taken as the nearest of these. Default 0.
  open var progress: Float {
    get { shown }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets ``progress``, optionally animated over a quarter of a second.
  open func setProgress(_ progress: Float, animated: Bool) {
    shown = min(max(progress, 0), 1)
    guard animated else { return placeFill() }
    UIView.animate(withDuration: 0.25) { self.placeFill() }
  }

  /// A progress whose completed fraction the view shows; nil, the default, for none.
  ///
  /// It is read when it is set, and in a window once a frame until it is finished or cancelled: on this
  /// platform objects do not tell of changes of their properties.
  open var observedProgress: Progress? { didSet { observe() } }
  private var link: CADisplayLink?

  private func observe() {
    link?.invalidate()
    link = nil
    readProgress()
    guard let observedProgress, window != nil, !observedProgress.isOver else { return }
    let link = CADisplayLink { [weak self] _ in self?.readProgress() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func readProgress() {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    if fraction != shown { progress = fraction }
    guard observedProgress.isOver else { return }
    link?.invalidate()
    link = nil
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if observedProgress != nil { observe() }
  }

  /// The colour of the completed part; nil, the default, for the tint colour.
  open var progressTintColor: UIColor? { didSet { show() } }
  /// The colour of the track; nil, the default, for grey.
  open var trackTintColor: UIColor? { didSet { show() } }

  /// The image of the completed part, stretched; nil, the default, for a colour.
  open var progressImage: UIImage? { didSet { show() } }
  /// The image of the track, stretched; nil, the default, for a colour.
  open var trackImage: UIImage? { didSet { show() } }

  private func show() {
    let gray: UIColor = progressViewStyle == .bar ? .clear : .systemFill
    fill.image = progressImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.image = trackImage
    track.backgroundColor = trackImage == nil ? trackTintColor ?? gray : nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func placeFill() {
    let width = bounds.width * CGFloat(shown)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    placeFill()
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
  }
}

extension Progress {
  fileprivate var isOver: Bool { isFinished || isCancelled }
}
