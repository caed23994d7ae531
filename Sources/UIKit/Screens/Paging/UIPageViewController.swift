/// A container that shows one page after another. Rules PAGE-1, PAGE-2.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, UIScrollViewDelegate {
  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The location of the spine: `none` for pages that scroll.
  public let spineLocation: SpineLocation
  private let scroller: PageScroller
  private let dots = UIPageControl()

  /// Creates a page controller without pages.
  ///
  /// - Parameter options: By default pages are not spaced and the spine is `min`.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .scroll ? .none : Self.spine(options)
    scroller = PageScroller(
      isVertical: navigationOrientation == .vertical,
      spacing: style == .scroll ? Self.spacing(options) : 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page controller whose pages are turned sideways.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page controller of an interface document; one whose pages are turned sideways if
  /// `coder` is of another archive.
  public required init?(coder: NSCoder) {
    let scrolls = coder.documentText("transitionStyle") == "scroll"
    let isVertical = coder.documentText("navigationOrientation") == "vertical"
    transitionStyle = scrolls ? .scroll : .pageCurl
    navigationOrientation = isVertical ? .vertical : .horizontal
    spineLocation = scrolls ? .none : coder.documentText("spineLocation") == "mid" ? .mid : .min
    let spacing = coder.documentText("pageSpacing").flatMap(Double.init) ?? 0
    scroller = PageScroller(isVertical: isVertical, spacing: scrolls ? spacing : 0)
    super.init(coder: coder)
  }

  private static func spine(_ options: [OptionsKey: Any]?) -> SpineLocation {
    let value = options?[.spineLocation]
    let raw = (value as? NSNumber)?.intValue ?? value as? Int
    return value as? SpineLocation ?? raw.flatMap(SpineLocation.init) ?? .min
  }

  private static func spacing(_ options: [OptionsKey: Any]?) -> CGFloat {
    let value = options?[.interPageSpacing]
    let number =
      (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
    return max(0, value as? CGFloat ?? number.map { CGFloat($0) } ?? 0)
  }

  /// Responds to changes of pages by touches. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides the pages that touches lead to; without it touches do nothing. Not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { scroller.isScrollEnabled = dataSource != nil }
  }
  /// Whether pages that are turned have a page on their back. Has no effect on this platform, which
  /// draws no backs. The default is `false`.
  open var isDoubleSided = false

  /// The recognizers that turn pages; empty for pages that scroll.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  // MARK: Pages

  /// The pages that are shown; nil before any was set.
  open private(set) var viewControllers: [UIViewController]?

  private var shown: [UIViewController] { viewControllers ?? [] }
  override var container: (any ControllerContainer)? { self }

  /// Shows other pages.
  ///
  /// - Parameters:
  ///   - viewControllers: One page, or two if the spine is in the middle.
  ///   - animated: Pages that scroll do so if the controller is on the screen.
  ///   - completion: Called with `true` when the pages are shown, and with `false` if another change
  ///     came first.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let needed = spineLocation == .mid ? 2 : 1
    refuse(
      unless: pages.count == needed,
      """
      The number of view controllers provided (\(pages.count)) doesn't match the number required \
      (\(needed)) for the requested transition.
      """)
    finishTurn(completes: turn?.isByTouch == false)
    scroller.stopScrollingAndZooming()
    let changes = shown.map(ObjectIdentifier.init) != pages.map(ObjectIdentifier.init)
    let scrolls =
      animated && transitionStyle == .scroll && appearance == .shown && view.window != nil
      && !shown.isEmpty && changes
    if scrolls {
      begin(.init(side: direction == .forward ? .behind : .before, pages: pages), completion)
      scroller.setContentOffset(scroller.offset(of: turn?.side), animated: true)
    } else {
      show(pages)
      completion?(true)
    }
    updateDots()
  }

  /// Shows pages at once.
  private func show(_ pages: [UIViewController]) {
    let former = shown.filter { one in !pages.contains { $0 === one } }
    let added = pages.filter { one in !shown.contains { $0 === one } }
    for page in former { page.willMove(toParent: nil) }
    for page in added where page.parent !== self { addChild(page) }
    viewControllers = pages
    if isViewLoaded {
      let isSeen = appearance.isOnTheWayIn
      if isSeen {
        for page in added { page.loadViewIfNeeded() }
        for page in former { page.beginAppearanceTransition(false, animated: false) }
        for page in added { page.beginAppearanceTransition(true, animated: false) }
      }
      for page in former { page.viewIfLoaded?.removeFromSuperview() }
      addViews()
      if isSeen { for page in added { page.viewIsInPlace() } }
      for page in former { page.endAppearanceTransition() }
      if appearance == .shown {
        view.layoutIfNeeded()
        for page in added { page.endAppearanceTransition() }
      }
    }
    for page in former { page.removeFromParent() }
    for page in added { page.didMove(toParent: self) }
  }

  private func addViews() {
    scroller.contentOffset = scroller.offset(of: nil)
    for page in shown where page.view.superview !== scroller { scroller.addSubview(page.view) }
    placePages()
  }

  // MARK: Turning

  /// A change of pages under way.
  private struct Turn {
    let side: PageScroller.Side
    let pages: [UIViewController]
    var isByTouch = false
    var completion: ((Bool) -> Void)?
  }

  private var turn: Turn?
  /// The pages beside the current one while a finger scrolls.
  private var neighbors: [PageScroller.Side: UIViewController] = [:]

  private func begin(_ turn: Turn, _ completion: ((Bool) -> Void)? = nil) {
    self.turn = turn
    self.turn?.completion = completion
    if turn.isByTouch { delegate?.pageViewController(self, willTransitionTo: turn.pages) }
    scroller.setMissing([])
    for page in turn.pages {
      let isNew = page.parent !== self
      if isNew { addChild(page) }
      page.loadViewIfNeeded()
      page.beginAppearanceTransition(true, animated: true)
      page.view.frame = scroller.frame(of: turn.side)
      scroller.addSubview(page.view)
      page.viewIsInPlace()
      if isNew { page.didMove(toParent: self) }
    }
    for page in shown { page.beginAppearanceTransition(false, animated: true) }
  }

  /// Ends the change under way, with its pages or with those before.
  private func finishTurn(completes: Bool) {
    guard let turn else { return }
    self.turn = nil
    neighbors = [:]
    let previous = shown
    let (gone, kept) = completes ? (previous, turn.pages) : (turn.pages, previous)
    if !completes {
      for page in gone { page.beginAppearanceTransition(false, animated: true) }
      for page in kept { page.beginAppearanceTransition(true, animated: true) }
    }
    for page in gone {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearanceTransition()
      page.removeFromParent()
    }
    viewControllers = kept
    scroller.contentOffset = scroller.offset(of: nil)
    placePages()
    for page in kept { page.endAppearanceTransition() }
    if turn.isByTouch {
      if completes { moveDot(turn.side) }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous,
        transitionCompleted: completes)
    }
    turn.completion?(completes)
  }

  private func page(at side: PageScroller.Side) -> UIViewController? {
    switch side {
    case .before:
      shown.first.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    case .behind:
      shown.last.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    }
  }

  // MARK: Scrolling

  /// Asks for the pages beside the current one.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard turn == nil, transitionStyle == .scroll else { return }
    for side in PageScroller.Side.allCases { neighbors[side] = page(at: side) }
    scroller.setMissing(Set(PageScroller.Side.allCases.filter { neighbors[$0] == nil }))
  }

  /// Begins a change with the page that comes into view.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scroller.isTracking || scroller.isDecelerating, transitionStyle == .scroll else { return }
    let side = scroller.visibleSide
    if let turn, turn.isByTouch, let side, turn.side != side {
      let pages = neighbors
      let offset = scroller.contentOffset
      finishTurn(completes: false)
      neighbors = pages
      scroller.contentOffset = offset
    }
    guard turn == nil, let side, let page = neighbors[side] else { return }
    let missing = Set(PageScroller.Side.allCases.filter { neighbors[$0] == nil })
    begin(Turn(side: side, pages: [page], isByTouch: true))
    scroller.setMissing(missing)
  }

  /// Ends the change when the content rests.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { contentRests() }

  /// Ends the change when the content rests.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { contentRests() }
  }

  /// Ends a change made in code.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    finishTurn(completes: true)
  }

  private func contentRests() {
    guard let turn, turn.isByTouch, !scroller.isDragging, !scroller.isTracking else { return }
    finishTurn(completes: scroller.showsMost(of: turn.side))
  }

  // MARK: Turning like a book

  private func addTurningGestures() {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(self, action: Selector("tapped:", UIPageViewController.tapped))
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addTarget(self, action: Selector("panned:", UIPageViewController.panned))
    gestureRecognizers = [tap, pan]
    for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
  }

  /// The share of the view at either edge where taps turn the page. Apple does not document it.
  private static let edgeShare: CGFloat = 0.15

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: view)
    let share =
      navigationOrientation == .vertical
      ? point.y / max(1, view.bounds.height) : point.x / max(1, view.bounds.width)
    if share < Self.edgeShare { turnPage(.before) }
    if share > 1 - Self.edgeShare { turnPage(.behind) }
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let way = recognizer.translation(in: view)
    let distance = navigationOrientation == .vertical ? way.y : way.x
    if distance < -40 { turnPage(.behind) }
    if distance > 40 { turnPage(.before) }
  }

  private func turnPage(_ side: PageScroller.Side) {
    guard let first = page(at: side) else { return }
    var pages = [first]
    if spineLocation == .mid, let dataSource {
      let second =
        side == .behind
        ? dataSource.pageViewController(self, viewControllerAfter: first)
        : dataSource.pageViewController(self, viewControllerBefore: first)
      guard let second else { return }
      pages = side == .behind ? [first, second] : [second, first]
    }
    delegate?.pageViewController(self, willTransitionTo: pages)
    let previous = shown
    show(pages)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
  }

  // MARK: Dots

  /// Shows the dots, if the data source provides their number and the current one.
  private func updateDots() {
    var numbers: (count: Int, index: Int)?
    if transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource {
      let count = OptionalCall.ask("presentationCount(for:)") {
        dataSource.presentationCount(for: self)
      }
      let index = OptionalCall.ask("presentationIndex(for:)") {
        dataSource.presentationIndex(for: self)
      }
      if let count, let index { numbers = (count, index) }
    }
    dots.isHidden = numbers == nil
    dots.numberOfPages = numbers?.count ?? 0
    dots.currentPage = numbers?.index ?? 0
    viewIfLoaded?.setNeedsLayout()
  }

  private func moveDot(_ side: PageScroller.Side) {
    dots.currentPage += side == .behind ? 1 : -1
  }

  // MARK: Layout

  open override func loadView() {
    super.loadView()
    scroller._scrollDelegate = self
    scroller.isScrollEnabled = dataSource != nil && transitionStyle == .scroll
    view.addSubview(scroller)
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    if transitionStyle == .pageCurl { addTurningGestures() }
    updateDots()
    scroller.place(in: view.bounds)
    addViews()
  }

  final func placeBars() {
    guard isViewLoaded else { return }
    var room = view.bounds
    if !dots.isHidden {
      let height = dots.sizeThatFits(room.size).height
      let bottom = room.maxY - view.safeAreaInsets.bottom
      dots.frame = CGRect(x: 0, y: bottom - height, width: room.width, height: height)
      room.size.height = max(0, dots.frame.minY)
    }
    let size = scroller.bounds.size
    scroller.place(in: room)
    if scroller.bounds.size != size, turn == nil {
      scroller.contentOffset = scroller.offset(of: nil)
    }
    placePages()
  }

  private func placePages() {
    guard isViewLoaded else { return }
    let frame = scroller.frame(of: nil)
    for (index, page) in shown.enumerated() {
      var part = frame
      if shown.count == 2 {
        part =
          navigationOrientation == .vertical
          ? CGRect(
            x: frame.minX, y: frame.minY + CGFloat(index) * frame.height / 2, width: frame.width,
            height: frame.height / 2)
          : CGRect(
            x: frame.minX + CGFloat(index) * frame.width / 2, y: frame.minY,
            width: frame.width / 2, height: frame.height)
      }
      page.viewIfLoaded?.frame = part
    }
    for page in turn?.pages ?? [] { page.viewIfLoaded?.frame = scroller.frame(of: turn?.side) }
  }

  open override var childForStatusBarStyle: UIViewController? { shown.first }
  open override var childForStatusBarHidden: UIViewController? { shown.first }
}

extension UIPageViewController: ControllerContainer {
  final var childrenInSight: [UIViewController] { shown }
  final func placesChildren(in container: UIView) -> Bool { container === scroller }
}
