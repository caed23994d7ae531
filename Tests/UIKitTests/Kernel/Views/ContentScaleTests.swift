import Testing
import UIKit

@MainActor @Suite struct ContentScaleTests {
  @Test func `content has the scale of the screen until another is set`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.traitOverrides.displayScale = 3
    let view = UIView()
    #expect(view.contentScaleFactor == 1)
    window.addSubview(view)
    #expect(view.contentScaleFactor == 3)
    view.contentScaleFactor = 1
    #expect(view.contentScaleFactor == 1)
    view.contentScaleFactor = 2
    #expect(view.layer.contentsScale == 2)
    view.layer.contentsScale = 4
    #expect(view.contentScaleFactor == 4)
  }
}
