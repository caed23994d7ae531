/// A view that shows an image, two texts and two buttons in its middle because there is no content.
///
/// It scrolls if its content is higher than the view.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let backgroundView = BackgroundConfigurationView()
  private let scroller = UIScrollView()
  private let imageView = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton()
  private let secondaryButton = UIButton()
  /// The actions of the buttons, by button.
  private var actions: [ObjectIdentifier: UIAction] = [:]

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without content: archives are not read on this platform.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(backgroundView)
    addSubview(scroller)
    scroller.contentInsetAdjustmentBehavior = .never
    for view in [imageView, indicator, label, secondaryLabel, button, secondaryButton] {
      scroller.addSubview(view)
    }
    update()
  }

  /// The configuration. Setting anything but a ``UIContentUnavailableConfiguration`` stops the program.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        refuse(
          """
          A UIContentUnavailableView shows a UIContentUnavailableConfiguration; got \
          \(type(of: newValue)). Ask supports(_:) first.
          """)
      }
      guard new != shown else { return }
      shown = new
      update()
    }
  }

  /// Whether the configuration is a ``UIContentUnavailableConfiguration``.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  // MARK: Content

  private func update() {
    backgroundView.configuration = shown.background
    updateImage()
    configure(label, shown.text, or: shown.attributedText, with: shown.textProperties)
    configure(
      secondaryLabel, shown.secondaryText, or: shown.secondaryAttributedText,
      with: shown.secondaryTextProperties)
    configure(button, by: shown.button, with: shown.buttonProperties)
    configure(
      secondaryButton, by: shown.secondaryButton, with: shown.secondaryButtonProperties)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func updateImage() {
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil || shown.isLoading
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor = properties.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    indicator.isHidden = !shown.isLoading
    if shown.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
  }

  private func configure(
    _ label: UILabel, _ text: String?, or attributed: NSAttributedString?,
    with properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  private func configure(
    _ button: UIButton, by configuration: UIButton.Configuration,
    with properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    button.isHidden = configuration.title?.isEmpty ?? true && configuration.image == nil
    var centered = configuration
    if centered.titleAlignment == .automatic { centered.titleAlignment = .center }
    button.configuration = centered
    if let former = actions.removeValue(forKey: ObjectIdentifier(button)) {
      button.removeAction(former, for: .primaryActionTriggered)
    }
    if let action = properties.primaryAction {
      actions[ObjectIdentifier(button)] = action
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// The visible views from top to bottom, with the space above each, in points.
  private var rows: [(view: UIView, gap: CGFloat)] {
    let all: [(UIView, CGFloat)] = [
      (imageView, 0), (indicator, 0), (label, shown.imageToTextPadding),
      (secondaryLabel, shown.textToSecondaryTextPadding), (button, shown.textToButtonPadding),
      (secondaryButton, shown.buttonToSecondaryButtonPadding),
    ]
    return all.filter { !$0.0.isHidden }
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if let button = view as? UIButton { return button.fittingSize(within: width) }
    var size = view.sizeThatFits(CGSize(width: width, height: 0))
    if view === imageView {
      let most = shown.imageProperties.maximumSize
      let factor = min(
        1, most.width > 0 ? most.width / size.width : 1,
        most.height > 0 ? most.height / size.height : 1, width / size.width)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    }
    return CGSize(width: min(width, size.width), height: size.height)
  }

  /// The distances of the content to the edges of the view, in points.
  private var margins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeAreaInsets
    var margins = UIEdgeInsets(
      top: own.top + safe.top, left: (isMirrored ? own.trailing : own.leading) + safe.left,
      bottom: own.bottom + safe.bottom,
      right: (isMirrored ? own.leading : own.trailing) + safe.right)
    let outer = superview?.layoutMargins ?? .zero
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.left = max(margins.left, outer.left)
      margins.right = max(margins.right, outer.right)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    scroller.frame = bounds
    let margins = margins
    let room = bounds.inset(by: margins)
    let rows = rows
    let sizes = rows.map { size(of: $0.view, width: max(0, room.width)) }
    let gaps = rows.indices.map { $0 == 0 ? 0 : rows[$0].gap }
    let height = zip(sizes, gaps).reduce(0) { $0 + $1.0.height + $1.1 }
    let grid = traitCollection.pixelGrid
    var top = margins.top + max(0, grid.nearest((room.height - height) / 2))
    for (index, row) in rows.enumerated() {
      top += gaps[index]
      let size = sizes[index]
      row.view.frame = CGRect(
        x: grid.nearest(room.minX + (room.width - size.width) / 2), y: grid.nearest(top),
        width: size.width, height: size.height)
      top += size.height
    }
    scroller.contentSize = CGSize(width: bounds.width, height: top + margins.bottom)
    scroller.isScrollEnabled = height > room.height
  }

  /// The size of the content and its margins if it is at most as wide as `size`; a width of 0 is no
  /// limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let width = size.width > 0 ? size.width - margins.left - margins.right : 100_000
    let rows = rows
    let sizes = rows.map { self.size(of: $0.view, width: max(0, width)) }
    let height = rows.indices.reduce(0) { $0 + sizes[$1].height + ($1 == 0 ? 0 : rows[$1].gap) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + margins.left + margins.right,
      height: height + margins.top + margins.bottom)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }
}
