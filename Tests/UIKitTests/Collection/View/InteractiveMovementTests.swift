import Testing
import UIKit

/// Moving items step by step.
@MainActor @Suite struct InteractiveMovementTests {
  /// Letters that can be moved.
  final class Letters: NSObject, UICollectionViewDataSource {
    var sections: [[Character]]
    var moves: [String] = []
    var fixed: Set<Character> = []
    var requests: [IndexPath] = []

    init(_ texts: String...) {
      sections = texts.map(Array.init)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      requests.append(indexPath)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = Int(
        sections[indexPath.section][indexPath.item].unicodeScalars.first?.value ?? 0)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(sections[indexPath.section][indexPath.item]) }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {
      moves.append("\(source.section).\(source.item) to \(target.section).\(target.item)")
      let letter = sections[source.section].remove(at: source.item)
      sections[target.section].insert(letter, at: target.item)
    }
  }

  /// A column of rows, with a layout that writes down what it hears of movements.
  final class Column: DiaryLayout {
    override func invalidationContext(
      forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      note(
        """
        moves \(text(previousIndexPaths[0])) at \(Int(previousPosition.y)) \
        to \(text(targets[0])) at \(Int(position.y))
        """)
      return super.invalidationContext(
        forInteractivelyMovingItems: targets, withTargetPosition: position,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      note(
        """
        ends \(text(previousIndexPaths[0])) to \(text(paths[0]))\
        \(movementCancelled ? ", cancelled" : "")
        """)
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: paths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func show(
    _ data: any UICollectionViewDataSource, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    view.traitOverrides.displayScale = 2
    view.dataSource = data
    view.layoutIfNeeded()
    return view
  }

  /// What the cells show, in the order of their index paths.
  func text(_ view: UICollectionView) -> String {
    let scalars = view.shownItems.compactMap {
      view.cellForItem(at: $0).flatMap { Unicode.Scalar(UInt32($0.tag)) }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test func `the others make room while an item is moved, and the data learn of it at the end`() {
    let diary = LayoutDiary()
    let data = Letters("abcde")
    let view = show(data, Column("column", diary, columns: 1, side: 50))
    data.requests = []
    _ = diary.take()
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    let moving = view.cellForItem(at: path(1))

    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 80))
    view.layoutIfNeeded()
    #expect(text(view) == "abcde")
    #expect(moving?.center == CGPoint(x: 25, y: 80))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 31, y: 170))
    view.layoutIfNeeded()
    #expect(text(view) == "acdbe")
    #expect(view.cellForItem(at: path(3)) === moving)
    #expect(moving?.center == CGPoint(x: 31, y: 170))
    #expect(view.cellForItem(at: path(1))?.frame.minY == 50)
    #expect(data.sections == [Array("abcde")])
    #expect(data.moves == [])

    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(data.moves == ["0.1 to 0.3"])
    #expect(data.sections == [Array("acdbe")])
    #expect(text(view) == "acdbe")
    #expect(moving?.frame == CGRect(x: 0, y: 150, width: 50, height: 50))
    #expect(view.indexPathsForSelectedItems == [path(3)])
    #expect(data.requests == [], "a move asks for no cell")
    #expect(
      diary.take().filter { !$0.hasSuffix("invalidate") && !$0.hasSuffix("prepare") } == [
        "column moves 0.1 at 75 to 0.1 at 75", "column moves 0.1 at 75 to 0.1 at 80",
        "column moves 0.1 at 80 to 0.3 at 170", "column ends 0.1 to 0.3",
      ])
  }

  @Test(arguments: [true, false])
  func `a cell knows that it is being reordered`(cancels: Bool) throws {
    let data = Letters("abcde")
    let view = show(data, Column("column", LayoutDiary(), columns: 1, side: 50))
    let cell = try #require(view.cellForItem(at: path(1)))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isReordering) }
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.layoutIfNeeded()
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 170))
    view.layoutIfNeeded()
    if cancels { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    view.layoutIfNeeded()
    #expect(states == [false, true, false])
  }

  @Test func `a movement that is cancelled leaves everything as it was`() {
    let diary = LayoutDiary()
    let data = Letters("abcde")
    let view = show(data, Column("column", diary, columns: 1, side: 50))
    #expect(view.beginInteractiveMovementForItem(at: path(4)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 10))
    view.layoutIfNeeded()
    #expect(text(view) == "eabcd")
    view.cancelInteractiveMovement()
    view.layoutIfNeeded()
    #expect(text(view) == "abcde")
    #expect(data.moves == [])
    #expect(diary.take().last { $0.contains("ends") } == "column ends 0.0 to 0.4, cancelled")
  }

  @Test func `an item moves to another section`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let data = Letters("abc", "xy")
    let view = show(data, layout)
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 170))
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(view.numberOfItems(inSection: 1) == 3)
    #expect(text(view) == "bcxay")
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(data.sections == [Array("bc"), Array("xay")])
    #expect(text(view) == "bcxay")
  }

  @Test func `cells that come into view meanwhile show the items that will be there`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let data = Letters("abcdefghijkl")
    let view = show(data, layout)
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 350))
    view.contentOffset.y = 400
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 750))
    view.layoutIfNeeded()
    #expect(text(view) == "fghai")
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(text(view) == "fghai")
    #expect(data.sections == [Array("bcdefghaijkl")])
  }

  @Test func `the delegate has the last word about where an item goes`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var asked: [String] = []

      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
      ) -> IndexPath {
        asked.append("\(original.item) \(current.item) \(proposed.item)")
        return IndexPath(item: min(proposed.item, 2), section: 0)
      }
    }
    let data = Letters("abcde")
    let delegate = Delegate()
    let view = show(data, DiaryLayout("column", LayoutDiary(), columns: 1, side: 50))
    view.delegate = delegate
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 75))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 225))
    view.layoutIfNeeded()
    #expect(delegate.asked == ["0 0 1", "0 1 4"])
    #expect(text(view) == "bcade")
  }

  @Test func `a delegate from before iOS 15 is asked as it was`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
        toProposedIndexPath proposed: IndexPath
      ) -> IndexPath { original }
    }
    let data = Letters("abcde")
    let delegate = Delegate()
    let view = show(data, DiaryLayout("column", LayoutDiary(), columns: 1, side: 50))
    view.delegate = delegate
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 225))
    view.endInteractiveMovement()
    #expect(data.moves == [])
    #expect(text(view) == "abcde")
  }

  @Test func `the data source says which items may move`() {
    let data = Letters("abc")
    data.fixed = ["b"]
    let view = show(data, DiaryLayout("column", LayoutDiary(), columns: 1, side: 50))
    #expect(!view.beginInteractiveMovementForItem(at: path(1)))
    #expect(!view.beginInteractiveMovementForItem(at: path(3)))
    #expect(view.beginInteractiveMovementForItem(at: path(2)))
    #expect(!view.beginInteractiveMovementForItem(at: path(0)), "one at a time")
  }

  @Test func `a movement in data that move nothing is cancelled`() {
    let data = StrictDataSource([5])
    let view = UICollectionView.shown(
      DiaryLayout("column", LayoutDiary(), columns: 1, side: 50), data)
    let cells = view.shownItems.compactMap(view.cellForItem)
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 225))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(view.shownItems.compactMap(view.cellForItem) == cells)
  }

  @Test func `a change of the data cancels a movement`() {
    let data = Letters("abc")
    let view = show(data, DiaryLayout("column", LayoutDiary(), columns: 1, side: 50))
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 125))
    view.layoutIfNeeded()
    data.sections = [Array("zabc")]
    view.insertItems(at: [path(0)])
    view.layoutIfNeeded()
    #expect(text(view) == "zabc")
    view.endInteractiveMovement()
    #expect(data.moves == [])
  }

  @Test func `in a mirrored layout items move to where they are seen`() {
    final class Mirrored: DiaryLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let data = Letters("abcde")
    let layout = Mirrored("row", LayoutDiary(), columns: 5, side: 64)
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    view.semanticContentAttribute = .forceRightToLeft
    view.dataSource = data
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0))?.frame.minX == 256)
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 20))
    view.layoutIfNeeded()
    #expect(text(view) == "bcdae")
    #expect(view.cellForItem(at: path(3))?.center == CGPoint(x: 100, y: 20))
  }
}
