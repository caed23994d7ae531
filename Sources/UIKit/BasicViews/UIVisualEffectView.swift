import GeometryCore
import RenderCore

/// Shows the content behind it through an effect.
///
/// What its superviews and the views below it have drawn counts, within a view that is not fully
/// opaque that of its own content only. Rounded corners cut the effect off where `clipsToBounds` is
/// true.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Fills the view above the effect: what is to be seen in front goes here.
  open private(set) var contentView = UIView()

  /// The effect on the content behind the view. The default is nil.
  open var effect: UIVisualEffect? {
    didSet {
      guard effect != oldValue else { return }
      setNeedsDisplay()
      showContentColor()
    }
  }

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    installContent()
  }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Creates a view without an effect, with a frame in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view of an interface document; one without effect if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContent()
    coder.objectIsSetUp(self, as: UIVisualEffectView.self)
  }

  private func installContent() {
    isOpaque = false
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showContentColor()
  }

  private func showContentColor() {
    contentView.layer.contentColor = effect?.contentColor(for: traitCollection)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showContentColor()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showContentColor()
  }

  open override func draw(_ rect: CGRect) {
    guard let material = effect?.material(for: traitCollection) else { return }
    UIGraphicsGetCurrentContext()?.append(.backdrop(.rectangle(bounds.core), material))
  }
}

extension UIVisualEffectView: ReplacesDrawing {}
