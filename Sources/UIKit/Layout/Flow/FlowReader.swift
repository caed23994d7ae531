import GeometryCore
import LayoutCore

/// Reads what a flow layout lays out with: its delegate's answers before its own properties.
@MainActor struct FlowReader {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let axis: Axis

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    axis = layout.scrollDirection.axis
  }

  /// The room across the scroll axis, the adjusted content inset taken off.
  var crossExtent: Double {
    let inset = view.adjustedContentInset
    return axis == .vertical
      ? Double(view.bounds.width - inset.left - inset.right)
      : Double(view.bounds.height - inset.top - inset.bottom)
  }

  func sizes(ofSection section: Int) -> FlowSizes {
    let count = view.numberOfItems(inSection: section)
    let own = usable(layout.itemSize)
    guard count > 0, let delegate else { return .uniform(own, count: count) }
    var sizes: [Size] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      guard let size = delegate.collectionView?(view, layout: layout, sizeForItemAt: path) else {
        return .uniform(own, count: count)
      }
      sizes.append(usable(size))
    }
    return .individual(sizes)
  }

  func metrics(ofSection section: Int) -> FlowMetrics {
    let calls = delegate?.collectionView
    let inset = referenced(
      calls?(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset)
    let header =
      calls?(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    let footer =
      calls?(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    let isVertical = axis == .vertical
    let vertical = FlowMargins(start: Double(inset.top), end: Double(inset.bottom))
    let horizontal = FlowMargins(start: Double(inset.left), end: Double(inset.right))
    return FlowMetrics(
      lineSpacing: Double(
        calls?(view, layout: layout, minimumLineSpacingForSectionAt: section)
          ?? layout.minimumLineSpacing),
      itemSpacing: Double(
        calls?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
          ?? layout.minimumInteritemSpacing),
      mainInsets: isVertical ? vertical : horizontal,
      crossInsets: isVertical ? horizontal : vertical,
      headerExtent: max(0, usable(header)[axis]), footerExtent: max(0, usable(footer)[axis]),
      crossExtent: crossExtent)
  }

  /// The section inset counted from the layout's reference, across the scroll axis.
  private func referenced(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let content = view.adjustedContentInset
    var result = inset
    if axis == .vertical {
      result.left = max(0, inset.left + reference.left - content.left)
      result.right = max(0, inset.right + reference.right - content.right)
    } else {
      result.top = max(0, inset.top + reference.top - content.top)
      result.bottom = max(0, inset.bottom + reference.bottom - content.bottom)
    }
    return result
  }

  /// Finite and not negative.
  private func usable(_ size: CGSize) -> Size {
    func usable(_ length: CGFloat) -> Double {
      length.isFinite ? max(0, Double(length)) : 0
    }
    return Size(width: usable(size.width), height: usable(size.height))
  }
}
