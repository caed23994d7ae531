import GeometryCore
import LayoutCore

/// The layouts that are measured.
enum LayoutScenes {
  static let viewport = Size(width: 390, height: 844)

  /// Three equal columns of cells, 44 points high.
  static let grid = SectionDescription(
    group: .row(height: .absolute(44), [ItemDescription(extent: .fractions(1.0 / 3, 1))]))

  /// A wide item beside a column of two, 10 points of insets, 0.4 of the height.
  static let mosaic: SectionDescription = {
    let insets = DirectionalInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let wide = ItemDescription(extent: .fractions(0.7, 1), contentInsets: insets)
    let small = ItemDescription(extent: .fractions(1, 0.5), contentInsets: insets)
    let column = ItemDescription(
      extent: .fractions(0.3, 1),
      group: GroupDescription(
        axis: .vertical, form: .counted(small, count: 2, resizesSubitem: true)))
    return SectionDescription(group: .row(height: .fractionalHeight(0.4), [wide, column]))
  }()

  /// Groups in groups, five deep, two items in each.
  static let nested: SectionDescription = {
    var item = ItemDescription(extent: .fractions(1, 1))
    for depth in 0..<4 {
      let axis: Axis = depth % 2 == 0 ? .horizontal : .vertical
      item = ItemDescription(
        extent: .fractions(1, 1),
        group: GroupDescription(axis: axis, form: .counted(item, count: 2, resizesSubitem: true)))
    }
    return SectionDescription(group: .row(height: .fractionalHeight(0.25), [item]))
  }()

  /// The grid under a header.
  static func headedGrid(pins: Bool) -> SectionDescription {
    var section = grid
    section.boundaries = [
      BoundaryDescription(
        extent: LayoutExtent(width: .fractionalWidth(1), height: .absolute(30)), kind: "header",
        alignment: .top, pinsToVisibleBounds: pins)
    ]
    return section
  }

  /// A row of cards that scrolls sideways, three cards above each other.
  static func orthogonal(columnWidth: Double, height: Double) -> SectionDescription {
    let card = ItemDescription(extent: .fractions(1, 1.0 / 3))
    let column = ItemDescription(
      extent: LayoutExtent(width: .absolute(columnWidth), height: .absolute(height)),
      group: GroupDescription(axis: .vertical, form: .repeating([card])))
    return SectionDescription(group: column, orthogonalBehavior: .continuous)
  }

  static func geometry(
    _ section: SectionDescription, counts: [Int], container: Size = viewport
  ) -> LayoutGeometry {
    geometry(LayoutPlan(section, itemCounts: counts), container: container)
  }

  static func geometry(_ plan: LayoutPlan, container: Size = viewport) -> LayoutGeometry {
    LayoutGeometry(
      configuration: LayoutConfiguration(),
      environment: LayoutEnvironment(container: container, scale: 3), plan: plan)
  }
}

extension ItemDescription {
  static func row(height: LayoutDimension, _ subitems: [ItemDescription]) -> ItemDescription {
    ItemDescription(
      extent: LayoutExtent(width: .fractionalWidth(1), height: height),
      group: GroupDescription(axis: .horizontal, form: .repeating(subitems)))
  }
}

extension LayoutExtent {
  static func fractions(_ width: Double, _ height: Double) -> LayoutExtent {
    LayoutExtent(width: .fractionalWidth(width), height: .fractionalHeight(height))
  }
}
