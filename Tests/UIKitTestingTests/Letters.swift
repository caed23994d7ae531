import UIKit

/// A grid of letters under headers, as tests of layouts use it.
final class Letters: UICollectionViewController {
  var tint = UIColor.systemTeal
  private let headerText: String
  private let letters = ["A", "B", "C", "D", "E", "F", "G"]

  /// - Parameters:
  ///   - headerText: What the header shows, which is as high as its text.
  ///   - inset: Around the section.
  init(headerText: String = "Letters", inset: CGFloat = 8) {
    self.headerText = headerText
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: 8, bottom: inset, trailing: 8)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { nil }

  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    [unowned self] cell, indexPath, letter in
    let label = UILabel(frame: cell.contentView.bounds.insetBy(dx: 4, dy: 4))
    label.text = letter
    label.textAlignment = .center
    label.backgroundColor = indexPath.item == 4 ? tint : .systemTeal
    cell.contentView.addSubview(label)
  }

  private lazy var headers = UICollectionView.SupplementaryRegistration<LetterHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [unowned self] header, _, _ in
    header.label.text = headerText
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    _ = (cells, headers)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: letters[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}

final class LetterHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
