import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct UpdateLinkTests {
  @Test func `a link calls for each frame while it is enabled`() {
    Theatre.run { stage in
      var times: [Double] = []
      let link = UIUpdateLink(view: stage.box) { _, info in
        times.append(rounded(info.modelTime))
        #expect(info.estimatedPresentationTime >= info.modelTime)
      }
      stage.clock.advance(by: 1)
      #expect(times.isEmpty)
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      stage.clock.advance(by: 0.1)
      #expect(times == [1, 1.017, 1.033, 1.05, 1.067, 1.083, 1.1])
      var more = 0
      link.addAction { _, _ in more += 1 }
      stage.clock.advance(by: 0.05)
      #expect(more == 3)
      link.isEnabled = false
      stage.clock.advance(by: 1)
      #expect(more == 3)
      link.requiresContinuousUpdates = false
      link.isEnabled = true
      stage.clock.advance(by: 0)
      stage.clock.advance(by: 1)
      // Nobody asked for another.
      #expect(more == 4)
    }
  }

  @Test func `out of sight, and when nobody keeps it, a link is silent`() {
    Theatre.run { stage in
      var calls = 0
      var link: UIUpdateLink? = UIUpdateLink(view: UIView()) { _, _ in calls += 1 }
      link?.requiresContinuousUpdates = true
      link?.isEnabled = true
      stage.clock.advance(by: 0.1)
      #expect(calls == 0)
      link = nil
      stage.clock.advance(by: 0.1)
      #expect(stage.clock.isAtRest)
    }
  }
}
