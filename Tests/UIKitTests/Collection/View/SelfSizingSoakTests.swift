import Soaking
import Testing

/// A slice of what `Scripts/soak` does a million frames of.
@MainActor @Suite struct SelfSizingSoakTests {
  /// One seed for each behaviour, layout and kind of data source.
  @Test func `stubborn cells settle and leave the anchor where it is`() {
    var anchored = 0
    for seed in 1...56 as ClosedRange<UInt64> {
      let run = SoakRun(SoakConditions(seed: seed))
      run.run(frames: 25)
      for violation in run.violations { Issue.record("\(violation)") }
      anchored += run.anchoredFrames
    }
    #expect(anchored > 300)
  }

  /// Histories in which estimates moved the end of the content while it was being laid out.
  @Test(arguments: [104, 990] as [UInt64])
  func `an end that moves for a moment leaves the anchor where it is`(seed: UInt64) {
    let run = SoakRun(SoakConditions(seed: seed))
    run.run(frames: 60)
    for violation in run.violations { Issue.record("\(violation)") }
    #expect(run.anchoredFrames > 10)
  }
}
