import GeometryCore

/// What has been measured of the items of a section with estimates.
///
/// Items that have not been measured count with the average of those that have. The average is
/// followed at every measurement while there are few, later only when a quarter more have been
/// measured: following it moves everything that has not been measured.
package struct FlowMeasurements: Hashable, Sendable {
  /// By item.
  package private(set) var sizes: MeasuredSizes
  /// What items that have not been measured count with; nil while none has been measured.
  package private(set) var average: Size?
  /// How many sizes had been measured when the average was followed last.
  private var followed: Int

  /// Up to so many measurements the average is always that of all of them.
  package static let few = 64

  package init() {
    sizes = MeasuredSizes()
    followed = 0
  }

  /// Keeps the size of an item.
  ///
  /// - Complexity: O(log n), amortised.
  mutating func record(_ size: Size, of item: Int) {
    sizes.set(size, at: item)
    guard sizes.count <= Self.few || sizes.count >= followed + followed / 4 else { return }
    followed = sizes.count
    let count = Double(sizes.count)
    average = Size(width: sizes.total.width / count, height: sizes.total.height / count)
  }

  /// The same for items that have gone elsewhere; `destination` is nil for those that went away.
  ///
  /// The average stays: what is not touched by a change is not moved by it.
  ///
  /// - Complexity: O(n log n).
  package func moved(_ destination: (Int) -> Int?) -> FlowMeasurements {
    var result = self
    result.sizes = sizes.moved(destination)
    result.followed = min(followed, max(result.sizes.count, Self.few))
    return result
  }
}
