/// The elements that the layout places in the visible area and around it, and how far the content
/// can scroll until other elements are visible.
@MainActor final class NearbyElements: CollectionPart {
  private unowned let host: any CollectionHost
  private let rows: OrthogonalRows
  /// The elements near the visible area.
  @exclusivity(unchecked) private(set) var candidates: [UICollectionViewLayoutAttributes] = []
  /// The rectangle that the layout was asked for.
  @exclusivity(unchecked) private var rect = CGRect.null
  /// The offsets between which the same elements are visible.
  @exclusivity(unchecked) private var band = StableBand.none
  /// Whether the layout was ever asked for visible elements.
  private(set) var wasFound = false

  init(_ host: any CollectionHost, rows: OrthogonalRows) {
    self.host = host
    self.rows = rows
  }

  /// Asks the layout, unless its answer is known.
  func find() {
    let (bounds, size) = (host.bounds, host.contentSize)
    guard !rect.contains(bounds) else { return }
    // Content without extent may be that of a layout that learns its size while it is asked.
    let extraX = size.width > bounds.width || size.width == 0 ? bounds.width / 2 : 0
    let extraY = size.height > bounds.height || size.height == 0 ? bounds.height / 2 : 0
    rect = bounds.insetBy(dx: -extraX, dy: -extraY)
    candidates = host.displayedElements(in: rect)
    wasFound = true
  }

  /// Discards what is known, so that the layout is asked again.
  func invalidate() {
    rect = .null
    candidates.removeAll(keepingCapacity: true)
    band = .none
  }

  /// Makes the next pass compare visible elements, wherever the content is scrolled to.
  func invalidateBand() { band = .none }

  /// Whether the same elements are visible in other bounds.
  func isStable(for bounds: CGRect) -> Bool { band.contains(bounds) }

  /// Computes how far the content can scroll until other elements are visible.
  ///
  /// - Complexity: O(c), c the number of candidates.
  func narrowBand() {
    let rows = rows
    band = StableBand(in: host.bounds, candidateRect: rect)
    for attributes in candidates {
      let shift = rows.shift(of: attributes)
      band.narrow(by: attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y))
      if let placement = attributes.placement {
        band.narrow(by: placement.offsetBy(dx: -shift.x, dy: -shift.y))
      }
    }
  }

  /// The visible elements among the candidates.
  var inView: [UICollectionViewLayoutAttributes] {
    let area = VisibleArea(host, rows)
    return candidates.filter { area.shows($0) }
  }

  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated(let plan): if plan.movesElements { invalidate() }
    case .rearranged: invalidate()
    // The layout is invalidated next, which invalidates this.
    case .reloaded: break
    }
  }
}

/// The bounds of a collection view, as a test for visible elements.
@MainActor struct VisibleArea {
  private let bounds: CGRect
  private let rows: OrthogonalRows

  init(_ host: any CollectionHost, _ rows: OrthogonalRows) {
    bounds = host.bounds
    self.rows = rows
  }

  /// Whether an element is visible, or would be if no handler had moved it.
  func shows(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let shift = rows.shift(of: attributes)
    if meets(attributes.frame, shift) { return true }
    guard let placement = attributes.placement else { return false }
    return meets(placement, shift)
  }

  private func meets(_ frame: CGRect, _ shift: CGPoint) -> Bool {
    frame.maxX - shift.x > bounds.minX && frame.minX - shift.x < bounds.maxX
      && frame.maxY - shift.y > bounds.minY && frame.minY - shift.y < bounds.maxY
      && frame.width > 0 && frame.height > 0
  }
}
