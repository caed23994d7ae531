import TestSupport
import Testing
@testable import UIKit

/// Sizes belong to what was measured, wherever it moves.
@MainActor @Suite struct SizeIdentityTests {
  /// A list of rows of an estimated height of 44, with headers, of a diffable data source.
  @MainActor final class Stage {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    let view: UICollectionView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var source: Source!
    var heights: [Int: CGFloat] = [:]
    /// The items measured, in order.
    var measured: [Int] = []
    var headersMeasured = 0

    init() {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "header", alignment: .top)
      ]
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.register(MeasuringCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        MeasuringHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
      source = Source(collectionView: view) { [unowned self] view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? MeasuringCell)?.answer = { [unowned self] in
          measured.append(item)
          return heights[item] ?? CGFloat(50 + item)
        }
        return cell
      }
      source.supplementaryViewProvider = { [unowned self] view, kind, path in
        let header = view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: path)
        (header as? MeasuringHeader)?.whenMeasured = { [unowned self] in headersMeasured += 1 }
        return header
      }
      window.addSubview(view)
      window.isHidden = false
    }

    func apply(_ change: (inout Source.Snapshot) -> Void) {
      var snapshot = source.snapshot()
      change(&snapshot)
      source.apply(snapshot, animatingDifferences: false)
    }

    /// Shows sections of items, and everything in them once.
    func show(_ sections: [(String, [Int])]) {
      apply { snapshot in
        for (name, items) in sections {
          snapshot.appendSections([name])
          snapshot.appendItems(items)
        }
      }
      var offset: CGFloat = 0
      repeat {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
        offset += 200
      } while offset < view.contentSize.height
      view.contentOffset.y = 0
      view.layoutIfNeeded()
      measured = []
      headersMeasured = 0
    }

    func height(_ item: Int) -> CGFloat? {
      source.indexPath(for: item).flatMap { view.layoutAttributesForItem(at: $0) }?.frame.height
    }

    func headerHeight(_ section: Int) -> CGFloat? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: "header", at: IndexPath(item: 0, section: section))?.frame.height
    }
  }

  @Test func `sizes follow identifiers through every change of others`() {
    var random = SplitMix64(seed: 11)
    let stage = Stage()
    stage.show([("a", Array(0..<30)), ("b", Array(30..<60)), ("c", [])])
    var known = Set(0..<60)
    var next = 60
    for step in 0..<200 {
      stage.apply { snapshot in
        let items = snapshot.itemIdentifiers
        let item = random.pick(items)
        let other = random.pick(items.filter { $0 != item })
        switch random.integer(0...6) {
        case 0: snapshot.insertItems([next], beforeItem: item)
        case 1: snapshot.appendItems([next], toSection: random.pick(snapshot.sectionIdentifiers))
        case 2 where items.count > 20:
          snapshot.deleteItems([item])
          known.remove(item)
        case 3: snapshot.moveItem(item, afterItem: other)
        case 4:
          let section = random.pick(snapshot.sectionIdentifiers)
          let place = random.pick(snapshot.sectionIdentifiers.filter { $0 != section })
          snapshot.moveSection(section, beforeSection: place)
        case 5: snapshot.insertSections(["\(next)"], beforeSection: snapshot.sectionIdentifiers[0])
        default: snapshot.moveItem(other, beforeItem: item)
        }
        next += 1
      }
      stage.measured = []
      for item in known { #expect(stage.height(item) == CGFloat(50 + item), "step \(step)") }
      stage.view.layoutIfNeeded()
      #expect(known.isDisjoint(with: stage.measured), "step \(step): \(stage.measured)")
      known.formUnion(stage.measured)
    }
  }

  @Test func `two changes before a layout are one`() {
    let stage = Stage()
    stage.show([("a", [1, 2, 3])])
    stage.apply { $0.deleteItems([1]) }
    stage.apply { snapshot in
      snapshot.appendSections(["b"])
      snapshot.appendItems([9, 3])
    }
    #expect(stage.height(2) == 52)
    #expect(stage.height(3) == 53)
    // Shown, and so measured, with the change.
    #expect(stage.height(9) == 59)
  }

  @Test func `an item reloaded or configured again is measured anew, and no other`() {
    let stage = Stage()
    stage.show([("a", Array(0..<5))])
    stage.heights = [2: 80, 3: 90]
    stage.apply { $0.reloadItems([2]) }
    stage.view.layoutIfNeeded()
    #expect(stage.measured == [2])
    #expect(stage.height(2) == 80)
    stage.apply { $0.reconfigureItems([3]) }
    stage.view.layoutIfNeeded()
    #expect(stage.measured == [2, 3])
    #expect(stage.height(3) == 90)
    #expect(stage.headersMeasured == 0)
  }

  @Test func `an item out of view that is configured again is measured when it comes into view`() {
    let stage = Stage()
    stage.show([("a", Array(0..<40))])
    stage.heights = [30: 200, 31: 210]
    stage.apply { $0.reconfigureItems([30]) }
    stage.apply { snapshot in
      snapshot.deleteItems([0])
      snapshot.reloadItems([31])
    }
    stage.view.layoutIfNeeded()
    #expect(stage.height(30) == 80 && stage.height(31) == 81)
    stage.view.scrollToItem(at: stage.source.indexPath(for: 30)!, at: .top, animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.height(30) == 200 && stage.height(31) == 210)
    #expect(Set(stage.measured) == [30, 31])
  }

  @Test func `a section reloaded is measured anew, header and all`() {
    let stage = Stage()
    stage.show([("a", [1, 2]), ("b", [3])])
    #expect(stage.headerHeight(0) == 31)
    stage.apply { $0.reloadSections(["a"]) }
    stage.view.layoutIfNeeded()
    #expect(Set(stage.measured) == [1, 2])
    #expect(stage.headersMeasured == 1)
  }

  @Test func `applying by reloading data forgets sizes`() {
    let stage = Stage()
    stage.show([("a", Array(0..<40))])
    let snapshot = stage.source.snapshot()
    stage.source.applySnapshotUsingReloadData(snapshot)
    #expect(stage.height(0) == 44)
    #expect(stage.headerHeight(0) == 44)
  }

  @Test func `another text size forgets sizes, dark mode and another height do not`() {
    let stage = Stage()
    stage.show([("a", Array(0..<40))])
    stage.view.traitOverrides.userInterfaceStyle = .dark
    stage.view.frame.size.height = 300
    stage.view.layoutIfNeeded()
    #expect(stage.height(39) == 50.0 + 39)
    stage.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.view.layoutIfNeeded()
    #expect(stage.height(39) == 44)
    #expect(stage.height(0) == 50)
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `sizes follow index paths through batches`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = SelfSizingStage((0..<40).map { CGFloat(50 + $0) })
    stage.measured = Array(repeating: 0, count: 200)
    for offset in stride(from: 0.0, through: 2_400, by: 200) {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
    }
    var next: CGFloat = 100
    for step in 0..<60 {
      // 1. Some go, one moves, some come.
      var rest = Array(stage.heights.enumerated())
      let deleted = Set(
        (0..<random.integer(0...2)).map { _ in random.integer(0...(rest.count - 1)) })
      rest.removeAll { deleted.contains($0.offset) }
      let moved = rest.remove(at: random.integer(0...(rest.count - 1)))
      var heights = rest.map(\.element)
      let target = random.integer(0...heights.count)
      heights.insert(moved.element, at: target)
      var inserted: [CGFloat] = []
      for _ in 0..<random.integer(0...2) {
        heights.insert(next, at: random.integer(0...heights.count))
        inserted.append(next)
        next += 1
      }
      let places = { (height: CGFloat) in
        IndexPath(item: heights.firstIndex(of: height)!, section: 0)
      }
      stage.view.performBatchUpdates {
        stage.heights = heights
        stage.view.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
        stage.view.insertItems(at: inserted.map(places))
        stage.view.moveItem(
          at: IndexPath(item: moved.offset, section: 0), to: places(moved.element))
      }
      // 2. All have their heights but the new ones that are out of view.
      for (item, height) in heights.enumerated() {
        let path = IndexPath(item: item, section: 0)
        let isKnown = !inserted.contains(height) || stage.view.cellForItem(at: path) != nil
        #expect(
          stage.height(item) == (isKnown ? height : 44),
          "seed \(seed), step \(step), item \(item)")
      }
      for offset in stride(from: 0.0, through: stage.view.contentSize.height, by: 200) {
        stage.view.contentOffset.y = offset
        stage.view.layoutIfNeeded()
      }
    }
  }
}

/// A header 31 points high.
final class MeasuringHeader: UICollectionReusableView {
  var whenMeasured: (() -> Void)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    whenMeasured?()
    layoutAttributes.size.height = 31
    return layoutAttributes
  }
}
