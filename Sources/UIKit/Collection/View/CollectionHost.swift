import LayoutCore

/// What the parts of a collection view see of it: the content, the layout, the data, each other.
///
/// Each part keeps its state to itself. The view makes them, holds them, and passes on to them what
/// applications ask for.
@MainActor protocol CollectionHost: AnyObject {
  // MARK: The content

  var bounds: CGRect { get }
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get set }
  var adjustedContentInset: UIEdgeInsets { get }
  var decelerationRate: UIScrollView.DecelerationRate { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  /// A text about the view, in the words for what it is to applications.
  func worded(_ text: String) -> String
  func clampedContentOffset(_ offset: CGPoint) -> CGPoint
  func clampedContentOffset(_ offset: CGPoint, contentSize: CGSize) -> CGPoint
  /// Where the content comes to rest if it is being scrolled over time; else where it is.
  var destinedOffset: CGPoint { get }
  /// Moves the content at once because of what is laid out; what scrolls it over time goes on.
  func relocateContent(to offset: CGPoint)
  /// Has content that is being scrolled over time come to rest elsewhere.
  func redirectContent(to offset: CGPoint)
  func setContentOffset(_ offset: CGPoint, animated: Bool)
  /// The height of what stays in view in front of the items of a section that are scrolled to.
  func cover(inSection section: Int) -> CGFloat
  func setNeedsLayout()
  var layer: CALayer { get }
  /// Brings everything up to date.
  func updateDisplay()

  // MARK: The layout and the data

  var collectionViewLayout: UICollectionViewLayout { get }
  /// The layout once more, if it answers more than any layout does.
  var solvedLayout: (any SolvedLayout)? { get }
  /// What the layout answers of sizes.
  var sizedLayout: any SizedLayout { get }
  /// The numbers of sections and items, asked for if they are not known.
  var loadedCounts: ItemCounts { get }
  /// The numbers of sections and items, asked for now.
  var askedCounts: ItemCounts { get }
  /// Shows all data anew.
  ///
  /// - Parameter map: Where everything was before, for what was measured; nil forgets that.
  func reloadEverything(_ map: ElementMap?)

  // MARK: The parts

  var elements: ElementStore { get }
  var exchange: ElementExchange { get }
  var vicinity: Vicinity { get }
  var rows: OrthogonalRows { get }
  var offsets: OffsetKeeper { get }
  var pass: DisplayPass { get }
  var transactions: TransactionLog { get }
  var movement: ItemMovement { get }
  var selecting: SelectionModel { get }
  var sizing: SizingSession { get }
  var motions: ElementMotions { get }
  var prepared: PreparedCells { get }
}

/// A part of a collection view: some state, and what is done with it.
@MainActor class CollectionPart {
  /// The view it is a part of, which holds it.
  unowned let host: any CollectionHost & ElementQuestions

  init(_ host: any CollectionHost & ElementQuestions) { self.host = host }
}
