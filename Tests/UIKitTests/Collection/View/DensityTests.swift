import Testing
import UIKit

/// Views that come to a screen of another density.
@MainActor @Suite struct DensityTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ layout: UICollectionViewLayout, scale: CGFloat) -> UICollectionView {
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Row \(item)"
      content.secondaryText = String(repeating: "A line that does not fit ", count: item)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...5))
    source.apply(snapshot, animatingDifferences: false)
    list.dataSource = source
    window.traitOverrides.displayScale = scale
    window.addSubview(list)
    window.isHidden = false
    window.layoutIfNeeded()
    withExtendedLifetime(source) {}
    return list
  }

  private func frames(of list: UICollectionView) -> [CGRect] {
    (0..<5).compactMap { list.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  private var layouts: [UICollectionViewLayout] {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    return [
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)), flow,
    ]
  }

  @Test(arguments: [0, 1]) func `cells are measured again at another density`(kind: Int) {
    let moved = show(layouts[kind], scale: 1)
    let before = frames(of: moved)
    window.traitOverrides.displayScale = 3
    window.layoutIfNeeded()
    let fresh = show(layouts[kind], scale: 3)
    #expect(frames(of: moved) == frames(of: fresh))
    #expect(frames(of: moved) != before)
  }

  @Test func `natural sizes follow the density`() {
    let label = UILabel()
    label.text = "Natural"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.traitOverrides.displayScale = 1
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(label.frame.height == 21)
    window.traitOverrides.displayScale = 2
    window.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }
}
