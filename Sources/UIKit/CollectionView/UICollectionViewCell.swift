/// A view that shows one item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// Holds what the cell shows; as large as the cell.
  open var contentView: UIView { content }

  /// Lies behind the content; as large as the cell. Default nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      addBehindContent(backgroundView)
      updateSelectedBackground()
    }
  }

  /// Lies between background and content while the cell is selected or highlighted. Default nil.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelectedBackground()
    }
  }

  /// Whether the cell's item is selected; the collection view sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { updateSelectedBackground() } }
  }

  /// Whether a finger is on the cell; the collection view sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateSelectedBackground() } }
  }

  private func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private func addBehindContent(_ view: UIView?) {
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: content)
  }

  private func updateSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      addBehindContent(view)
    } else {
      view.removeFromSuperview()
    }
  }
}
