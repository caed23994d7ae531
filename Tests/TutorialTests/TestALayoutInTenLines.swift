import SnapshotTesting
import Testing
import UIKit
import UIKitTesting

// The code of the tutorial "Test a layout in ten lines".

@MainActor @Suite struct TestALayoutInTenLines {
  @Test func `the grid is as it was`() {
    expectSnapshot(
      of: ColoursController(), as: .frames, .image, on: .iPhoneSE1.scale(1))
  }

  @Test func `nothing is cut off or out of reach`() {
    for device in [SnapshotDevice.iPhoneSE1, .iPhone16.landscape, .iPadMini] {
      expectNoLayoutFaults(in: ColoursController(), on: device)
    }
  }

  @Test func `the last tile can be scrolled to`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    window.rootViewController = ColoursController()
    window.makeKeyAndVisible()
    #expect(!window.shows(.item(9)))
    try window.scroll(to: .item(9))
    #expect(window.shows(.item(9)))
  }

  @Test func `a wider inset is told in words`() {
    expectSnapshot(of: Tiles(inset: 8), on: .iPhoneSE1, named: "tiles")
    withKnownIssue {
      expectSnapshot(
        of: Tiles(inset: 12), on: .iPhoneSE1, named: "tiles", record: .never)
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined(separator: "\n")
      let words = """
        cell [0, 0] and 5 more are 4 points lower:
        now top = 12 (contentInsets.top); y = 12 (group top)
        """
      return message.contains(words.replacingOccurrences(of: "\n", with: " "))
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 144))
    window.rootViewController = Tiles(inset: 8)
    window.makeKeyAndVisible()
    TutorialPicture("tiles", in: "UIKitTesting").draw(window)
  }
}

/// Six tiles, three in a row.
final class Tiles: UICollectionViewController {
  /// - Parameter inset: Above and below the tiles, in points.
  init(inset: CGFloat) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: 8, bottom: inset, trailing: 8)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    cell.contentView.layer.cornerRadius = 8
    return cell
  }
}
