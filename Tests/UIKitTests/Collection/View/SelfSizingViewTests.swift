import TestSupport
import Testing
@testable import UIKit

/// A cell that answers what its data source says.
final class MeasuringCell: UICollectionViewCell {
  var answer: (() -> CGFloat)?
  /// Called when the cell is laid out.
  var whenLaidOut: (() -> Void)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let answer { layoutAttributes.size.height = answer() }
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut?()
  }
}

/// A list of rows of an estimated height.
@MainActor final class SelfSizingStage: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var heights: [CGFloat]
  /// How often each row has been measured.
  var measured: [Int]
  var configure: ((MeasuringCell, IndexPath) -> Void)?
  let type: UICollectionViewCell.Type

  init(_ heights: [CGFloat], type: UICollectionViewCell.Type = MeasuringCell.self) {
    self.heights = heights
    self.type = type
    measured = Array(repeating: 0, count: heights.count)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? MeasuringCell else { return cell }
    cell.answer = { [unowned self] in
      measured[indexPath.item] += 1
      return heights[indexPath.item]
    }
    configure?(cell, indexPath)
    return cell
  }

  /// Where the cells in view are on the screen, by item.
  var positions: [Int: CGFloat] {
    view.layoutIfNeeded()
    return Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0.item, view.cellForItem(at: $0)!.frame.minY - view.contentOffset.y)
      })
  }

  func height(_ item: Int) -> CGFloat {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.frame.height
  }
}

@MainActor @Suite struct SelfSizingViewTests {
  /// A layout of an application's own, which may take part in where elements lie.
  private final class OwnLayout: UICollectionViewCompositionalLayout {}

  @Test func `cells are made where the rows before them have pushed them`() {
    let stage = SelfSizingStage(Array(repeating: 200, count: 40))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    stage.view.collectionViewLayout = OwnLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    var places: [Int: CGFloat] = [:]
    stage.configure = { cell, path in places[path.item] = cell.frame.minY }
    stage.view.layoutIfNeeded()
    // Three rows of two, 200 points high each, in 480 points.
    #expect(places == [0: 0, 1: 0, 2: 200, 3: 200, 4: 400, 5: 400])
  }

  /// Rows of 44 by the estimate and 100 in truth: what is above the fourth grows by 3 x 56.
  @Test(arguments: [(named: 3 as Int?, offset: 168.0 as CGFloat), (nil, 0), (90, 0)])
  func `an item that is named stays where it is, at the start too`(
    _ named: Int?, _ offset: CGFloat
  ) {
    let stage = SelfSizingStage(Array(repeating: 100, count: 100))
    stage.view.anchorPolicy = { named.map { IndexPath(item: $0, section: 0) } }
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == offset)
    #expect(stage.positions[3] == (named == 3 ? 132 : 300))
  }

  @Test(arguments: [1 as UInt64, 2])
  func `scrolling back from the end moves every cell by the distance scrolled`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = SelfSizingStage(
      (0..<1_000).map { _ in CGFloat(Int.random(in: 20...400, using: &random)) })
    stage.view.layoutIfNeeded()
    stage.view.scrollToItem(
      at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
    var before = stage.positions
    for step in 0..<1_500 {
      stage.view.contentOffset.y -= 1
      let after = stage.positions
      for (item, position) in before {
        guard let moved = after[item] else { continue }
        #expect(abs(moved - position - 1) < 0.01, "seed \(seed), step \(step), item \(item)")
      }
      before = after
    }
  }

  @Test func `the first screen at the end shows the end`() {
    let stage = SelfSizingStage(Array(repeating: 20, count: 1_000))
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = stage.view.contentSize.height - 480
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 480)
    #expect(stage.view.indexPathsForVisibleItems.contains(IndexPath(item: 999, section: 0)))
  }

  @Test func `each row is measured once on the way there and back`() {
    var random = SplitMix64(seed: 7)
    let stage = SelfSizingStage(
      (0..<200).map { _ in CGFloat(Int.random(in: 20...120, using: &random)) })
    for offset in stride(from: 0.0, through: 8_000, by: 200) {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
    }
    for offset in stride(from: 8_000.0, through: 0, by: -200) {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
    }
    #expect(stage.measured.allSatisfy { $0 <= 1 })
    #expect(stage.measured.contains(1))
  }

  @Test(arguments: [[170, 164] as [CGFloat], [100, 101, 102, 103, 104, 105, 106, 107, 108]])
  func `a size that does not settle is frozen and reported once`(answers: [CGFloat]) {
    let stage = SelfSizingStage([50, 50, 50])
    var asked = 0
    var reports: [FrozenSize] = []
    stage.view.inspection.frozenSizeHandler = { reports.append($0) }
    stage.configure = { cell, path in
      guard path.item == 1 else { return }
      cell.answer = {
        asked += 1
        return answers[asked % answers.count]
      }
      cell.whenLaidOut = { [unowned stage] in
        stage.view.collectionViewLayout.invalidateLayout()
      }
    }
    stage.view.layoutIfNeeded()
    #expect(reports.count == 1)
    #expect(reports.first?.indexPath == IndexPath(item: 1, section: 0))
    #expect(reports.first?.viewClass == "MeasuringCell")
    let sizes = reports.first?.sizes.map(\.height) ?? []
    #expect(sizes.count == 4 && sizes.allSatisfy(answers.contains))
    #expect(asked <= 20)
    let diagnostics = stage.view.inspection.diagnostics.map { "\($0)" }
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.hasPrefix("section 0, cell [0, 1]: An element kept asking") == true)
    #expect(stage.height(0) == 50)
    #expect(stage.height(2) == 50)
  }

  @Test func `sizes are kept by an invalidation and dropped by a reload and another width`() {
    let stage = SelfSizingStage(Array(repeating: 100, count: 50))
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 1_000
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 100)
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 100)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 44)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 100)
    stage.view.contentOffset.y = 2_000
    stage.view.frame.size.width = 300
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 44)
  }

  @Test func `an invalidation asks what is in view again`() {
    let stage = SelfSizingStage([50, 50])
    stage.view.layoutIfNeeded()
    stage.heights[0] = 80
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 80)
    #expect(stage.view.contentSize.height == 80.0 + 50)
  }

  @Test func `rows without height end in bounded time`() {
    let stage = SelfSizingStage(Array(repeating: 0, count: 5_000))
    stage.view.layoutIfNeeded()
    #expect(stage.measured.reduce(0, +) <= 5_000)
    #expect(stage.view.contentSize.height >= 0)
  }

  @Test func `constraints of the content say how high a cell is`() {
    let stage = SelfSizingStage([0, 0], type: ConstrainedCell.self)
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 8.0 + 61 + 8)
    #expect(stage.view.contentSize.height == 2 * 77.0)
  }

  @Test func `a cell laid out by frames is asked for the size that fits`() {
    let stage = SelfSizingStage([0, 0], type: FramedCell.self)
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 320.0 / 4)
  }

  @Test func `a cell that cannot size itself keeps the estimate`() {
    let stage = SelfSizingStage([0, 0], type: UICollectionViewCell.self)
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 44)
  }
}

/// A cell whose content is as high as its constraints say.
private final class ConstrainedCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = TallBox()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that would like to be 61 points high.
private final class TallBox: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 61)
  }
}

/// A cell that is a quarter as high as wide.
private final class FramedCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width / 4)
  }

  /// Takes the width that it is asked for, as applications write cells as wide as their list.
  private final class WideCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Words that need more than one line in a narrow list of cells"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      super.systemLayoutSizeFitting(
        CGSize(width: targetSize.width, height: .greatestFiniteMagnitude),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
  }

  private final class WideCells: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "wide", for: indexPath)
    }
  }

  @Test func `a cell is measured by its own fitting size`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(WideCell.self, forCellWithReuseIdentifier: "wide")
    let cells = WideCells()
    view.dataSource = cells
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let label = try #require(cell.contentView.subviews.first)
    #expect(cell.frame.width == 200)
    #expect(cell.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(cell.frame.height > 30)
  }
}
