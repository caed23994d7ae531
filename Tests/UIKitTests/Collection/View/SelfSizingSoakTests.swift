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
}
