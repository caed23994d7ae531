import Testing
import UIKit

@MainActor @Suite struct WindowLevelTests {
  @Test func `levels are above and below others`() {
    let window = UIWindow()
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
    #expect(UIWindow.Level.statusBar - 1 == UIWindow.Level(999))
  }
}
