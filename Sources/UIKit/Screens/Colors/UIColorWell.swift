/// A round control that shows a colour. A tap presents a ``UIColorPickerViewController``.
///
/// - Note: 28 by 28 points, with a ring of the spectrum that is 3 points wide, as pictures of iOS 17 show;
///   Apple documents none of them.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The colour of the well; nil, the default, for none. Setting it sends no actions.
  open var selectedColor: UIColor? { didSet { showColor() } }
  /// Whether the opacity can be chosen. The default is `true`.
  open var supportsAlpha = true { didSet { showColor() } }
  /// The title of the picker, and the accessibility label of the well. The default is nil.
  open var title: String? { didSet { picker?.title = title } }

  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2

  private let ring = GradientView()
  private let hole = CAShapeLayer()
  private let disc = ColorSwatch()
  private weak var picker: UIColorPickerViewController?

  override func setUp() {
    ring.gradient.type = .conic
    ring.gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.gradient.endPoint = CGPoint(x: 0.5, y: 0)
    ring.gradient.colors = GradientView.hues(12)
    hole.fillRule = .evenOdd
    ring.layer.mask = hole
    for view in [ring, disc] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showColor()
  }

  private func showColor() {
    let color = selectedColor.map { PickedColor($0) }
    disc.shown = supportsAlpha ? color : color?.opaque
    disc.isHidden = color == nil
    picker?.supportsAlpha = supportsAlpha
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = !isEnabled ? 0.4 : isHighlighted ? 0.6 : 1
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    ring.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let path = CGMutablePath()
    path.addEllipse(in: ring.bounds)
    path.addEllipse(in: ring.bounds.insetBy(dx: Self.ringWidth, dy: Self.ringWidth))
    hole.frame = ring.bounds
    hole.path = path
    let inset = Self.ringWidth + Self.gap
    disc.frame = ring.frame.insetBy(dx: inset, dy: inset)
    disc.layer.cornerRadius = max(0, side / 2 - inset)
  }

  // MARK: Picker

  override func didTouchUpInside(_ event: UIEvent?) {
    sendActions(for: .primaryActionTriggered)
    presentPicker()
  }

  open override func accessibilityActivate() -> Bool {
    presentPicker()
    return true
  }

  private func presentPicker() {
    guard picker == nil, isEnabled else { return }
    var next: UIResponder? = self
    while let responder = next, !(responder is UIViewController) { next = responder.next }
    guard let presenter = next as? UIViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.onSelect = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    if traitCollection.horizontalSizeClass == .regular {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = self
    }
    self.picker = picker
    presenter.present(picker, animated: true)
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    controlDefaults(
      label: title ?? "Color well", value: selectedColor.map { PickedColor($0).name },
      traits: .button)
  }
}
