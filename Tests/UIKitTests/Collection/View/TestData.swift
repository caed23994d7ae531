import UIKit

/// A data source that counts what it is asked for and refuses to be asked out of turn.
@MainActor final class StrictDataSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private(set) var cellRequests: [IndexPath] = []
  private(set) var supplementaryRequests: [(kind: String, path: IndexPath)] = []
  private(set) var made: Set<ObjectIdentifier> = []
  var kinds: Set<String> = []

  init(_ counts: [Int], kinds: Set<String> = []) {
    self.counts = counts
    self.kinds = kinds
    super.init()
  }

  func attach(to view: UICollectionView) {
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = self
  }

  func forgetRequests() {
    cellRequests = []
    supplementaryRequests = []
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    precondition(indexPath.item < counts[indexPath.section], "asked for \(indexPath)")
    cellRequests.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    precondition(kinds.contains(kind), "asked for \(kind) at \(indexPath)")
    supplementaryRequests.append((kind, indexPath))
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell with a stored property of its own, which shows that its own initializer ran.
final class CountingCell: UICollectionViewCell {
  let proof = ["made by its own initializer"]
  private(set) var reuses = 0
  private(set) var applied: [UICollectionViewLayoutAttributes] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }
}

/// Sections of rows as wide as the container.
@MainActor func rowSection(height: CGFloat = 44) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
    subitems: [item])
  return NSCollectionLayoutSection(group: group)
}

/// A section of squares in a row that scrolls sideways.
@MainActor func rowOfSquares(
  side: CGFloat = 100,
  _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .absolute(side), heightDimension: .absolute(side))
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [item]))
  section.orthogonalScrollingBehavior = behavior
  return section
}

let phone = CGRect(x: 0, y: 0, width: 320, height: 480)

/// Retains its data source, as a controller would.
final class HoldingView: UICollectionView {
  var data: StrictDataSource?
}

extension UICollectionView {
  /// A view at scale 2, laid out.
  @MainActor static func shown(
    _ layout: UICollectionViewLayout, _ data: StrictDataSource, frame: CGRect = phone
  ) -> UICollectionView {
    let view = HoldingView(frame: frame, collectionViewLayout: layout)
    view.data = data
    view.traitOverrides.displayScale = 2
    data.attach(to: view)
    view.layoutIfNeeded()
    return view
  }

  /// The items in view, in order.
  @MainActor var shownItems: [IndexPath] { indexPathsForVisibleItems.sorted() }
}
