import TestSupport
import Testing
import UIKit

/// Snapshots that follow each other before anything is laid out again.
@MainActor @Suite struct UnseenApplyTests {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Layouts whose items say how large they are.
  enum Kind: CaseIterable, Sendable {
    case flow, compositional

    @MainActor func layout() -> UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 40, height: 20)
        return layout
      case .compositional:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          ))
      }
    }
  }

  /// A cell as high as its item says.
  final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: layoutAttributes.size.width, height: 20 + CGFloat(tag))
      return layoutAttributes
    }
  }

  @MainActor struct Stage {
    let view: UICollectionView
    let source: Source

    init(_ kind: Kind) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 1_000), collectionViewLayout: kind.layout())
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      source = Source(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item % 10
        return cell
      }
    }

    /// The frames of all items.
    var frames: [CGRect] {
      view.layoutIfNeeded()
      return source.snapshot().itemIdentifiers.compactMap(source.indexPath).compactMap {
        view.layoutAttributesForItem(at: $0)?.frame
      }
    }
  }

  private func snapshot(_ sections: [[Int]]) -> Snapshot {
    var snapshot = Snapshot()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test(arguments: Kind.allCases)
  func `a reload between applies leaves no trace of where things were`(kind: Kind) {
    let stage = Stage(kind)
    stage.source.apply(snapshot([[1, 2, 3]]))
    _ = stage.frames
    stage.source.applySnapshotUsingReloadData(snapshot([[1], [2], [3]]))
    stage.source.apply(snapshot([[3], [2, 4]]))
    stage.source.applySnapshotUsingReloadData(snapshot([[5], [6], [7], [8]]))
    stage.source.apply(snapshot([[8], [7], [6], [5]]))
    let fresh = Stage(kind)
    fresh.source.apply(snapshot([[8], [7], [6], [5]]))
    #expect(stage.frames == fresh.frames)
    #expect(stage.frames.count == 4)
  }

  @Test(arguments: Kind.allCases, 0..<40)
  func `however snapshots follow each other, the last is laid out`(kind: Kind, seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let stage = Stage(kind)
    for _ in 0..<8 {
      let items = (0..<Int.random(in: 0...8, using: &random)).shuffled(using: &random)
      let sections = Int.random(in: 1...4, using: &random)
      let next = snapshot(
        (0..<sections).map { section in items.filter { $0 % sections == section } })
      switch Int.random(in: 0...3, using: &random) {
      case 0: stage.source.applySnapshotUsingReloadData(next)
      case 1: stage.source.apply(next, animatingDifferences: false)
      case 2: stage.source.apply(next)
      default: stage.view.layoutIfNeeded()
      }
    }
    let fresh = Stage(kind)
    fresh.source.apply(stage.source.snapshot())
    #expect(stage.frames == fresh.frames, "seed \(seed)")
  }
}
