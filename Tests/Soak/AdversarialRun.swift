import Workloads

/// Random layouts, one for each seed.
struct AdversarialRun {
  let count: UInt64
  let firstSeed: UInt64
  let step: UInt64

  /// The count, the first seed and the step; what is missing is 1,000, 0 and 1.
  init(_ numbers: [UInt64]) {
    count = numbers.first ?? 1_000
    firstSeed = numbers.dropFirst().first ?? 0
    step = numbers.dropFirst(2).first ?? 1
  }

  /// Prints what is wrong, and how many layouts there were; the exit code.
  func run() -> Int32 {
    var violations = 0
    for number in 0..<count {
      let seed = firstSeed + number * step
      guard let violation = AdversarialLayout(seed: seed).violation() else { continue }
      print("violation: layout of seed \(seed): \(violation)")
      violations += 1
    }
    print("layouts \(count), violations \(violations)")
    return violations == 0 ? 0 : 1
  }
}
