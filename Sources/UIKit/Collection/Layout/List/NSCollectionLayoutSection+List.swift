extension NSCollectionLayoutSection {
  /// Creates a section with the layout of a list: rows of the width of the container, with an
  /// optional header and footer.
  ///
  /// Rows are estimated with 44 points. Rule LIST-1.
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
  /// Creates a layout whose sections all are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
