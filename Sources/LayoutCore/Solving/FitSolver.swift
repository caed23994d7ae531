import GeometryCore

/// How many subitems a group holds, and what their fractions refer to along the group's axis.
struct Fit {
  var count: Int
  /// The group's inner length less the spacings between its subitems.
  var base: Double
}

/// Counts the subitems that fit along a group's axis.
struct FitSolver {
  /// How much more than its length a group takes, in points: the noise of the arithmetic.
  static let tolerance = 0.001

  let axis: Axis
  let subitems: [ItemDescription]
  /// The group's size less its content insets.
  let inner: Size
  /// Fixed or minimum room between subitems.
  let between: Double

  /// Length available along the axis.
  private var main: Double { inner[axis] }

  /// The fit of a group that repeats its subitems for as long as they fit.
  ///
  /// - Note: Behavior: fixed spacing is taken off before fractions are resolved. A subitem whose
  ///   cross dimension is a fraction of the main axis makes the group count without spacing first.
  /// - Complexity: O(n k), n the result's count and k the number of subitems.
  func repeated(_ context: inout SolverContext) -> Fit {
    guard subitems.contains(where: { $0.extent[axis.crossing].isFraction(of: axis) }) else {
      let count = largestCount(&context) { base(for: $0) }
      return Fit(count: count, base: base(for: count))
    }
    let unspaced = FitSolver(axis: axis, subitems: subitems, inner: inner, between: 0)
    let cap = unspaced.largestCount(&context) { _ in main }
    return Fit(count: largestCount(&context) { _ in base(for: cap) }, base: base(for: cap))
  }

  /// The fit of exactly `count` subitems.
  func exactly(_ count: Int) -> Fit { Fit(count: count, base: base(for: count)) }

  private func base(for count: Int) -> Double { max(0, main - Double(max(count, 1) - 1) * between) }

  /// The largest number of subitems that fit with their spacings, counted up to the first failure.
  private func largestCount(
    _ context: inout SolverContext, base: (Int) -> Double
  ) -> Int {
    guard !subitems.isEmpty else { return 0 }
    var count = 0
    var limit = LengthLimits.itemsInGroup
    while count < limit {
      let next = count + 1
      let (length, cycle) = lengths(of: next, base: base(next), &context)
      guard length + Double(next - 1) * between <= main + Self.tolerance else { return count }
      if cycle + Double(subitems.count) * between <= 0 {
        limit = max(subitems.count, LengthLimits.itemsWithoutExtent)
      }
      count = next
    }
    context.causes.insert(.tooManyItemsInGroup)
    return count
  }

  /// The length of the first `count` subitems, and of one run of all of them.
  private func lengths(
    of count: Int, base: Double, _ context: inout SolverContext
  ) -> (first: Double, cycle: Double) {
    var container = inner
    container[axis] = base
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: subitems.count)
    var cycle = 0.0
    var start = 0.0
    for (index, subitem) in subitems.enumerated() {
      if index == rest { start = cycle }
      cycle += context.resolved(subitem.extent[axis], in: container)
      cycle += subitem.edgeSpacing.start(axis).minimum + subitem.edgeSpacing.end(axis).minimum
    }
    return (Double(cycles) * cycle + start, cycle)
  }
}
