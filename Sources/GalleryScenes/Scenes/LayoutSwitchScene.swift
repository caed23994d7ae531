import UIKit

extension Scene {
  static let switchGrid = Scene(
    "switch-grid", title: "Grid, before the switch",
    summary: "The same cells in a grid; the button in the corner leads to the list.", scroll: 200
  ) { LayoutSwitchViewController(catalogue: $0, showsList: false) }

  static let switchList = Scene(
    "switch-list", title: "List, after the switch",
    summary: "After setCollectionViewLayout: the cells of the grid have become rows."
  ) { LayoutSwitchViewController(catalogue: $0, showsList: true) }
}

/// One collection view, two layouts.
final class LayoutSwitchViewController: SceneViewController {
  private let showsList: Bool
  private var hasSwitched = false
  private let cells = UICollectionView.CellRegistration<SwitchingCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  init(catalogue: Catalogue, showsList: Bool) {
    self.showsList = showsList
    super.init(catalogue: catalogue)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func makeLayout() -> UICollectionViewLayout { Self.layout(columns: 3) }

  /// A layout with a number of cells per line; fewer if the text is very large.
  static func layout(columns: Int) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let columns = isLarge ? min(columns, 2) : columns
      let height = environment.scaled(36) + (columns > 1 ? 80 : 28)
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let line = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: line, subitem: NSCollectionLayoutItem(layoutSize: whole), count: columns)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard showsList, !hasSwitched, view.window != nil else { return }
    hasSwitched = true
    // The grid has been shown by now, scrolled a little.
    collectionView.layoutIfNeeded()
    collectionView.contentOffset.y = 200
    collectionView.layoutIfNeeded()
    collectionView.setCollectionViewLayout(Self.layout(columns: 1), animated: false)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: element)
  }
}

/// A chip above its name where there is no room beside it, else before it.
final class SwitchingCell: UICollectionViewCell {
  private let chip = SymbolChip()
  private let name = UILabel()
  private let detail = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.clipsToBounds = true
    name.font = .preferred(.subheadline, size: 15, weight: .semibold)
    detail.font = .preferredFont(forTextStyle: .caption1)
    detail.textColor = .secondaryLabel
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.6
    for label in [name, detail] {
      label.adjustsFontForContentSizeCategory = true
      texts.addArrangedSubview(label)
    }
    texts.axis = .vertical
    for view in [chip, texts] { row.addArrangedSubview(view) }
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      chip.widthAnchor.constraint(equalToConstant: 40),
      chip.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Cells are made in code.")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let isRow = layoutAttributes.size.width > 2 * layoutAttributes.size.height
    row.axis = isRow ? .horizontal : .vertical
    row.alignment = isRow ? .center : .leading
    row.spacing = isRow ? 12 : 8
  }

  func show(_ element: Element) {
    chip.show(element)
    name.text = element.name
    detail.text = element.massText
    contentView.backgroundColor = .tint(of: element.category)
  }
}
