import Testing

@testable import UIKit

/// What views and constraints come and go, against a linear program.
@MainActor @Suite struct ConstraintTreeTests {
  @Test(arguments: 0..<120 as Range<UInt64>)
  func `required constraints hold after every step wherever they can`(seed: UInt64) {
    _ = reports {
      let tree = ConstraintTree(seed: seed)
      for step in 0..<40 {
        let words = tree.step()
        let violation = tree.violation()
        #expect(violation == nil, "seed \(seed), step \(step): \(words)")
        if violation != nil { return }
      }
    }
  }
}
