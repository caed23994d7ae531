import Testing
import UIKit

class Screen: UIViewController {
  var log: [String] = []
}

class Child: Screen {
  override func track() {
    super.track()
    log.append("child")
  }
}

@MainActor @Suite struct OverrideSamples {
  @Test func overridesInExtensionsAreCalled() {
    let screen = Child()
    screen.loadViewIfNeeded()
    screen.viewWillAppear(false)
    screen.track()
    #expect(screen.log == ["loaded", "will appear", "base", "child"])
  }
}
