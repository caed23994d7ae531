import ConstraintCore
import Foundation
import TestSupport
import UIKit
import Workloads

/// The goals of the collection view and of Auto Layout.
enum InterfaceBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "L2") { MainActor.assumeIsolated(attributes) },
    Benchmark(goal: "V1") { MainActor.assumeIsolated(scrolling) },
    Benchmark(goal: "V2") { MainActor.assumeIsolated(jumping) },
    Benchmark(goal: "V3") { MainActor.assumeIsolated(stepping) },
    Benchmark(goal: "V5", run: firstFrame),
    Benchmark(goal: "A1", run: solving), Benchmark(goal: "A2", run: resizing),
  ]

  private static let million = 1_000_000

  /// L2 with attributes objects: what a layout hands out for the viewport in mid-content.
  @MainActor private static func attributes() -> [Row] {
    let times = [1_000, million].map { count -> Double in
      let space = Workspace(itemCount: count)
      let layout = space.view.collectionViewLayout
      let rect = CGRect(
        origin: CGPoint(x: 0, y: space.view.contentSize.height / 2), size: Workspace.size)
      return microseconds { consume(layout.layoutAttributesForElements(in: rect)?.count) }
    }
    return [
      .share(
        "L2-1M-objects", "attributes of the viewport in mid-content", times[1], "us",
        of: .allocating, atMost: 2.2),
      .number(
        "L2-objects-growth", "the same, 1M against 1k", times[1] / times[0], "x", atMost: 1.3),
    ]
  }

  @MainActor private static func scrolling() -> [Row] {
    let space = Workspace(itemCount: million)
    let time = microseconds {
      space.view.contentOffset.y += 60
      space.view.layoutIfNeeded()
    }
    return [
      .time(
        "V1", "+60 pt a frame, about 4 cells enter", time / 1000, "ms", of: .allocating, goal: 0.1)
    ]
  }

  @MainActor private static func jumping() -> [Row] {
    let space = Workspace(itemCount: million)
    var random = SplitMix64(seed: 42)
    let height = space.view.contentSize.height - Workspace.size.height
    var times: [Double] = []
    for _ in 0..<500 {
      let start = processTime()
      space.view.contentOffset.y = CGFloat.random(in: 0...height, using: &random).rounded()
      space.view.layoutIfNeeded()
      times.append((processTime() - start) * 1000)
    }
    times.sort()
    let median = times[times.count / 2]
    return [
      .time("V2", "a jump a frame, all cells replaced", median, "ms", of: .allocating, goal: 0.35),
      .number(
        "V2-p99", "the slowest 1% against the median", times[times.count * 99 / 100] / median, "x",
        atMost: 2),
    ]
  }

  @MainActor private static func stepping() -> [Row] {
    let space = Workspace(itemCount: million)
    let start = space.view.contentOffset.y
    var step: CGFloat = 0
    let time = microseconds {
      // To and fro within a row: nothing enters or leaves.
      step = step == 10 ? 0 : step + 1
      space.view.contentOffset.y = start + 20 + step
      space.view.layoutIfNeeded()
    }
    return [.time("V3", "+1 pt a frame, nothing enters", time, "us", of: .allocating, goal: 2)]
  }

  /// V5 in a process of its own: from its start to the picture of a screen of 50 cells.
  @Sendable private static func firstFrame() -> [Row] {
    guard let time = timeOfProcess("--first-frame") else { return [] }
    return [
      .time(
        "V5", "process start to first frame of 50 cells, 390x844@2", time / 1_000, "ms",
        of: .starting, goal: 100)
    ]
  }

  /// What the process of V5 does.
  @MainActor static func drawFirstFrame() {
    let space = FirstScreen()
    let image = UIGraphicsImageRenderer(
      size: Workspace.size,
      format: UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2))
    ).image { context in space.window.layer.render(in: context.cgContext) }
    consume(image.size)
  }

  @Sendable private static func solving() -> [Row] {
    let time = microseconds { consume(try? CellWorkload()) }
    return [
      .time(
        "A1", "a cell of 4 subviews, 30 constraints, from scratch", time, "us", of: .allocating,
        goal: 75)
    ]
  }

  @Sendable private static func resizing() -> [Row] {
    guard var cell = try? CellWorkload() else { return [] }
    var isWide = false
    let time = microseconds {
      isWide.toggle()
      try? cell.resize(to: isWide ? 844 : 390)
    }
    return [.time("A2", "another width for that cell", time, "us", of: .allocating, goal: 0.8)]
  }
}

/// A screen of 50 cells with a label each.
@MainActor private final class FirstScreen: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
  private let view: UICollectionView

  private final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.textAlignment = .center
      contentView.addSubview(label)
      contentView.backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { nil }
  }

  override init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.1)),
      subitems: [item])
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Workspace.size),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init()
    view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 50 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LabelCell)?.label.text = "\(indexPath.item)"
    return cell
  }
}
