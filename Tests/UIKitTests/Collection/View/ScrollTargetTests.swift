import TestSupport
import Testing
import UIKit

/// Items that are scrolled to while most sizes are estimates.
@MainActor @Suite struct ScrollTargetTests {
  nonisolated static let positions: [UICollectionView.ScrollPosition] = [
    [], .top, .centeredVertically, .bottom,
  ]
  nonisolated static let sidePositions: [UICollectionView.ScrollPosition] = [
    [], .left, .centeredHorizontally, .right,
  ]

  // MARK: Lists

  @Test func `the last message of a chat ends where the view ends`() throws {
    let chat = Chat(.list(.vertical))
    chat.view.layoutIfNeeded()
    let last = IndexPath(item: 49, section: 0)
    chat.view.scrollToItem(at: last, at: .bottom, animated: false)
    chat.view.layoutIfNeeded()
    let cell = try #require(chat.view.cellForItem(at: last))
    #expect(abs(cell.frame.maxY - chat.view.bounds.maxY) < 0.01)
    #expect(cell.frame.height == chat.lengths[49])
    chat.view.layoutIfNeeded()
    #expect(abs(cell.frame.maxY - chat.view.bounds.maxY) < 0.01)
  }

  @Test(arguments: positions, [0, 7, 25, 44, 49])
  func `an item of a list comes to its place`(
    position: UICollectionView.ScrollPosition, item: Int
  ) {
    for kind in [Chat.Kind.list(.vertical), .flow(.vertical)] {
      for isLaidOut in [true, false] {
        let chat = Chat(kind, insets: UIEdgeInsets(top: 40, left: 0, bottom: 90, right: 0))
        if isLaidOut { chat.view.layoutIfNeeded() }
        chat.check(IndexPath(item: item, section: 0), position)
        // From anywhere, to anywhere: most has been measured meanwhile.
        chat.check(IndexPath(item: 49 - item, section: 0), position)
      }
    }
  }

  @Test(arguments: sidePositions, [0, 7, 25, 44, 49])
  func `an item of a list that scrolls sideways comes to its place`(
    position: UICollectionView.ScrollPosition, item: Int
  ) {
    for kind in [Chat.Kind.list(.horizontal), .flow(.horizontal)] {
      for isMirrored in [false, true] {
        for isLaidOut in [true, false] {
          let chat = Chat(
            kind, insets: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50),
            isMirrored: isMirrored)
          if isLaidOut { chat.view.layoutIfNeeded() }
          chat.check(IndexPath(item: item, section: 0), position)
          chat.check(IndexPath(item: 49 - item, section: 0), position)
        }
      }
    }
  }

  @Test func `a view without a size yet shows the item once it has one`() {
    let chat = Chat(.list(.vertical), size: .zero)
    let last = IndexPath(item: 49, section: 0)
    chat.view.scrollToItem(at: last, at: .bottom, animated: false)
    chat.view.frame = Chat.screen
    chat.expect(last, .bottom)
  }

  @Test func `the place holds when a bar covers a part of the view before it is laid out`() {
    let chat = Chat(.list(.vertical))
    let path = IndexPath(item: 0, section: 0)
    chat.view.scrollToItem(at: path, at: .top, animated: false)
    chat.view.contentInset.top = 64
    chat.expect(path, .top)
    #expect(chat.view.contentOffset.y == -64)
  }

  // MARK: Rows

  @Test(arguments: positions, [3, 17, 29])
  func `an item of a row comes to its place in both directions`(
    position: UICollectionView.ScrollPosition, section: Int
  ) {
    for side in Self.sidePositions {
      for isMirrored in [false, true] {
        let chat = Chat(.rows(.continuous), isMirrored: isMirrored)
        let position = position.union(side)
        chat.check(IndexPath(item: 11, section: section), position)
        chat.check(IndexPath(item: 4, section: 29 - section), position)
      }
    }
  }

  @Test func `a row that pages rests where a group begins`() throws {
    let chat = Chat(.rows(.groupPaging))
    let path = IndexPath(item: 11, section: 12)
    chat.view.scrollToItem(at: path, at: [.left, .top], animated: false)
    chat.view.layoutIfNeeded()
    let cell = try #require(chat.view.cellForItem(at: path))
    #expect(abs(cell.convert(cell.bounds, to: chat.window).minX) < 0.01)
    #expect(abs(cell.convert(cell.bounds, to: chat.window).minY) < 0.01)
  }

  // MARK: The end of it

  @Test func `scrolling elsewhere ends it`() {
    let chat = Chat(.list(.vertical))
    chat.view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .bottom, animated: false)
    chat.view.contentOffset.y = 30
    chat.view.layoutIfNeeded()
    #expect(chat.view.contentOffset.y < 300)
  }

  @Test func `a change of the data ends it`() {
    let chat = Chat(.list(.vertical))
    chat.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
    let offset = chat.view.contentOffset.y
    chat.view.reloadData()
    chat.view.layoutIfNeeded()
    // The cell at 300 is kept where no item is named any more.
    #expect(chat.view.contentOffset.y == offset)
  }

  @Test func `what grows later is held as ever`() throws {
    let chat = Chat(.list(.vertical))
    let path = IndexPath(item: 20, section: 0)
    chat.check(path, .bottom)
    let first = try #require(chat.view.indexPathsForVisibleItems.min())
    let next = IndexPath(item: first.item + 1, section: 0)
    let top = chat.view.cellForItem(at: next)!.frame.minY - chat.view.contentOffset.y
    chat.lengths[20] += 50
    chat.view.reconfigureItems(at: [path])
    chat.view.layoutIfNeeded()
    #expect(
      chat.view.cellForItem(at: next)!.frame.minY - chat.view.contentOffset.y == top)
  }

  @Test func `a delegate that moves the content has the last word`() {
    let chat = Chat(.list(.vertical))
    let delegate = Bouncer()
    chat.view.delegate = delegate
    chat.view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .bottom, animated: false)
    chat.view.layoutIfNeeded()
    #expect(chat.view.contentOffset.y == 500)
  }

  /// Keeps the content from being scrolled beyond 500.
  private final class Bouncer: NSObject, UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentOffset.y > 500 { scrollView.contentOffset.y = 500 }
    }
  }
}

/// Messages of all lengths, estimated at 60.
@MainActor private final class Chat: NSObject, UICollectionViewDataSource {
  enum Kind {
    case list(UICollectionView.ScrollDirection)
    case flow(UICollectionView.ScrollDirection)
    case rows(UICollectionLayoutSectionOrthogonalScrollingBehavior)

    var scrollDirection: UICollectionView.ScrollDirection {
      switch self {
      case .list(let direction), .flow(let direction): direction
      case .rows: .vertical
      }
    }
  }

  static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  let window = UIWindow(frame: Chat.screen)
  let view: UICollectionView
  let kind: Kind
  var lengths: [CGFloat]

  init(
    _ kind: Kind, insets: UIEdgeInsets = .zero, isMirrored: Bool = false,
    size: CGSize = Chat.screen.size
  ) {
    self.kind = kind
    var random = SplitMix64(seed: 5)
    lengths = (0..<50).map { _ in CGFloat(random.integer(36...300)) }
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: Self.layout(kind))
    super.init()
    view.register(Message.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.contentInset = insets
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    window.addSubview(view)
    window.isHidden = false
  }

  private static func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .list(let direction): list(direction)
    case .flow(let direction): flow(direction)
    case .rows(let behavior): rows(behavior)
    }
  }

  private static func list(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewLayout
  {
    let isVertical = direction == .vertical
    let size = NSCollectionLayoutSize(
      widthDimension: isVertical ? .fractionalWidth(1) : .estimated(60),
      heightDimension: isVertical ? .estimated(60) : .fractionalHeight(1))
    let items = [NSCollectionLayoutItem(layoutSize: size)]
    let section = NSCollectionLayoutSection(
      group: isVertical
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private static func flow(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewLayout
  {
    let layout = Mirrored()
    layout.scrollDirection = direction
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    return layout
  }

  /// A flow layout that follows the reading direction.
  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private static func rows(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(60), heightDimension: .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    return UICollectionViewCompositionalLayout(section: section)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if case .rows = kind { 30 } else { 1 }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    if case .rows = kind { 20 } else { 50 }
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Message)?.length = size(indexPath)
    return cell
  }

  func size(_ path: IndexPath) -> CGSize {
    switch kind {
    case .list(.vertical), .flow(.vertical): CGSize(width: 390, height: lengths[path.item])
    case .list, .flow: CGSize(width: lengths[path.item], height: 844)
    case .rows:
      CGSize(
        width: lengths[(path.section + path.item) % 50],
        height: lengths[(7 * path.section + 3 * path.item) % 50])
    }
  }

  /// Scrolls to an item and expects it at its place.
  func check(
    _ path: IndexPath, _ position: UICollectionView.ScrollPosition,
    _ location: SourceLocation = #_sourceLocation
  ) {
    view.scrollToItem(at: path, at: position, animated: false)
    expect(path, position, location)
  }

  /// Expects an item where a position says, as far as the content allows, everything in view being
  /// as large as it is.
  func expect(
    _ path: IndexPath, _ position: UICollectionView.ScrollPosition,
    _ location: SourceLocation = #_sourceLocation
  ) {
    view.layoutIfNeeded()
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path)!
      #expect(cell.frame.size == size(path), "\(kind), \(path)", sourceLocation: location)
    }
    guard let cell = view.cellForItem(at: path) else {
      Issue.record("\(path) is not in view", sourceLocation: location)
      return
    }
    let frame = cell.convert(cell.bounds, to: window)
    let visible = view.frame.inset(by: view.adjustedContentInset)
    let offset = view.contentOffset
    let low = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    let high = CGPoint(
      x: view.contentSize.width + view.adjustedContentInset.right - view.bounds.width,
      y: view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
    var (left, right) = (offset.x <= low.x + 0.01, offset.x >= high.x - 0.01)
    if let row = cell.superview as? UIScrollView, row !== view {
      let inset = row.contentInset
      left = row.contentOffset.x <= -inset.left + 0.01
      right = row.contentOffset.x >= row.contentSize.width - row.bounds.width - 0.01
    }
    let place = "\(path) \(position.rawValue): \(frame) in \(visible), content \(offset)"
    func agrees(_ distance: CGFloat, _ isAtStart: Bool, _ isAtEnd: Bool) -> Bool {
      abs(distance) < 0.01 || distance < 0 && isAtStart || distance > 0 && isAtEnd
    }
    let (top, bottom) = (offset.y <= low.y + 0.01, offset.y >= high.y - 0.01)
    var claims: [Bool] = []
    if position.contains(.top) { claims.append(agrees(frame.minY - visible.minY, top, bottom)) }
    if position.contains(.centeredVertically) {
      claims.append(agrees(frame.midY - visible.midY, top, bottom))
    }
    if position.contains(.bottom) { claims.append(agrees(frame.maxY - visible.maxY, top, bottom)) }
    if position.contains(.left) { claims.append(agrees(frame.minX - visible.minX, left, right)) }
    if position.contains(.centeredHorizontally) {
      claims.append(agrees(frame.midX - visible.midX, left, right))
    }
    if position.contains(.right) { claims.append(agrees(frame.maxX - visible.maxX, left, right)) }
    // Content mirrored about a width of parts of pixels overhangs by a part of one.
    let whole = visible.insetBy(dx: -0.34, dy: -0.01)
    claims.append(whole.contains(frame))
    #expect(!claims.contains(false), "\(place), \(claims)", sourceLocation: location)
  }
}

/// A cell that is as large as it is told.
private final class Message: UICollectionViewCell {
  var length = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = length
    return layoutAttributes
  }
}
