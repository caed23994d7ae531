/// What the layout places in view and a little around, and how far the content can be scrolled until
/// something else is in view.
@MainActor final class Vicinity: CollectionPart {
  /// The elements near the view.
  private(set) var candidates: [UICollectionViewLayoutAttributes] = []
  /// What they were asked for.
  private var rect = CGRect.null
  /// The offsets between which the same elements are in view.
  private var band = StableBand.none
  /// Whether the layout was ever asked for what is in view.
  private(set) var wasFound = false

  /// Asks the layout, unless it is known.
  func find() {
    let bounds = host.bounds
    guard !rect.contains(bounds) else { return }
    let extraX = host.contentSize.width > bounds.width ? bounds.width / 2 : 0
    let extraY = host.contentSize.height > bounds.height ? bounds.height / 2 : 0
    rect = bounds.insetBy(dx: -extraX, dy: -extraY)
    candidates = host.laidOutElements(in: rect)
    wasFound = true
  }

  /// Has the layout asked again.
  func forget() {
    rect = .null
    candidates.removeAll(keepingCapacity: true)
    band = .none
  }

  /// Has what is in view looked at again, wherever the content is scrolled to.
  func forgetBand() { band = .none }

  /// Whether other bounds show the same elements.
  func isStable(for bounds: CGRect) -> Bool { band.contains(bounds) }

  /// Finds out how far the content can be scrolled.
  ///
  /// - Complexity: O(c), c the number of candidates.
  func narrowBand() {
    let rows = host.rows
    band = StableBand(in: host.bounds, candidateRect: rect)
    for attributes in candidates {
      let shift = rows.shift(of: attributes)
      band.narrow(by: attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y))
      if let placement = attributes.placement {
        band.narrow(by: placement.offsetBy(dx: -shift.x, dy: -shift.y))
      }
    }
  }

  /// The elements in view, among the candidates.
  var inView: [UICollectionViewLayoutAttributes] {
    let view = ViewedRect(host)
    return candidates.filter { view.shows($0) }
  }
}

/// The bounds of a view, to find out what lies in them.
@MainActor struct ViewedRect {
  private let bounds: CGRect
  private let rows: OrthogonalRows

  init(_ host: any CollectionHost) {
    bounds = host.bounds
    rows = host.rows
  }

  /// Whether an element is in view, or would be had no handler moved it.
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
