/// A container of two or three columns beside each other, which are one stack in compact width.
///
/// With a style the columns are set one by one, and each has a navigation controller. Without one
/// (`unspecified`) there are the two ``viewControllers``. Rule SPLIT-1.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Stands for the system's own choice of a width or a fraction.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// The kind of split view: how many columns there are and how they are set.
  public let style: Style

  /// Creates a split view controller without controllers.
  public init(style: Style) {
    self.style = style
    columns = SplitColumns(wraps: style != .unspecified)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller without a style. The name must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    columns = SplitColumns(wraps: false)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller of an interface document; one without a style if `coder` is of
  /// another archive.
  public required init?(coder: NSCoder) {
    style =
      switch coder.documentText("style") {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    columns = SplitColumns(wraps: style != .unspecified)
    super.init(coder: coder)
  }

  /// The object that decides about the columns and learns of their changes.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  final var columns: SplitColumns

  /// The primary and the secondary controller; the one that is visible in compact width. With a style,
  /// the controllers of all columns.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [collapsedRoot].compactMap { $0 } }
      return columns.shown(allColumns)
    }
    set { setControllers(newValue) }
  }

  /// Puts a controller into a column; nil empties it. A controller that is no navigation controller is
  /// put into one, except in the compact column.
  ///
  /// Stops the program in a split view without a style.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    refuse(
      unless: style != .unspecified,
      """
      setViewController(_:for:) is only supported with a style, and \(type(of: self)) has none. \
      Create it by init(style:), or set viewControllers.
      """)
    replace(vc, for: column)
  }

  /// The controller that was put into a column; nil if there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

  // MARK: Columns

  /// Whether all columns are one, as in compact width.
  open internal(set) var isCollapsed = false

  /// The way in which the columns are visible.
  open var displayMode: DisplayMode { currentMode }
  final var currentMode = DisplayMode.oneBesideSecondary
  /// The mode that was chosen by the button, a swipe or code until the size changes; nil for none.
  final var chosenMode: DisplayMode?

  /// The wished way in which columns are visible. The default is `automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenMode = nil
      updateMode(isAnimated: false)
    }
  }

  /// How columns appear. Never `automatic`.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// The wished way in which columns appear. The default is `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { updateMode(isAnimated: false) } }
  }

  /// Shows a column, animated. In compact width it comes on top of the stack.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column, animated. In compact width the stack is popped to the column below it.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Shows a controller as the primary one, unless the delegate does.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    showPrimary(vc, sender: sender)
  }

  /// Shows a controller as the secondary one, unless the delegate does. In compact width it is pushed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    showSecondary(vc, sender: sender)
  }

  // MARK: Buttons and gestures

  /// A button that shows and hides columns. With a style it is in a navigation bar already.
  open var displayModeButtonItem: UIBarButtonItem { modeButton.item }
  final lazy var modeButton = SplitModeButton(of: self)

  /// When a navigation bar has ``displayModeButtonItem``. The default is `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { if displayModeButtonVisibility != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the secondary column of three has a button that hides and shows the others. The default
  /// is `false`.
  open var showsSecondaryOnlyButton = false {
    didSet { if showsSecondaryOnlyButton != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether a swipe from the edge shows hidden columns, and the button is in a bar. The default is
  /// `true`.
  open var presentsWithGesture = true {
    didSet { if presentsWithGesture != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  // MARK: Widths

  final var primaryWidth = SplitWidth() { didSet { widthsDidChange() } }
  final var supplementaryWidth = SplitWidth() { didSet { widthsDidChange() } }

  /// The wished width of the primary column as a fraction. The default is ``automaticDimension``.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The wished width of the primary column in points. The default is ``automaticDimension``.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.points }
    set { primaryWidth.points = newValue }
  }
  /// The smallest width of the primary column. The default is ``automaticDimension``.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The largest width of the primary column. The default is ``automaticDimension``.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The wished width of the supplementary column as a fraction. The default is
  /// ``automaticDimension``.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The wished width of the supplementary column in points. The default is ``automaticDimension``.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.points }
    set { supplementaryWidth.points = newValue }
  }
  /// The smallest width of the supplementary column. The default is ``automaticDimension``.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The largest width of the supplementary column. The default is ``automaticDimension``.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }
  /// The width of the primary column in points; the whole width while there is one column.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The width of the supplementary column in points; 0 if there is none.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// The side of the primary column. The default is `leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { placeBars() } }
  }

  private func widthsDidChange() {
    guard isViewLoaded else { return }
    placeBars()
  }

  // MARK: View

  final let stage = SplitStage()
  /// Whether the columns have been placed for the first time.
  final var isArranged = false
  /// Whether columns are being adapted, which causes layouts.
  final var isRearranging = false
  /// The size for which the mode was found, in points.
  final var arrangedSize = CGSize.zero
  /// Ends the animated change of columns that is under way; nil if there is none.
  final var pendingEnd: (() -> Void)?
  /// The part of overlaid columns that is visible, from 0 to 1, while a finger moves them.
  final var revealed: CGFloat = 1

  /// Adds the gestures, and the columns when the size is known.
  open override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
    stage.install(in: self)
  }

  override var container: (any ControllerContainer)? { self }

  /// Announces the change of the size to the visible columns, each with its own size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announce(size, with: coordinator)
  }

  /// The columns at the edge have compact width, unless others were set.
  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let own = super.overrideTraitCollection(forChild: childViewController)
    guard !isCollapsed, isLeading(childViewController) else { return own }
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    return own.map { UITraitCollection(traitsFrom: [compact, $0]) } ?? compact
  }
}

extension UISplitViewController: ControllerContainer {
  final var childrenInSight: [UIViewController] { shownControllers }
  final var shownContent: UIViewController {
    (isCollapsed ? collapsedRoot : columns[.secondary]?.shown)?.contentController ?? self
  }
  final func placesChildren(in container: UIView) -> Bool { viewIfLoaded === container }
  final func placeBars() { arrange() }
  final var showsOthers: Bool { true }
  final var showsDetails: Bool { true }
}
