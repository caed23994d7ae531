/// A small deterministic generator of random numbers; tests print its seed when they fail.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// One of `values`.
  public mutating func pick<T>(_ values: [T]) -> T { values[Int(next() % UInt64(values.count))] }

  /// True `share` of the time.
  public mutating func chance(_ share: Double) -> Bool {
    Double(next() >> 11) / Double(1 << 53) < share
  }

  /// A number of `range`, bounds included.
  public mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }
}
