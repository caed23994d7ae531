import GeometryCore
import LayoutCore

/// A flow layout that is solved in a page.
///
/// Flow layouts are solved from left to right; where they flip, what the page shows for the other
/// direction is the mirror image.
struct FlowPage: Sendable {
  /// The names of the kinds of elements, in the order of ``FlowGeometry/headerKind`` and
  /// ``FlowGeometry/footerKind``.
  static let kinds = [
    "", "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter",
  ]

  private(set) var document: FlowDocument
  private(set) var geometry: FlowGeometry
  /// The elements that ``find(in:)`` has found, those behind first.
  private(set) var found: [ElementPlacement] = []

  init(_ document: FlowDocument) {
    self.document = document
    geometry = document.solved()
  }

  // MARK: Changes

  mutating func resize(to size: Size) {
    document.container = size
    solve()
  }

  mutating func read(_ direction: LayoutDirection) { document.direction = direction }

  mutating func setItemCount(_ count: Int, ofSection section: Int) {
    guard document.sections.indices.contains(section) else { return }
    let sizes = document.sections[section].sizes
    document.sections[section].sizes = sizes.resized(to: count)
    solve()
  }

  func length(_ length: LayoutPage.Length, ofSection section: Int) -> Double {
    guard document.sections.indices.contains(section) else { return 0 }
    let metrics = document.sections[section].metrics
    switch length {
    case .spacing: return metrics.lineSpacing
    case .outerSpacing: return metrics.itemSpacing
    case .top: return vertical(metrics).start
    case .bottom: return vertical(metrics).end
    case .leading: return horizontal(metrics).start
    case .trailing: return horizontal(metrics).end
    }
  }

  private func vertical(_ metrics: FlowMetrics) -> FlowMargins {
    document.axis == .vertical ? metrics.mainInsets : metrics.crossInsets
  }

  private func horizontal(_ metrics: FlowMetrics) -> FlowMargins {
    document.axis == .vertical ? metrics.crossInsets : metrics.mainInsets
  }

  mutating func set(_ length: LayoutPage.Length, ofSection section: Int, to value: Double) {
    guard document.sections.indices.contains(section) else { return }
    let isVertical = document.axis == .vertical
    var metrics = document.sections[section].metrics
    switch length {
    case .spacing: metrics.lineSpacing = value
    case .outerSpacing: metrics.itemSpacing = value
    case .top where isVertical: metrics.mainInsets.start = value
    case .bottom where isVertical: metrics.mainInsets.end = value
    case .leading where isVertical: metrics.crossInsets.start = value
    case .trailing where isVertical: metrics.crossInsets.end = value
    case .top: metrics.crossInsets.start = value
    case .bottom: metrics.crossInsets.end = value
    case .leading: metrics.mainInsets.start = value
    case .trailing: metrics.mainInsets.end = value
    }
    document.sections[section].metrics = metrics
    solve()
  }

  private mutating func solve() { geometry = document.solved() }

  // MARK: Elements

  mutating func find(in bounds: Rect) {
    let shown = displayed(bounds)
    found.removeAll(keepingCapacity: true)
    geometry.appendElements(in: shown, viewport: Viewport(bounds: shown), to: &found)
    for index in found.indices { found[index].frame = displayed(found[index].frame) }
    found.sort { $0.zIndex < $1.zIndex }
  }

  /// A rectangle of the layout as displayed, or the other way round.
  private func displayed(_ rect: Rect) -> Rect {
    guard document.flips, document.direction == .rightToLeft else { return rect }
    var rect = rect
    rect.origin.x = geometry.contentSize.width - rect.maxX
    return rect
  }

  func explanation(ofFound index: Int, in bounds: Rect) -> String {
    guard found.indices.contains(index) else { return "" }
    let viewport = Viewport(bounds: displayed(bounds))
    return geometry.explanation(of: found[index].key, viewport: viewport)?.description ?? ""
  }
}
