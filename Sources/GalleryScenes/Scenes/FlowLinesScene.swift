import UIKit

extension Scene {
  static let flowJustified = Scene(
    "flow-justified", title: "Flow layout",
    summary: "Capsules as wide as their words. Flow layout spreads every line but the last.",
    size: CGSize(width: 390, height: 600)
  ) { FlowLinesViewController(catalogue: $0, layout: MirroredFlowLayout()) }

  static let flowLeftAligned = Scene(
    "flow-left-aligned", title: "Flow layout, left-aligned",
    summary: "A subclass moves the items of each line together at its start.",
    size: CGSize(width: 390, height: 600)
  ) { FlowLinesViewController(catalogue: $0, layout: LeftAlignedFlowLayout()) }
}

/// Words in lines, under a header each.
final class FlowLinesViewController: SceneViewController, UICollectionViewDelegateFlowLayout {
  private let layout: UICollectionViewFlowLayout
  private let pills = UICollectionView.CellRegistration<PillCell, Element> { cell, _, element in
    cell.show(element.name, family: element.category)
  }

  init(catalogue: Catalogue, layout: UICollectionViewFlowLayout) {
    self.layout = layout
    super.init(catalogue: catalogue)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func makeSections() -> [ElementRun] { catalogue.periods }

  override func makeLayout() -> UICollectionViewLayout {
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 12, right: 16)
    return layout
  }

  private func scaled(_ length: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let name = sections[indexPath.section][indexPath.item].name
    let font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .medium), compatibleWith: traitCollection)
    let width = name.size(withAttributes: [.font: font]).width.rounded(.up) + 28
    let room = collectionView.bounds.width - layout.sectionInset.left - layout.sectionInset.right
    return CGSize(width: min(width, room), height: scaled(36))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: scaled(48))
  }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    header.show(sections[indexPath.section].title, margin: 16)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: pills, for: indexPath, item: element)
  }
}

/// Keeps the spacing within a line at its minimum, so that the remaining space is at the end.
final class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      guard attributes.representedElementCategory == .cell else { return attributes }
      return layoutAttributesForItem(at: attributes.indexPath) ?? attributes
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let moved = super.layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return nil }
    moved.frame.origin.x = sectionInset.left
    guard indexPath.item > 0 else { return moved }
    let before = IndexPath(item: indexPath.item - 1, section: indexPath.section)
    if let former = super.layoutAttributesForItem(at: before),
      former.frame.midY == moved.frame.midY,
      let neighbour = layoutAttributesForItem(at: before)
    {
      moved.frame.origin.x = neighbour.frame.maxX + minimumInteritemSpacing
    }
    return moved
  }
}
