import UIKit

extension Scene {
  static let flowSectionColors = Scene(
    "flow-section-colors", title: "Flow layout with section colours",
    summary: "A flow layout subclass adds decorations whose colour travels on their attributes."
  ) { FlowSectionColorsViewController(catalogue: $0) }
}

/// Capsules that flow, on a background in their family's colour.
final class FlowSectionColorsViewController: SceneViewController,
  UICollectionViewDelegateFlowLayout
{
  private let pills = UICollectionView.CellRegistration<PillCell, Element> { cell, _, element in
    cell.show(element.symbol, family: element.category, background: .systemBackground)
  }

  override func makeSections() -> [ElementRun] { catalogue.families }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = ColoredFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 34)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
    layout.color = { [unowned self] section in
      UIColor.accent(of: sections[section][0].category).withAlphaComponent(0.16)
    }
    return layout
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: pills, for: indexPath, item: element)
  }
}

/// A flow layout with a coloured background behind each section.
final class ColoredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private static let backgroundKind = "ground"
  /// The colour of a section.
  var color: (Int) -> UIColor = { _ in .clear }
  private var backgrounds: [BackgroundAttributes] = []

  override func prepare() {
    super.prepare()
    register(ColorView.self, forDecorationViewOfKind: Self.backgroundKind)
    backgrounds = (0..<(collectionView?.numberOfSections ?? 0)).compactMap(background)
  }

  private func background(behind section: Int) -> BackgroundAttributes? {
    guard let collectionView, collectionView.numberOfItems(inSection: section) > 0 else {
      return nil
    }
    let last = IndexPath(
      item: collectionView.numberOfItems(inSection: section) - 1, section: section)
    guard let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame,
      let end = layoutAttributesForItem(at: last)?.frame
    else { return nil }
    let attributes = BackgroundAttributes(
      forDecorationViewOfKind: Self.backgroundKind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      x: 0, y: first.minY - sectionInset.top, width: collectionView.bounds.width,
      height: end.maxY - first.minY + sectionInset.top + sectionInset.bottom)
    attributes.zIndex = -1
    attributes.color = color(section)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (super.layoutAttributesForElements(in: rect) ?? [])
      + backgrounds.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    backgrounds.first { $0.indexPath == indexPath }
  }
}

/// The frame and color of a background.
final class BackgroundAttributes: UICollectionViewLayoutAttributes {
  /// Copying and comparing are nonisolated but happen on the main actor.
  nonisolated(unsafe) var color = UIColor.clear

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? BackgroundAttributes)?.color = color
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? BackgroundAttributes)?.color == color
  }
}

/// A background in the color of its attributes.
final class ColorView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = (layoutAttributes as? BackgroundAttributes)?.color
  }
}
