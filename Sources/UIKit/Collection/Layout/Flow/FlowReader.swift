import GeometryCore
import LayoutCore

/// The edges across the scroll axis for which a flow layout was computed, in points.
struct FlowEdges: Equatable {
  /// The content inset.
  var start: CGFloat
  var end: CGFloat
  /// The inset that section insets are added to; zero for the content inset itself.
  var referenceStart: CGFloat
  var referenceEnd: CGFloat
}

/// The input of a flow layout: the values of its delegate, else its properties.
@MainActor struct FlowReader {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let axis: Axis

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    self.layout = layout
    self.view = view
    axis = layout.scrollDirection.axis
  }

  /// The extent across the scroll axis without the adjusted content inset. Rule FLOW-2.
  var crossExtent: Double {
    let inset = view.adjustedContentInset
    return axis == .vertical
      ? Double(view.bounds.width - inset.left - inset.right)
      : Double(view.bounds.height - inset.top - inset.bottom)
  }

  /// The edges of the view that the layout depends on.
  var edges: FlowEdges {
    let reference: UIEdgeInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    let content = view.adjustedContentInset
    return axis == .vertical
      ? FlowEdges(
        start: content.left, end: content.right, referenceStart: reference.left,
        referenceEnd: reference.right)
      : FlowEdges(
        start: content.top, end: content.bottom, referenceStart: reference.top,
        referenceEnd: reference.bottom)
  }

  /// A section with its measurements so far.
  func section(
    _ index: Int, by answers: FlowAnswers, measurements: FlowMeasurements?
  ) -> FlowSection {
    let source = source(ofSection: index, by: answers, measurements: measurements)
    return FlowSection(source.sizes, metrics: source.metrics, axis: axis)
  }

  /// What a section is solved from.
  func source(
    ofSection index: Int, by answers: FlowAnswers, measurements: FlowMeasurements?
  ) -> FlowDocument.Section {
    let count = view.numberOfItems(inSection: index)
    let own = answers.sizes.flatMap { $0.count == count ? $0 : nil }
    return FlowDocument.Section(
      sizes: sizes(own: own, count: count, measurements: measurements), metrics: metrics(answers))
  }

  private func sizes(
    own: [CGSize]?, count: Int, measurements: FlowMeasurements?
  ) -> FlowSizes {
    let automatic = UICollectionViewFlowLayout.automaticSize
    let measuresOwn = layout.estimatedItemSize != .zero
    guard measuresOwn || (own?.contains(automatic) ?? (layout.itemSize == automatic)) else {
      return own.map { .individual($0.map(usable)) }
        ?? .uniform(usable(layout.itemSize), count: count)
    }
    return .estimated(
      FlowEstimates(
        count: count, estimate: usable(estimate),
        own: own?.map { $0 == automatic ? nil : usable($0) } ?? [], measuresOwn: measuresOwn,
        measurements: measurements ?? FlowMeasurements()))
  }

  /// The size of items without a size of their own, until one has been measured.
  private var estimate: CGSize {
    let automatic = UICollectionViewFlowLayout.automaticSize
    return [layout.estimatedItemSize, layout.itemSize].first { $0 != automatic && $0 != .zero }
      ?? CGSize(width: 50, height: 50)
  }

  private func metrics(_ answers: FlowAnswers) -> FlowMetrics {
    let inset = referenced(answers.inset ?? layout.sectionInset)
    let vertical = FlowMargins(start: Double(inset.top), end: Double(inset.bottom))
    let horizontal = FlowMargins(start: Double(inset.left), end: Double(inset.right))
    let isVertical = axis == .vertical
    return FlowMetrics(
      lineSpacing: Double(answers.lineSpacing ?? layout.minimumLineSpacing),
      itemSpacing: Double(answers.itemSpacing ?? layout.minimumInteritemSpacing),
      mainInsets: isVertical ? vertical : horizontal,
      crossInsets: isVertical ? horizontal : vertical,
      headerExtent: usable(answers.headerSize ?? layout.headerReferenceSize)[axis],
      footerExtent: usable(answers.footerSize ?? layout.footerReferenceSize)[axis],
      crossExtent: crossExtent)
  }

  /// The section inset with the inset of the reference added across the scroll axis. Rule FLOW-12.
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

  /// The size, finite and not negative.
  private func usable(_ size: CGSize) -> Size {
    func usable(_ length: CGFloat) -> Double {
      length.isFinite ? max(0, Double(length)) : 0
    }
    return Size(width: usable(size.width), height: usable(size.height))
  }
}
