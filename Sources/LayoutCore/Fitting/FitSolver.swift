import GeometryCore

/// How many subitems a group holds, and what their fractions refer to along the group's axis.
struct Fit {
  var count: Int
  /// The group's inner length less the spacings between its subitems.
  var base: Double
}

/// Counts the subitems that fit along the axis of a group.
struct FitSolver {
  /// The excess over the length of a group that still fits, in points: the error of the arithmetic.
  static let tolerance = 0.001

  /// The length of the group without content insets.
  private let main: Double
  /// The fixed or minimum spacing between subitems.
  private let between: Double
  private let terms: [Term]
  private let grid: PixelGrid

  /// The length of a subitem for any base.
  private struct Term {
    var edges: Double
    /// The part that does not depend on the base.
    var length: Double
    /// The fraction of the base that is added.
    var share: Double
  }

  /// Rule SPACE-5.
  ///
  /// - Parameters:
  ///   - inner: The group's size less its content insets.
  ///   - between: Fixed or minimum room between subitems, in points.
  init(
    axis: Axis, subitems: [ItemDescription], inner: Size, between: Double,
    _ context: inout SolverContext
  ) {
    main = inner[axis]
    self.between = between
    grid = context.grid
    terms = subitems.map { subitem in
      let spacing = subitem.edgeSpacing
      let edges = spacing.start(axis).minimum + spacing.end(axis).minimum
      return switch (subitem.extent[axis], axis) {
      case (.fractionalWidth(let share), .horizontal), (.fractionalHeight(let share), .vertical):
        Term(edges: edges, length: 0, share: share)
      case (let dimension, _):
        Term(edges: edges, length: context.resolved(dimension, in: inner), share: 0)
      }
    }
  }

  /// The fit of a group that repeats its subitems for as long as they fit.
  ///
  /// Fixed spacing is taken off before fractions are resolved. Rules BOX-6, GROUP-1, GROUP-2.
  ///
  /// - Parameter countsUnspaced: Whether a subitem's cross dimension is a fraction of the main
  ///   axis; then the base follows from how many would fit without spacing.
  /// - Complexity: O(n k), n the result's count and k the number of subitems.
  func repeated(countsUnspaced: Bool, _ context: inout SolverContext) -> Fit {
    guard countsUnspaced else {
      let count = largestCount(between: between, &context) { base(for: $0) }
      return Fit(count: count, base: base(for: count))
    }
    let cap = largestCount(between: 0, &context) { _ in main }
    let fixed = base(for: cap)
    return Fit(count: largestCount(between: between, &context) { _ in fixed }, base: fixed)
  }

  /// The fit of exactly `count` subitems.
  func exactly(_ count: Int) -> Fit { Fit(count: count, base: base(for: count)) }

  private func base(for count: Int) -> Double { max(0, main - Double(max(count, 1) - 1) * between) }

  /// The largest number of subitems that fit with their spacing.
  private func largestCount(
    between: Double, _ context: inout SolverContext, base: (Int) -> Double
  ) -> Int {
    guard !terms.isEmpty else { return 0 }
    var count = 0
    var limit = LengthLimits.itemsInGroup
    while count < limit {
      let next = count + 1
      let (length, cycle) = lengths(of: next, base: base(next))
      guard length + Double(next - 1) * between <= main + Self.tolerance else { return count }
      if cycle + Double(terms.count) * between <= 0 {
        limit = max(terms.count, LengthLimits.itemsWithoutExtent)
      }
      count = next
    }
    context.note(.tooManyItemsInGroup, ("items", Double(count)), ("room", main))
    return count
  }

  /// The length of the first `count` subitems, and of one repetition of all of them.
  private func lengths(of count: Int, base: Double) -> (first: Double, cycle: Double) {
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: terms.count)
    var cycle = 0.0
    var start = 0.0
    for (index, term) in terms.enumerated() {
      if index == rest { start = cycle }
      let share = term.share == 0 ? 0 : max(0, grid.floored(term.share * base))
      cycle += term.edges + min(term.length + share, LengthLimits.largest)
    }
    return (Double(cycles) * cycle + start, cycle)
  }
}
