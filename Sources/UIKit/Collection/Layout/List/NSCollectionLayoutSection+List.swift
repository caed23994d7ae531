extension NSCollectionLayoutSection {
  /// A list: rows as wide as the container, with header and footer as `configuration` says.
  ///
  /// Rows are 44 points high until they are measured. Rule LIST-1.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let metrics = ListMetrics(configuration, in: layoutEnvironment)
    let section = NSCollectionLayoutSection(group: group)
    section.listConfiguration = configuration
    section.contentInsetsReference = .none
    section.contentInsets = metrics.insets
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        metrics.boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        metrics.boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
