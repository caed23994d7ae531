import GeometryCore
import LayoutCore

// Short spellings for tests.

extension LayoutExtent {
  static func points(_ width: Double, _ height: Double) -> LayoutExtent {
    LayoutExtent(width: .absolute(width), height: .absolute(height))
  }

  static func shares(_ width: Double, _ height: Double) -> LayoutExtent {
    LayoutExtent(width: .fractionalWidth(width), height: .fractionalHeight(height))
  }

  /// As wide as the container.
  static func full(height: Double) -> LayoutExtent {
    LayoutExtent(width: .fractionalWidth(1), height: .absolute(height))
  }

  /// As wide as the container, of an estimated height.
  static func estimated(height: Double = 44) -> LayoutExtent {
    LayoutExtent(width: .fractionalWidth(1), height: .estimated(height))
  }
}

extension ItemDescription {
  static func row(
    _ extent: LayoutExtent, _ items: [ItemDescription], spacing: Spacing? = nil
  ) -> ItemDescription {
    ItemDescription(
      extent: extent,
      group: GroupDescription(
        axis: .horizontal, form: .repeating(items), interItemSpacing: spacing))
  }

  /// A row of one cell that fills it.
  static func single(_ extent: LayoutExtent) -> ItemDescription {
    .row(extent, [ItemDescription(extent: .shares(1, 1))])
  }
}

extension LayoutGeometry {
  /// A vertical layout at 320 x 480, scale 2.
  init(
    _ sections: (SectionDescription, items: Int)..., quirks: Quirks = Quirks(),
    direction: LayoutDirection = .leftToRight, safeArea: DirectionalInsets = .zero,
    configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    var plan = LayoutPlan()
    for (section, items) in sections { plan.append(section, itemCount: items) }
    self.init(
      configuration: configuration,
      environment: LayoutEnvironment(
        container: Size(width: 320, height: 480), scale: 2, safeArea: safeArea,
        direction: direction, quirks: quirks),
      plan: plan)
  }

  func cell(_ item: Int, section: Int = 0) -> Rect? {
    placement(of: .cell(section: section, item: item))?.frame
  }

  func supplementary(
    _ kind: String, _ item: Int = 0, section: Int = 0, viewport: Viewport? = nil
  ) -> ElementPlacement? {
    kindIndex(of: kind).flatMap {
      placement(
        of: ElementKey(category: .supplementary, kind: $0, section: section, item: item),
        viewport: viewport)
    }
  }
}
