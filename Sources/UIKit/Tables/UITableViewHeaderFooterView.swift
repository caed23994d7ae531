/// A header or footer of a section of a table view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: _ElementView {
  private let body = HeaderBody(frame: .zero)
  /// That of a registered nib where the nib's view has none.
  final var identifier: String?
  private var place: ListPlace?
  /// The table view that shows the view or showed it last.
  weak var table: UITableView?
  /// The data source's title for the section; nil in views that the delegate provides.
  var title: String?
  private lazy var labels = TableLabels(
    labelLook, in: { [unowned body] in body.contentView },
    changed: { [weak self] in self?.contentDidChange() })

  /// A header or footer.
  ///
  /// - Parameter reuseIdentifier: The identifier that the view is reused by; nil for a view that is
  ///   not reused.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    install()
  }

  /// A header or footer that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A header or footer that is not reused. The coder is not read.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    install()
    coder.objectIsSetUp(self, as: UITableViewHeaderFooterView.self)
  }

  private func install() {
    body.frame = bounds
    addSubview(body)
    body.header = self
  }

  /// The identifier that the view is reused by; nil for a view that is not reused.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is reused. The default implementation does nothing.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that holds the content.
  open var contentView: UIView { body.contentView }

  /// The label of the main text; nil if there is a content configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? labels.madeText : nil }

  /// The label below the main text; nil if there is a content configuration.
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil ? labels.madeSecondaryText : nil
  }

  /// The view behind the content, which fills this view. The default is nil.
  open var backgroundView: UIView? {
    get { body.backgroundView }
    set { body.backgroundView = newValue }
  }

  private func contentDidChange() {
    body.setNeedsLayout()
    askForMeasuring(in: .enabled)
  }

  // MARK: Configurations

  /// The configuration of the content. The default is nil: the view shows its labels and the
  /// subviews of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { body.contentConfiguration }
    set { body.contentConfiguration = newValue }
  }

  /// A new content configuration for a header or footer of the table view's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    place?.content ?? .groupedHeader()
  }

  /// The configuration of the background. The default suits the style of the table view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { body.backgroundConfiguration }
    set { body.backgroundConfiguration = newValue }
  }

  /// A new background configuration for the style of the table view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    body.defaultBackgroundConfiguration()
  }

  /// Whether the content configuration is updated when the state changes. The default is true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { body.automaticallyUpdatesContentConfiguration }
    set { body.automaticallyUpdatesContentConfiguration = newValue }
  }

  /// Whether the background configuration is updated when the state changes. The default is true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { body.automaticallyUpdatesBackgroundConfiguration }
    set { body.automaticallyUpdatesBackgroundConfiguration = newValue }
  }

  /// Updates a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Called after each `updateConfiguration(using:)`. The default is nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// The state that configurations are updated for.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Requests an update of the configurations in the next layout pass.
  open func setNeedsUpdateConfiguration() { body.setNeedsUpdateConfiguration() }

  /// Updates the view for a state. The default implementation does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  // MARK: The table view

  package override var collectionView: UICollectionView? { table?.rows }

  /// The table view has a pool of its own, from which views are dequeued without an index path.
  override var isReused: Bool { false }

  override func adoptListPlace(_ place: @autoclosure () -> ListPlace?) { join(place()) }

  override func placed(in box: CGRect) -> CGRect {
    let padding = place?.topPadding ?? 0
    return CGRect(
      x: box.minX, y: box.minY + padding, width: box.width, height: max(0, box.height - padding))
  }

  override func preferredAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = attributes.duplicate() else { return attributes }
    preferred.frame.size.height = traitCollection.pixelGrid.ceiled(
      fittedHeight(attributes.size.width) + (place?.topPadding ?? 0))
    return preferred
  }

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
  /// Updates the appearance for a position in a section; nil outside of a table view.
  private func join(_ place: ListPlace?) {
    self.place = place
    if let table { self.place?.margin = table.margin }
    var own = self.place
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
    return body.fittedHeight(forWidth: width) { body.bounds }
  }
}

/// The list cell that the content and the background of a header or footer belong to.
final class HeaderBody: UICollectionViewListCell {
  weak var header: UITableViewHeaderFooterView? {
    didSet { for view in subviews { header?.addSubview(view) } }
  }

  override var stage: UIView { header ?? self }

  package override var collectionView: UICollectionView? { header?.collectionView }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let header else { return }
    let state = header.configurationState
    header.updateConfiguration(using: state)
    header.configurationUpdateHandler?(header, state)
  }

  override func askForMeasuring(in mode: UICollectionView.SelfSizingInvalidation) {
    header?.askForMeasuring(in: mode)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    header?.placeLabels()
  }
}

/// Makes headers and footers of classes known at run time by their `init(reuseIdentifier:)`, as ``ClassValues``
/// explains.
open class _TableHeaderMaker: UITableViewHeaderFooterView {
  /// The initializer whose slot is called.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Not called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    ClassValues.maker(_TableHeaderMaker.self, for: type).init(reuseIdentifier: identifier)
  }
}
