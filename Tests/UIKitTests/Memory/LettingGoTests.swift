import Testing
import UIKit

/// What an application lets go of is gone.
@MainActor @Suite struct LettingGoTests {
  @Test(arguments: Belongings.views + Belongings.constraints + Belongings.controllers)
  func `views and controllers go when the application lets go`(_ belongings: Belongings) {
    #expect(belongings.leftOver().isEmpty)
  }

  @Test(arguments: Belongings.collections + Belongings.lists + Belongings.layouts)
  func `collection views and all they show go when the application lets go`(
    _ belongings: Belongings
  ) {
    #expect(belongings.leftOver().isEmpty)
  }

  @Test func `the test sees what stays`() {
    final class Pair { var other: Pair? }
    var first: Pair?
    let pair = Belongings("a pair that keeps itself") { watch in
      let (one, two) = (Pair(), Pair())
      (one.other, two.other) = (two, one)
      watch(one, "one")
      first = one
    }
    #expect(pair.leftOver() == ["one"])
    first?.other = nil
  }
}
