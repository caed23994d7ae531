/// A controller in which the user chooses a colour: from a grid, from a spectrum or by sliders, with an
/// opacity.
///
/// Colours are those of the sRGB space. There is no sampling of colours of the screen and no list of
/// saved colours on this platform.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// The delegate, which is not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Called as the delegate is.
  var onSelect: ((UIColor) -> Void)?

  /// The colour that is shown and chosen. The default is white. Setting it does not call the delegate.
  open var selectedColor: UIColor = .white { didSet { showColor() } }

  /// Whether the opacity can be chosen; otherwise all chosen colours are opaque. The default is `true`.
  open var supportsAlpha = true {
    didSet {
      preferredContentSize.height = height(inWidth: 375)
      showColor()
    }
  }

  private lazy var content = ColorPickerView { [weak self] in self?.close() }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// Creates a picker of an interface document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [
      .custom { [weak self] context in
        guard let self else { return nil }
        let width = viewIfLoaded?.bounds.width ?? 0
        return min(height(inWidth: width > 0 ? width : 390), context.maximumDetentValue)
      }
    ]
    preferredContentSize = CGSize(width: 375, height: height(inWidth: 375))
  }

  private func height(inWidth width: CGFloat) -> CGFloat {
    ColorPickerView.height(inWidth: width, supportsAlpha: supportsAlpha)
  }

  open override var title: String? { didSet { if isViewLoaded { content.heading = heading } } }
  private var heading: String { title ?? "Colors" }

  open override func loadView() { view = content }

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.heading = heading
    content.onChange = { [weak self] in self?.take($0, isMoving: $1) }
    showColor()
  }

  private func showColor() {
    guard isViewLoaded else { return }
    content.supportsAlpha = supportsAlpha
    content.shown =
      supportsAlpha ? PickedColor(selectedColor) : PickedColor(selectedColor).opaque
  }

  private func take(_ color: PickedColor, isMoving: Bool) {
    selectedColor = color.color
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: isMoving)
    onSelect?(selectedColor)
  }

  private var isReported = false

  private func close() {
    guard let presenter = presentingViewController else { return report() }
    presenter.dismiss(animated: true)
  }

  private func report() {
    guard !isReported else { return }
    isReported = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isReported = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { report() }
  }
}
