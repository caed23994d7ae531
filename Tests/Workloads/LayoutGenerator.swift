import GeometryCore
import LayoutCore
import TestSupport

/// Creates random layouts from usual numbers, or from extreme ones.
package struct LayoutGenerator {
  package var random: SplitMix64
  /// Draws sizes, insets and offsets from the ends of the number range as well.
  package var isAdversarial = false
  /// Leaves out supplementaries, decorations and estimates, for the reference solver.
  package var isPlain = false
  /// Draws many estimates, although it may leave out the rest of what `isPlain` does.
  package var isEstimating = false
  /// Whether a spacing has been drawn that shares what is left over.
  package private(set) var hasFlexibleSpacing = false
  private var kindCount = 0

  package init(seed: UInt64, isAdversarial: Bool = false, isPlain: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isAdversarial = isAdversarial
    self.isPlain = isPlain
  }

  package mutating func container() -> Size {
    if isAdversarial {
      if random.chance(0.001) { return Size(width: random.pick([1e5, 1e18]), height: 1e9) }
      return Size(width: random.pick([0, 1, 3, 100, 320]), height: random.pick([0, 2, 480]))
    }
    return Size(width: random.pick([320, 375, 390, 767.5]), height: random.pick([480, 812, 100]))
  }

  package mutating func configuration() -> LayoutConfiguration {
    LayoutConfiguration(
      scrollAxis: random.pick(Axis.allCases), interSectionSpacing: gap(),
      boundaries: random.chance(0.3) && !isPlain ? boundaries() : [])
  }

  package mutating func section() -> SectionDescription {
    var section = SectionDescription(group: group(depth: 0))
    if random.chance(0.5) { section.contentInsets = insets() }
    section.interGroupSpacing = gap()
    if random.chance(0.3) {
      section.orthogonalBehavior = random.pick(OrthogonalBehavior.allCases)
    }
    guard !isPlain else { return section }
    if random.chance(0.5) { section.boundaries = boundaries() }
    if random.chance(0.3) {
      section.decorations = [
        DecorationDescription(kind: kind(), zIndex: -1, contentInsets: insets())
      ]
    }
    section.boundariesFollowContentInsets = random.chance(0.7)
    return section
  }

  package mutating func boundaries() -> [BoundaryDescription] {
    let edges: [EdgeSet] = [
      .top, .bottom, .leading, .trailing, [.top, .leading], [.bottom, .trailing], [],
    ]
    return (0..<random.integer(1...3)).map { _ in
      if random.chance(0.1) {
        return BoundaryDescription(
          extent: extent(), kind: kind(), containerAnchor: anchor(),
          pinsToVisibleBounds: random.chance(0.3))
      }
      return BoundaryDescription(
        extent: extent(), kind: kind(), alignment: random.pick(edges),
        offset: random.chance(0.3) ? Point(x: gap(), y: gap()) : .zero,
        extendsBoundary: random.chance(0.7), pinsToVisibleBounds: random.chance(0.3))
    }
  }

  /// A group at `depth` 0, else a cell or a group.
  private mutating func group(depth: Int) -> ItemDescription {
    var item = ItemDescription(extent: extent())
    if random.chance(0.3) { item.contentInsets = insets() }
    if random.chance(0.2) { item.edgeSpacing = edgeSpacing() }
    if !isPlain, random.chance(0.15) { item.supplementaries = [supplementary()] }
    let isNested = depth == 0 || random.chance(isAdversarial ? 0.4 : 0.3)
    if isNested, depth < (isAdversarial ? 5 : 3) { item.group = arrangement(depth: depth) }
    return item
  }

  private mutating func arrangement(depth: Int) -> GroupDescription {
    let spacing: Spacing? = random.chance(0.5) ? self.spacing() : nil
    let axis = random.pick(Axis.allCases)
    if random.chance(0.3) {
      let count = random.integer(1...(isAdversarial ? 20 : 5))
      return GroupDescription(
        axis: axis,
        form: .counted(group(depth: depth + 1), count: count, resizesSubitem: random.chance(0.7)),
        interItemSpacing: spacing)
    }
    if !isPlain, random.chance(0.05) {
      let placements = (0..<random.integer(0...4)).map { _ in
        CustomPlacement(
          frame: Rect(x: length(), y: length(), width: length(), height: length()), zIndex: 2)
      }
      return GroupDescription(
        axis: axis, form: .custom(CustomArrangement(identity: random.next()) { _ in placements }))
    }
    let subitems = (0..<random.integer(1...3)).map { _ in group(depth: depth + 1) }
    return GroupDescription(axis: axis, form: .repeating(subitems), interItemSpacing: spacing)
  }

  private mutating func supplementary() -> SupplementaryDescription {
    SupplementaryDescription(
      extent: extent(), kind: kind(), containerAnchor: anchor(),
      itemAnchor: random.chance(0.5) ? anchor() : nil)
  }

  private mutating func anchor() -> Anchor {
    let edges = EdgeSet(rawValue: UInt8(random.integer(0...15)))
    let offset = Point(x: gap(), y: gap())
    return Anchor(
      edges: edges, offset: random.chance(0.5) ? .absolute(offset) : .fractional(offset))
  }

  private mutating func kind() -> String {
    kindCount += 1
    return "kind \(kindCount)"
  }

  package mutating func extent() -> LayoutExtent {
    LayoutExtent(width: dimension(), height: dimension())
  }

  private mutating func dimension() -> LayoutDimension {
    if isEstimating, random.chance(0.4) {
      return random.chance(0.3)
        ? .uniformAcrossSiblings(estimate: length()) : .estimated(length())
    }
    let shares = [0.2, 0.25, 0.3, 1.0 / 3, 0.4, 0.5, 0.9, 1]
    switch random.integer(0...9) {
    case 0...3: return .fractionalWidth(isAdversarial ? number() : random.pick(shares))
    case 4...5: return .fractionalHeight(isAdversarial ? number() : random.pick(shares))
    case 6 where !isPlain: return .estimated(isAdversarial ? number() : length())
    default: return .absolute(isAdversarial ? number() : length())
    }
  }

  /// A length in quarters of a point, above zero.
  private mutating func length() -> Double {
    isAdversarial ? number() : Double(random.integer(80...600)) / 4
  }

  private mutating func gap() -> Double {
    guard isAdversarial else { return random.pick([0, 0, 4, 7.5, 10, 16.25]) }
    // Negative room lets a group hold the most it can; that is slow, so it is tried less often.
    let gap = number()
    return gap < 0 && random.chance(0.97) ? 0 : gap
  }

  private mutating func number() -> Double {
    if random.chance(0.75) { return Double(random.integer(10...800)) / 4 }
    if random.chance(0.995) {
      return random.pick([0, 0, 0, 0.5, 1, -1, -50, .nan, -.infinity, -1e308])
    }
    return random.pick([1e3, 1e6, 1e9, 1e18, 1e308, .infinity, 0.001, .leastNonzeroMagnitude])
  }

  package mutating func insets() -> DirectionalInsets {
    DirectionalInsets(top: gap(), leading: gap(), bottom: gap(), trailing: gap())
  }

  private mutating func spacing() -> Spacing {
    guard random.chance(0.4) else { return .fixed(gap()) }
    hasFlexibleSpacing = true
    return .flexible(gap())
  }

  private mutating func edgeSpacing() -> EdgeSpacing {
    EdgeSpacing(
      leading: random.chance(0.5) ? spacing() : nil, top: random.chance(0.5) ? spacing() : nil,
      trailing: random.chance(0.5) ? spacing() : nil, bottom: random.chance(0.5) ? spacing() : nil)
  }
}
