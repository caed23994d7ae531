/// The header or the footer of a section of a table view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let body = HeaderBody(frame: .zero)
  private let identifier: String?
  private var place: ListPlace?
  /// The title that the data source has for the section; nil in views of the application's.
  var title: String?
  private lazy var labels = TableLabels(
    labelLook, in: { [unowned body] in body.contentView },
    changed: { [weak self] in self?.contentDidChange() })

  /// - Parameter reuseIdentifier: Under which the view waits to be used again; nil for a view that
  ///   is not.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    install()
  }

  /// A view that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    install()
  }

  private func install() {
    body.frame = bounds
    addSubview(body)
    body.header = self
  }

  /// What the view was made with.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used again. By itself nothing.
  open func prepareForReuse() {}

  // MARK: Content

  /// Holds what the view shows.
  open var contentView: UIView { body.contentView }

  /// The text; nil while there is a content configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? labels.madeText : nil }

  /// A second text below; nil while there is a content configuration.
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil ? labels.madeSecondaryText : nil
  }

  /// Lies behind the content; as large as the view. Default nil.
  open var backgroundView: UIView? {
    get { body.backgroundView }
    set { body.backgroundView = newValue }
  }

  private func contentDidChange() {
    body.setNeedsLayout()
    (superview as? TableBoundary)?.askForMeasuring(in: .enabled)
  }

  // MARK: Configurations

  /// What the view shows. Default nil: what the app puts into `contentView`, and the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { body.contentConfiguration }
    set { body.contentConfiguration = newValue }
  }

  /// A content configuration as suits a header or a footer of the table view.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    place?.content ?? .groupedHeader()
  }

  /// What lies behind the content. Default: as suits the table view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { body.backgroundConfiguration }
    set { body.backgroundConfiguration = newValue }
  }

  /// A background as suits the table view, to be changed and set.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    body.defaultBackgroundConfiguration()
  }

  /// Whether the content configuration is updated whenever the state changes. Default true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { body.automaticallyUpdatesContentConfiguration }
    set { body.automaticallyUpdatesContentConfiguration = newValue }
  }

  /// Whether the background configuration is updated whenever the state changes. Default true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { body.automaticallyUpdatesBackgroundConfiguration }
    set { body.automaticallyUpdatesBackgroundConfiguration = newValue }
  }

  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Called with the state after each `updateConfiguration(using:)`. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// What configurations are updated for.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Asks for an update of the configurations in the next layout.
  open func setNeedsUpdateConfiguration() { body.setNeedsUpdateConfiguration() }

  /// Makes the view look as it is to in `state`. By itself nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  // MARK: Layout

  override func intrinsicSizeBecameInvalid(of view: UIView) {
    body.intrinsicSizeBecameInvalid(of: view)
  }

  override func constraintsChanged(in view: UIView) { body.constraintsChanged(in: view) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if body.frame != bounds { body.frame = bounds }
    body.layoutIfNeeded()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard verticalFittingPriority != .required else { return targetSize }
    return CGSize(width: targetSize.width, height: naturalHeight(forWidth: targetSize.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight(forWidth: size.width))
  }
}

// MARK: - The table view

extension UITableViewHeaderFooterView {
  /// Takes on the look of what the view is to its table view; nil outside.
  func join(_ place: ListPlace?) {
    self.place = place
    var own = place
    own?.topPadding = 0
    body.adoptListPlace(own)
    labels.take(labelLook)
    showTitle()
  }

  private func showTitle() {
    guard let title else { return }
    labels.madeText.numberOfLines = 0
    let text = labelLook.text.transformed(title)
    if labels.madeText.text != text { labels.madeText.text = text }
  }

  private var labelLook: TableLabels.Look {
    let content = place?.content ?? .groupedHeader()
    var margins = content.directionalLayoutMargins
    let outer = body.directionalLayoutMargins
    margins.leading = max(margins.leading, outer.leading)
    margins.trailing = max(margins.trailing, outer.trailing)
    return TableLabels.Look(
      text: content.textProperties, secondaryText: content.secondaryTextProperties,
      margins: margins)
  }

  func placeLabels() { if contentConfiguration == nil { labels.place() } }

  private func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    if contentConfiguration == nil, !labels.isEmpty {
      let height = labels.height(forWidth: width)
      // 28 for one line of a plain table view: recorded up to iOS 18.
      return title != nil && place?.appearance == .plain ? height.rounded(.down) : height
    }
    if body.bounds.width != width {
      body.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }
    if contentView.frame != body.bounds { contentView.frame = body.bounds }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0))
    attributes.frame = body.bounds
    attributes.estimatedAxes = .vertical
    return body.fittedSize(attributes).height
  }
}

/// What a header or footer consists of: content and a background, as a list has them.
final class HeaderBody: UICollectionViewListCell {
  weak var header: UITableViewHeaderFooterView? {
    didSet { for view in subviews { header?.addSubview(view) } }
  }

  override var stage: UIView { header ?? self }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let header else { return }
    let state = header.configurationState
    header.updateConfiguration(using: state)
    header.configurationUpdateHandler?(header, state)
  }

  override func askForMeasuring(in mode: UICollectionView.SelfSizingInvalidation) {
    (header?.superview as? TableBoundary)?.askForMeasuring(in: mode)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    header?.placeLabels()
  }
}

/// Makes headers and footers of class values by their `init(reuseIdentifier:)`, as ``ClassValues``
/// explains.
open class _TableHeaderMaker: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    ClassValues.maker(_TableHeaderMaker.self, for: type).init(reuseIdentifier: identifier)
  }
}
