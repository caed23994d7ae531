import GeometryCore

// Content rests within its limits after every layout. Rule SCROLL-2.
extension OffsetKeeper {
  /// Brings content back that was within its limits before the layout changed them. Content that
  /// code has put beyond them stays.
  ///
  /// - Returns: Whether the content moved, so that other elements may be visible.
  @discardableResult
  func stayWithinLimits() -> Bool {
    let mover = host.mover
    let limits = mover.limits
    defer { knownLimits = limits }
    guard let former = knownLimits else { return false }
    let formers = ([former] + formerLimits).filter { $0 != limits }
    guard !formers.isEmpty else { return false }
    guard !mover.isDecelerating else {
      mover.drag.redirectCoast()
      return false
    }
    func adopted(_ before: CGPoint) -> CGPoint {
      formers.reduce(before) { limits.adopting($0, from: $1, before: before) }
    }
    if let end = mover.scrollAnimation?.end {
      keepingTarget { mover.redirectContent(to: adopted(end)) }
      return false
    }
    guard !mover.isHeld else { return false }
    let before = host.contentOffset
    let wanted = before.core + withheld
    let offset = formers.reduce(limits.moving(before, by: withheld)) {
      limits.adopting($0, from: $1, before: before)
    }
    withheld = target == nil ? wanted - offset.core : .zero
    guard offset != before else { return false }
    move(to: offset)
    return true
  }

  /// Notes the limits before a size changes: the next layout keeps the content within the new ones. Of a
  /// view that is resized many times without a layout the first few are kept.
  func keepsLimits(changedFrom former: ScrollLimits) -> Bool {
    if formerLimits.count < 8, formerLimits.last != former { formerLimits.append(former) }
    return true
  }

  /// Begins a layout.
  func beginPass() {
    guard turn != LayoutPass.turn || !LayoutPass.isUnderWay else { return }
    turn = LayoutPass.turn
    withheld = .zero
  }

  /// Ends a layout: what code scrolls to from now on is judged by the present limits.
  func endPass() { formerLimits = [] }

  /// Whether released content near `offset` is coming back from beyond its ends.
  func comesBack(from offset: CGPoint) -> Bool {
    guard host.mover.isDecelerating else { return false }
    let edge = host.clampedContentOffset(offset)
    return abs(offset.x - edge.x) < host.bounds.width / 2
      && abs(offset.y - edge.y) < host.bounds.height / 2
  }
}
