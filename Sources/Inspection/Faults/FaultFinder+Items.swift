import CollectionViewExtras
import LayoutCore
import UIKit

extension FaultFinder {
  /// Items without a size, over each other, beyond the container, between pixels or far from their
  /// estimates, and views that reach out of their cells.
  var itemFaults: [LayoutFault] {
    var faults: [LayoutFault] = []
    for view in root.collectionViews {
      let cells = view.visibleElements.filter {
        $0.attributes.representedElementCategory == .cell
      }
      faults += emptyItems(of: view)
      faults += overlaps(cells, in: view)
      faults += largeItems(cells, in: view)
      faults += unevenEdges(cells, in: view)
      faults += farEstimates(of: view)
    }
    for view in seenViews where view is UICollectionViewCell || view is UITableViewCell {
      faults += escapes(view)
    }
    return faults
  }

  private typealias Shown = (attributes: UICollectionViewLayoutAttributes, frame: CGRect)

  private func fault(
    _ name: LayoutFault.Name, of one: Shown, in view: UICollectionView, _ problem: String,
    expected: String, found: String, cure: String
  ) -> LayoutFault {
    LayoutFault(
      name, element: one.attributes.elementName,
      place: LayoutFault.Place(one.attributes, one.frame, in: view, within: root),
      problem: problem, expected: expected, found: found, cure: cure)
  }

  /// The first of the items without width or height in each section; 1,000 items are looked at.
  private func emptyItems(of view: UICollectionView) -> [LayoutFault] {
    (0..<view.numberOfSections).compactMap { section in
      let paths = (0..<min(1000, view.numberOfItems(inSection: section))).lazy
        .map { IndexPath(item: $0, section: section) }
      let empty = paths.compactMap { view.layoutAttributesForItem(at: $0) }
        .first { !$0.isHidden && ($0.size.width < 0.5 || $0.size.height < 0.5) }
      return empty.map {
        fault(
          .zeroSizedItem, of: ($0, $0.frame), in: view, "is \($0.size.brief) points",
          expected: "a width and a height", found: $0.size.brief,
          cure:
            "Give the item a size, or constrain its content at all edges so that it measures one")
      }
    }
  }

  /// Cells of one level that lie over each other, once for each collection view.
  private func overlaps(_ cells: [Shown], in view: UICollectionView) -> [LayoutFault] {
    for (index, one) in cells.prefix(400).enumerated() {
      for other in cells.prefix(400).dropFirst(index + 1)
      where one.attributes.zIndex == other.attributes.zIndex {
        let common = one.frame.intersection(other.frame)
        guard !common.isNull, common.width > 1, common.height > 1 else { continue }
        return [
          fault(
            .overlappingItems, of: other, in: view,
            "lies over \(one.attributes.elementName) by \(common.size.brief) points",
            expected: "items beside each other, or different values of zIndex",
            found: "\(common.size.brief) points in common",
            cure: "Make spacings zero or larger, or the items smaller")
        ]
      }
    }
    return []
  }

  /// Cells that reach out of the container along an axis in which the view does not scroll, once for
  /// each section.
  private func largeItems(_ cells: [Shown], in view: UICollectionView) -> [LayoutFault] {
    var told: Set<Int> = []
    return cells.compactMap { one in
      guard view.cell(at: one.attributes.indexPath)?.superview === view.mover,
        // A sheet scrolls along both axes.
        view.explanation(for: one.attributes)?.parts.contains(where: { $0.isOfSheet }) != true,
        one.attributes.transform.isIdentity, let (edge, length) = overhang(of: one.frame, in: view),
        told.insert(one.attributes.indexPath.section).inserted
      else { return nil }
      return fault(
        .itemBeyondContainer, of: one, in: view,
        "reaches \(length.brief) points beyond the \(edge) edge of the content",
        expected: "a frame inside the content of \(view.contentSize.brief)",
        found: one.frame.brief,
        cure: "Make it a fraction of its container, and subtract spacings and insets")
    }
  }

  private func overhang(
    of frame: CGRect, in view: UICollectionView
  ) -> (edge: String, length: CGFloat)? {
    guard let fixed = fixedAxes(of: view) else { return nil }
    // A compositional layout makes its content larger, so that it scrolls along both axes.
    var room = CGRect(origin: .zero, size: view.bounds.size)
    if !fixed.x { (room.origin.x, room.size.width) = (frame.minX, frame.width) }
    if !fixed.y { (room.origin.y, room.size.height) = (frame.minY, frame.height) }
    return CutOffText.overhang(of: frame, room)
  }

  /// The axes along which items have to fit into the view; nil where the layout decides alone.
  private func fixedAxes(of view: UICollectionView) -> (x: Bool, y: Bool)? {
    switch view.collectionViewLayout {
    case let layout as UICollectionViewCompositionalLayout:
      let isHorizontal = layout.configuration.scrollDirection == .horizontal
      return (!isHorizontal, isHorizontal)
    // The layout itself tells items that are longer than its lines.
    case is UICollectionViewFlowLayout: return nil
    default:
      let size = view.contentSize
      guard size.width <= view.bounds.width + 0.5 else { return nil }
      return (true, false)
    }
  }

  /// The first cell whose edges are between pixels.
  private func unevenEdges(_ cells: [Shown], in view: UICollectionView) -> [LayoutFault] {
    let scale = view.traitCollection.displayScale
    let isUneven = { (length: CGFloat) in abs(length * scale - (length * scale).rounded()) > 0.02 }
    let first = cells.first { one in
      one.attributes.transform.isIdentity
        && [one.frame.minX, one.frame.minY, one.frame.maxX, one.frame.maxY].contains(
          where: isUneven)
    }
    guard let first else { return [] }
    return [
      fault(
        .edgeBetweenPixels, of: first, in: view, "has edges between pixels: \(first.frame.brief)",
        expected: "edges at multiples of 1/\(scale.brief)", found: first.frame.brief,
        cure: "Round frames to pixels in the layout")
    ]
  }

  /// The first visible element of each section whose measured size is far from its estimate.
  private func farEstimates(of view: UICollectionView) -> [LayoutFault] {
    var told: Set<Int> = []
    return view.visibleElements.compactMap { one in
      guard let explanation = view.explanation(for: one.attributes),
        let far = ElementSize.all(in: explanation.core).first(where: \.isFar),
        let measured = far.measured, told.insert(one.attributes.indexPath.section).inserted
      else { return nil }
      return fault(
        .estimateFarFromMeasured, of: one, in: view,
        "was estimated at \(CGFloat(far.estimated).brief) points and measured "
          + CGFloat(measured).brief,
        expected: "an estimate from half to twice the measured \(far.axis)",
        found: CGFloat(far.estimated).brief,
        cure: "Estimate \(CGFloat(measured).brief), so that content does not jump while it scrolls")
    }
  }

  /// Texts, images and controls that reach out of their cell, which does not clip them.
  private func escapes(_ cell: UIView) -> [LayoutFault] {
    guard !cell.clipsToBounds else { return [] }
    return FaultFinder(root: cell).seenViews.dropFirst().filter { view in
      guard view is UILabel || view is UIImageView || view is UIControl else { return false }
      return !view.lineage(within: cell).contains { $0 !== cell && $0.clipsToBounds }
        && !view.lineage(within: cell).dropFirst().contains { $0 is UIControl }
    }.compactMap { view in
      let inner = (view as? UILabel).map(CutOffText.textFrame) ?? view.bounds
      let frame = view.convert(inner, to: cell)
      guard let (edge, length) = CutOffText.overhang(of: frame, cell.bounds), length > 1 else {
        return nil
      }
      return fault(
        .viewOutsideCell, of: view,
        "reaches \(length.brief) points beyond the \(edge) edge of its cell",
        expected: "a frame inside \(cell.bounds.size.brief)", found: frame.brief,
        cure: "Constrain it to the contentView, and let the cell measure itself")
    }
  }
}

extension LayoutExplanation.Part {
  /// Whether it places a piece of a sheet.
  fileprivate var isOfSheet: Bool { core.note == "in a sheet" }
}
