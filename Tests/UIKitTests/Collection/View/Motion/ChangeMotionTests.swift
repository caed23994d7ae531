import CollectionViewExtras
import TestSupport
import Testing
import UIKit

/// Changes of collection views on the screen.
@MainActor @Suite struct ChangeMotionTests {
  private let times = [0, 0.15, 0.3]

  @Test func `an inserted cell fades in while the others make room`() {
    LetterTheatre.run("abc") { stage in
      stage.change(to: "axbc") { stage.view.insertItems(at: [stage.path(1)]) }
      #expect(stage.view.cellForItem(at: stage.path(2))?.frame.minY == 40)
      #expect(stage.view.visibleCells.count == 4)
      #expect(stage.view.cellForItem(at: stage.path(1))?.alpha == 1)
      #expect(
        stage.film(times) == """
          0.0: a@0.0 b@20.0 c@40.0 x@20.0/0.0
          0.15: a@0.0 b@30.0 c@50.0 x@20.0/0.5
          0.3: a@0.0 b@40.0 c@60.0 x@20.0
          """)
      #expect(stage.told == ["completed true"])
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `what fades in or out lies behind what takes or makes its room`() {
    LetterTheatre.run("abc") { stage in
      stage.change(to: "axbc") { stage.view.insertItems(at: [stage.path(1)]) }
      let coming = stage.view.cellForItem(at: stage.path(1))
      #expect(stage.view.subviews.first { $0 is UICollectionViewCell } === coming)
      stage.clock.advance(by: 1)
      let going = stage.view.cellForItem(at: stage.path(2))
      stage.change(to: "axc") { stage.view.deleteItems(at: [stage.path(2)]) }
      #expect(stage.view.subviews.first { $0 is UICollectionViewCell } === going)
    }
  }

  @Test func `a deleted cell fades, is told of and used again when it is gone`() {
    LetterTheatre.run("abc") { stage in
      let former = stage.view.cellForItem(at: stage.path(0))
      stage.change(to: "bc") { stage.view.deleteItems(at: [stage.path(0)]) }
      #expect(stage.view.visibleCells.count == 2)
      #expect(stage.view.cellForItem(at: stage.path(0))?.frame.minY == 0)
      #expect(
        stage.film([0, 0.15]) == """
          0.0: a@0.0 b@20.0 c@40.0
          0.15: a@0.0/0.5 b@10.0 c@30.0
          """)
      stage.change(to: "bcd") { stage.view.insertItems(at: [stage.path(2)]) }
      #expect(stage.view.cellForItem(at: stage.path(2)) !== former)
      #expect(stage.told == [])
      stage.clock.advance(by: 0.15)
      #expect(stage.told == ["a is gone from 0", "completed true"])
      #expect(former?.superview == nil)
      stage.change(to: "bcde") { stage.view.insertItems(at: [stage.path(3)]) }
      #expect(stage.view.cellForItem(at: stage.path(3)) === former)
      #expect(stage.view.cellForItem(at: stage.path(3))?.alpha == 1)
    }
  }

  @Test func `cells that move go to where they are`() {
    LetterTheatre.run("abc") { stage in
      stage.change(to: "bca") { stage.view.moveItem(at: stage.path(0), to: stage.path(2)) }
      #expect(
        stage.film(times) == """
          0.0: a@0.0 b@20.0 c@40.0
          0.15: a@20.0 b@10.0 c@30.0
          0.3: a@40.0 b@0.0 c@20.0
          """)
    }
  }

  @Test func `a cell that is reloaded fades into the one that replaces it`() {
    LetterTheatre.run("abc") { stage in
      stage.change(to: "axc") { stage.view.reloadItems(at: [stage.path(1)]) }
      #expect(
        stage.film(times) == """
          0.0: a@0.0 b@20.0 c@40.0 x@20.0/0.0
          0.15: a@0.0 b@20.0/0.5 c@40.0 x@20.0/0.5
          0.3: a@0.0 c@40.0 x@20.0
          """)
      #expect(stage.told == ["b is gone from 1", "completed true"])
    }
  }

  @Test func `what leaves and comes into view goes there`() {
    LetterTheatre.run("abcdefgh") { stage in
      stage.change(to: "xabcdefgh") { stage.view.insertItems(at: [stage.path(0)]) }
      #expect(
        stage.film(times) == """
          0.0: a@0.0 b@20.0 c@40.0 d@60.0 e@80.0 x@0.0/0.0
          0.15: a@10.0 b@30.0 c@50.0 d@70.0 e@90.0 x@0.0/0.5
          0.3: a@20.0 b@40.0 c@60.0 d@80.0 x@0.0
          """)
      stage.change(to: "abcdefgh") { stage.view.deleteItems(at: [stage.path(0)]) }
      #expect(
        stage.film(times) == """
          0.0: a@20.0 b@40.0 c@60.0 d@80.0 e@100.0 x@0.0
          0.15: a@10.0 b@30.0 c@50.0 d@70.0 e@90.0 x@0.0/0.5
          0.3: a@0.0 b@20.0 c@40.0 d@60.0 e@80.0
          """)
    }
  }

  @Test func `what goes far away goes out of sight no faster than others`() {
    LetterTheatre.run("abcdefghijklmnopqrstuvwxyz") { stage in
      stage.change(to: "bcdefghijklmnopqrstuvwxyza") {
        stage.view.moveItem(at: stage.path(0), to: stage.path(25))
      }
      #expect(
        stage.film(times) == """
          0.0: a@0.0 b@20.0 c@40.0 d@60.0 e@80.0 f@100.0
          0.15: a@80.0 b@10.0 c@30.0 d@50.0 e@70.0 f@90.0
          0.3: b@0.0 c@20.0 d@40.0 e@60.0 f@80.0
          """)
    }
  }

  @Test func `the content goes along where a change scrolls it`() {
    LetterTheatre.run("abcdefgh") { stage in
      stage.view.contentOffset.y = 60
      stage.view.layoutIfNeeded()
      stage.change(to: "abcdef") { stage.view.deleteItems(at: [stage.path(6), stage.path(7)]) }
      #expect(stage.view.contentOffset.y == 20)
      #expect(
        stage.film([0, 0.3]) == """
          0.0: b@-40.0 c@-20.0 d@0.0 e@20.0 f@40.0 g@60.0 h@80.0
          0.3: b@0.0 c@20.0 d@40.0 e@60.0 f@80.0
          """)
    }
  }

  @Test func `a layout that replaces another has cells go over`() {
    LetterTheatre.run("abc") { stage in
      let wide = UICollectionViewCompositionalLayout(section: rowSection(height: 40))
      stage.view.setCollectionViewLayout(wide, animated: true) {
        stage.told.append("completed \($0)")
      }
      #expect(stage.view.cellForItem(at: stage.path(1))?.frame.minY == 40)
      #expect(
        stage.film(times) == """
          0.0: a@0.0 b@20.0 c@40.0
          0.15: a@0.0 b@30.0 c@60.0
          0.3: a@0.0 b@40.0 c@80.0
          """)
      #expect(stage.told == ["completed true"])
    }
  }

  @Test func `cells come from where the layout says and go where it says`() {
    LetterTheatre.run("abc", layout: SidewaysLayout()) { stage in
      stage.change(to: "xbc") {
        stage.view.deleteItems(at: [stage.path(0)])
        stage.view.insertItems(at: [stage.path(0)])
      }
      #expect(
        stage.film(times) == """
          0.0: a@0.0 b@20.0 c@40.0 x@-100.0,0.0
          0.15: a@50.0,0.0 b@20.0 c@40.0 x@-50.0,0.0
          0.3: b@20.0 c@40.0 x@0.0
          """)
    }
  }

  @Test func `changes are at once where animations are not enabled`() {
    LetterTheatre.run("abc") { stage in
      UIView.performWithoutAnimation {
        stage.change(to: "bc") { stage.view.deleteItems(at: [stage.path(0)]) }
      }
      #expect(stage.told == ["a is gone from 0", "completed true"])
      #expect(stage.film([0]) == "0.0: b@0.0 c@20.0")
      stage.window.isHidden = true
      stage.change(to: "c") { stage.view.deleteItems(at: [stage.path(0)]) }
      #expect(stage.told.count == 4)
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `a reload takes out what is still to be seen`() {
    LetterTheatre.run("abc") { stage in
      stage.change(to: "bc") { stage.view.deleteItems(at: [stage.path(0)]) }
      stage.clock.advance(by: 0.1)
      stage.view.reloadData()
      stage.clock.advance(by: 0.1)
      #expect(stage.told.first == "a is gone from 0")
      #expect(stage.told.filter { $0.hasPrefix("completed") }.count == 1)
      #expect(stage.film([0]) == "0.0: b@0.0 c@20.0")
    }
  }

  @Test func `the difference of snapshots is seen, unless it is not to be`() {
    LetterTheatre.run("") { stage in
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
        let cell = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
        (cell as? LetterCell)?.letter = $2
        return cell
      }
      func apply(_ letters: String, animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(letters.map(String.init))
        source.apply(snapshot, animatingDifferences: animated) {
          MainActor.assumeIsolated { stage.told.append(letters) }
        }
      }
      apply("abc", animated: false)
      stage.clock.advance(by: 0)
      apply("cab", animated: true)
      #expect(stage.told == ["abc"])
      #expect(
        stage.film([0, 0.15]) == """
          0.0: a@0.0 b@20.0 c@40.0
          0.15: a@10.0 b@30.0 c@20.0
          """)
      apply("ca", animated: false)
      #expect(stage.view.visibleCells.count == 2)
      #expect(!stage.told.contains("ca"), "Its completion waits for the one before.")
      stage.clock.advance(by: 0.15)
      #expect(stage.told.filter { ["abc", "cab", "ca"].contains($0) } == ["abc", "cab", "ca"])
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `nothing jumps when changes interrupt each other`(seed: UInt64) {
    LetterTheatre.run("abcdef") { stage in
      var random = SplitMix64(seed: seed)
      for step in 0..<20 {
        let before = stage.looks
        stage.changeAnyhow(&random, step)
        for (cell, look) in stage.looks {
          guard let former = before[cell] else {
            #expect(look.opacity == 0 || look.isOutside, "seed \(seed), change \(step): \(look)")
            continue
          }
          #expect(look.isClose(to: former), "seed \(seed), change \(step): \(former) → \(look)")
        }
        let gone = before.filter { stage.looks[$0.key] == nil }.values
        #expect(gone.allSatisfy { $0.opacity < 0.01 || $0.isOutside }, "seed \(seed), \(step)")
        stage.clock.advance(by: Double.random(in: 0...0.4, using: &random))
      }
      stage.clock.advance(by: 1)
      #expect(stage.clock.isAtRest, "seed \(seed)")
      #expect(stage.shownCells.count == stage.view.visibleCells.count, "seed \(seed)")
      #expect(stage.shownCells.allSatisfy { $0.opacity == 1 }, "seed \(seed)")
    }
  }
}

extension LetterTheatre {
  fileprivate struct Look {
    var frame: CGRect
    var opacity: Double
    var isOutside: Bool { frame.maxY <= 0 || frame.minY >= 100 }
    func isClose(to other: Look) -> Bool {
      abs(frame.minY - other.frame.minY) < 0.01 && abs(frame.height - other.frame.height) < 0.01
        && abs(opacity - other.opacity) < 0.001
    }
  }

  /// How each cell is shown now.
  fileprivate var looks: [ObjectIdentifier: Look] {
    Dictionary(
      uniqueKeysWithValues: shownCells.map {
        (ObjectIdentifier($0.cell), Look(frame: $0.frame, opacity: $0.opacity))
      })
  }

  fileprivate func changeAnyhow(_ random: inout SplitMix64, _ step: Int) {
    let place = letters.isEmpty ? 0 : Int.random(in: 0..<letters.count, using: &random)
    var next = letters
    switch letters.isEmpty ? 0 : Int.random(in: 0..<5, using: &random) {
    case 0:
      next.insert("\(step)", at: place)
      update(next) { [self] in view.insertItems(at: [path(place)]) }
    case 1:
      next.remove(at: place)
      update(next) { [self] in view.deleteItems(at: [path(place)]) }
    case 2:
      let target = Int.random(in: 0..<letters.count, using: &random)
      next.insert(next.remove(at: place), at: target)
      update(next) { [self] in view.moveItem(at: path(place), to: path(target)) }
    case 3:
      let rows = rowSection(height: .random(in: 15...30, using: &random))
      view.setCollectionViewLayout(
        UICollectionViewCompositionalLayout(section: rows), animated: true)
    default:
      update(next) { [self] in view.reloadItems(at: [path(place)]) }
    }
  }

  private func update(_ next: [String], _ change: @escaping () -> Void) {
    view.performBatchUpdates {
      self.letters = next
      change()
    }
  }
}

/// Rows that come from the left and go to the right.
private final class SidewaysLayout: UICollectionViewFlowLayout {
  override func prepare() {
    (itemSize, minimumLineSpacing) = (CGSize(width: 100, height: 20), 0)
    super.prepare()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { place(itemIndexPath, -100) }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { place(itemIndexPath, 100) }

  private func place(_ path: IndexPath, _ x: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: x, y: CGFloat(path.item) * 20, width: 100, height: 20)
    return attributes
  }
}
