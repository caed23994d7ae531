/// The list cell behind a table view cell: content view, accessories, separators, background and
/// swipe actions.
///
/// Its views are subviews of the ``UITableViewCell``, whose state it keeps.
final class CellBody: UICollectionViewListCell {
  weak var cell: UITableViewCell? {
    didSet { for view in subviews { cell?.addSubview(view) } }
  }

  override var stage: UIView { cell ?? self }

  override var configurationState: UICellConfigurationState {
    cell?.configurationState ?? super.configurationState
  }

  /// The state that is the default of the table view cell.
  var ownState: UICellConfigurationState { super.configurationState }

  package override var collectionView: UICollectionView? { cell?.collectionView }

  override var isProminent: Bool { super.isProminent && cell?.showsSelection ?? true }

  override var swipeActions: SwipeActionsView? {
    didSet {
      guard (swipeActions == nil) != (oldValue == nil) else { return }
      cell?.swipeDidChange(swipeActions != nil)
    }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let cell else { return }
    cell.updateConfiguration(using: state)
    cell.configurationUpdateHandler?(cell, state)
  }

  override func askForMeasuring(in mode: UICollectionView.SelfSizingInvalidation) {
    cell?.askForMeasuring(in: mode)
  }

  override func row(at distance: Int) -> UICollectionViewListCell? {
    guard let table = cell?.table, let path = cell?.path else { return nil }
    let other = IndexPath(row: path.row + distance, section: path.section)
    return table.shownRow(other)?.body
  }

  override var separatorsFollowControls: Bool { false }
  override var addsSeparatorInsets: Bool {
    cell?.table?.separatorInsetReference == .fromAutomaticInsets
  }

  /// The leading margin of the content: that of the cell, or a smaller one beside an editing
  /// control. Rule TABLE-10.
  var contentMargin: CGFloat {
    let margin = directionalLayoutMargins.leading
    let isBesideControl = !accessoryPlan(width: bounds.width).leading.isEmpty
    return isBesideControl ? min(margin, Self.marginBesideControls) : margin
  }

  override var textLead: CGFloat? {
    guard let cell, contentConfiguration == nil else { return super.textLead }
    return cell.labels.textLead
  }

  /// The list's background with the cell's own colour; without a selected colour if the cell does
  /// not show the selection.
  override var standardBackground: UIBackgroundConfiguration? {
    guard var background = super.standardBackground, let cell else { return nil }
    if !cell.showsSelection {
      background.backgroundColor = cell.backgroundColor ?? background.backgroundColor
    } else if let color = cell.backgroundColor, !isProminent {
      background.backgroundColor = color
    }
    return background
  }

  private var givenMargins = NSDirectionalEdgeInsets.zero
  /// Whether an interface document has set the margins of the content view.
  var keepsContentMargins = false

  /// Sets the margins of the content view to those of the cell; 8 points at the trailing edge if an
  /// accessory follows. Does nothing if there is a content configuration.
  func giveMargins() {
    guard contentConfiguration == nil, !keepsContentMargins else { return }
    let side = directionalLayoutMargins.leading
    let isFollowed = accessories.contains {
      switch $0.accessoryType {
      case .delete, .insert, .multiselect: false
      default: $0.isDisplayed(whileEditing: isBeingEdited)
      }
    }
    let margins = NSDirectionalEdgeInsets(
      top: 11, leading: contentMargin, bottom: 11, trailing: isFollowed ? 8 : side)
    guard margins != givenMargins else { return }
    givenMargins = margins
    contentView.directionalLayoutMargins = margins
  }

  override func layoutSubviews() {
    giveMargins()
    super.layoutSubviews()
    if contentConfiguration == nil { cell?.labels.place() }
  }
}

extension UICollectionViewListCell {
  /// The height that fits the content view in a width, in points.
  ///
  /// - Parameter contentFrame: The frame of the content view once the bounds have that width.
  func fittedHeight(forWidth width: CGFloat, contentFrame: () -> CGRect) -> CGFloat {
    if bounds.width != width {
      frame = CGRect(x: 0, y: 0, width: width, height: stage.bounds.height)
    }
    let content = contentFrame()
    if contentView.frame != content { contentView.frame = content }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0))
    attributes.frame = bounds
    attributes.estimatedAxes = .vertical
    return fittedSize(attributes).height
  }
}
