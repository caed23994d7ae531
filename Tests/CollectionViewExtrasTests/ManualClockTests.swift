import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct ManualClockTests {
  @Test func `a clock advances by what it is given`() {
    ManualClock.run { clock in
      clock.advance(by: 0)
      #expect(clock.now == 0)
      clock.advance(by: 0.25)
      #expect(clock.now == 0.25 && ManualClock.current === clock)
    }
    #expect(ManualClock.current == nil)
  }

  @Test func `a time that is negative or not finite is refused`() async {
    let negative = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { ManualClock().advance(by: -1) } }
    let text = negative.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("A manual clock cannot advance by -1.0 seconds"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ManualClock().advance(by: .nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ManualClock().advance(by: .infinity) }
    }
  }
}
