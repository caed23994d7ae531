import Foundation
import TestSupport
import UIKit

/// What a user waits for, measured as applications and tests call it.
enum UserBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "U1") { MainActor.assumeIsolated(picture) },
    Benchmark(goal: "U2") { MainActor.assumeIsolated(jumps) },
  ]

  /// U1: from the layer tree of a full screen at 3 pixels a point to the bytes of its file.
  @MainActor private static func picture() -> [Row] {
    let screen = CaptionScreen(jumpCount: 1)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    let bounds = screen.window.bounds
    let time = microseconds {
      consume(
        UIGraphicsImageRenderer(bounds: bounds, format: format).pngData { context in
          screen.window.layer.render(in: context.cgContext)
        }.count)
    }
    return [
      .time("U1", "PNG of a full screen, 390x844@3", time / 1000, "ms", of: .drawing, goal: 15)
    ]
  }

  /// U2: jumps that replace all of 60 cells, each sized by its wrapped label.
  @MainActor private static func jumps() -> [Row] {
    // Each sample has its floors next to it: the speed of a shared machine changes from one to the next.
    let samples = (UInt64(0)..<5).map { seed in
      let screen = CaptionScreen(jumpCount: 15, seed: seed)
      let new = screen.jumpTimes()
      let shaping = Floor.shaping
      let known = screen.jumpTimes()
      return [
        Row.time(
          "U2-new", "a jump to 60 wrapped labels, new texts", new, "ms", of: shaping, goal: 4),
        .time("U2-known", "the same, texts seen before", known, "ms", of: .allocating, goal: 2),
      ]
    }
    return [samples.map { $0[0] }.median, samples.map { $0[1] }.median]
  }
}

/// Three columns of cells that are as high as their texts of two lines; 60 of them are in view.
@MainActor private final class CaptionScreen: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
  private let view: UICollectionView
  private let texts: [String]
  private let jumpCount: Int

  private final class CaptionCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 13)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      contentView.backgroundColor = .secondarySystemBackground
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  init(jumpCount: Int, seed: UInt64 = 42) {
    self.jumpCount = jumpCount
    var random = SplitMix64(seed: seed)
    texts = (0..<(jumpCount + 1) * 120).map { _ in
      (0..<4).map { _ in
        String(
          (0..<6).compactMap { _ in "aabcdeeefghiiklmnooprssttuvw".randomElement(using: &random) })
      }.joined(separator: " ")
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Workspace.size),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init()
    view.register(CaptionCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// The median processor time of a jump in milliseconds, every one to cells not measured yet.
  func jumpTimes() -> Double {
    view.contentOffset.y = 0
    view.reloadData()
    view.layoutIfNeeded()
    let times = (1...jumpCount).map { jump -> Double in
      let item = IndexPath(item: jump * 120, section: 0)
      let top = view.layoutAttributesForItem(at: item)?.frame.minY ?? 0
      let start = processTime()
      view.contentOffset.y = top
      view.layoutIfNeeded()
      return (processTime() - start) * 1000
    }
    precondition((57...66).contains(view.visibleCells.count), "\(view.visibleCells.count) cells")
    return times.sorted()[times.count / 2]
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CaptionCell)?.label.text = texts[indexPath.item]
    return cell
  }
}
