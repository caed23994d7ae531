import UIKit

extension Scene {
  static let flowHorizontal = Scene(
    "flow-horizontal", title: "Flow layout, sideways",
    summary: "Scrolling sideways: columns fill from top to bottom.",
    size: CGSize(width: 390, height: 420), scroll: 120
  ) { FlowHorizontalViewController(catalogue: $0) }

  static let flowStickyHeaders = Scene(
    "flow-sticky-headers", title: "Flow layout with sticky headers",
    summary: "The header of the section in view stays until the next one pushes it away.",
    scroll: 180
  ) { FlowStickyHeadersViewController(catalogue: $0) }

  static let flowInsets = Scene(
    "flow-insets", title: "Flow layout with insets of its own for each section",
    summary: "The delegate answers insets, spacing and sizes section by section."
  ) { FlowInsetsViewController(catalogue: $0) }
}

/// Cards in two lines that scroll sideways.
final class FlowHorizontalViewController: SceneViewController {
  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = MirroredFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 220, height: 188)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return layout
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}

/// A flow layout that begins at the right where the language does.
final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Tiles by period.
final class FlowStickyHeadersViewController: SceneViewController,
  UICollectionViewDelegateFlowLayout
{
  override func makeSections() -> [ElementRun] { catalogue.periods }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = MirroredFlowLayout()
    layout.itemSize = CGSize(width: 82, height: 82)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let height = UIFontMetrics.default.scaledValue(for: 48, compatibleWith: traitCollection)
    return CGSize(width: 0, height: height)
  }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    let run = sections[indexPath.section]
    header.show(run.title, remark: "\(run.count)", margin: 16, background: .systemBackground)
  }
}

/// Sections that differ in all layout values of the delegate.
final class FlowInsetsViewController: SceneViewController, UICollectionViewDelegateFlowLayout {
  private struct Style {
    var columns: CGFloat
    var inset: CGFloat
    var spacing: CGFloat
    var height: CGFloat
  }

  private static let styles = [
    Style(columns: 1, inset: 16, spacing: 10, height: 76),
    Style(columns: 3, inset: 32, spacing: 16, height: 92),
    Style(columns: 6, inset: 0, spacing: 0, height: 65),
    Style(columns: 4, inset: 16, spacing: 10, height: 82),
  ]

  override func makeSections() -> [ElementRun] {
    let all = catalogue.all
    let counts = [2, 6, 12, 40]
    return counts.indices.map { index in
      all.dropFirst(counts[..<index].reduce(0, +), limit: counts[index], title: "")
    }
  }

  override func makeLayout() -> UICollectionViewLayout { MirroredFlowLayout() }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let style = Self.styles[indexPath.section]
    let room =
      collectionView.bounds.width - 2 * style.inset - (style.columns - 1) * style.spacing
    return CGSize(width: (room / style.columns).rounded(.down), height: style.height)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let side = Self.styles[section].inset
    return UIEdgeInsets(top: 16, left: side, bottom: 16, right: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    Self.styles[section].spacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    Self.styles[section].spacing
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = super.cell(for: element, at: indexPath)
    (cell as? ElementTileCell)?.cornerRadius = Self.styles[indexPath.section].spacing > 0 ? 10 : 0
    return cell
  }
}
