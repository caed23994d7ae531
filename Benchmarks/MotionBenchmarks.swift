import CollectionViewExtras
import Foundation
import TestSupport
import UIKit

/// The goals M1 and M2: what motion costs on top of what is drawn and laid out anyway.
enum MotionBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "M1") { MainActor.assumeIsolated(frames) },
    Benchmark(goal: "M2") { MainActor.assumeIsolated(interruptions) },
  ]

  /// M1: frames of 200 cells on their way, against frames of the same cells at rest.
  @MainActor private static func frames() -> [Row] {
    var atRest = 0.0
    var moving: [Double] = []
    ManualClock.run { clock in
      let stage = MovingGrid(itemCount: 200, columns: 10)
      // Only what has been on the screen can be seen moving.
      clock.advance(by: 0)
      atRest = stage.frameTime()
      for _ in 0..<12 {
        stage.reverse()
        clock.advance(by: 0)
        precondition(!clock.isAtRest)
        for _ in 0..<12 {
          let start = processTime()
          clock.advance(by: 1.0 / 60)
          stage.draw()
          moving.append((processTime() - start) * 1000)
        }
        clock.advance(by: 2)
        precondition(clock.isAtRest)
      }
    }
    let time = moving.sorted()[moving.count / 2] - atRest
    return [
      .time("M1", "200 cells move: a frame, less one at rest", time, "ms", of: .allocating, goal: 1)
    ]
  }

  /// M2: from an apply of 10,000 items to its first frame while a former one moves.
  @MainActor private static func interruptions() -> [Row] {
    var times: [Double] = []
    ManualClock.run { clock in
      let stage = MovingGrid(itemCount: 10_000, columns: 3)
      clock.advance(by: 0)
      for turn in 1...30 {
        let start = processTime()
        stage.show(stage.lists[turn % 2])
        clock.advance(by: 0)
        times.append((processTime() - start) * 1000)
        precondition(!clock.isAtRest)
        clock.advance(by: 0.1)
      }
      clock.advance(by: 2)
    }
    // The first one interrupts nothing.
    let time = times.dropFirst().sorted()[times.count / 2]
    return [
      .time(
        "M2", "apply 10k while another moves, to its first frame", time, "ms", of: .allocating,
        goal: 2)
    ]
  }
}

/// A grid of a diffable data source in a window.
@MainActor private final class MovingGrid {
  /// A list, and what a fifth of deletions, insertions and moves makes of it.
  let lists: [[Int]]
  private let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private var items: [Int]

  init(itemCount: Int, columns: Int) {
    var changes = ListChanges.integers(itemCount)
    lists = [changes.old, changes.fifthsChanged()]
    items = changes.old
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(42)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(42)),
      subitems: [item])
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Workspace.size),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.contentView.backgroundColor = .systemTeal
      return cell
    }
    window.addSubview(view)
    window.isHidden = false
    show(items)
  }

  func show(_ items: [Int]) {
    self.items = items
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: true)
    window.layoutIfNeeded()
  }

  /// Moves every item.
  func reverse() { show(items.reversed()) }

  /// Draws what is seen at this moment.
  func draw() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
    consume(
      UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
      })
  }

  /// The median processor time of drawing in milliseconds.
  func frameTime() -> Double {
    microseconds { draw() } / 1000
  }
}
