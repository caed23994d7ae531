import Testing
import UIKit
import UIKitTesting

// The code of the tutorial "Your first application" is Examples/Counter; its screen is tried here.

@MainActor @Suite struct YourFirstApplication {
  @Test func `a tap on the button adds one`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    let counter = CounterViewController()
    window.rootViewController = UINavigationController(rootViewController: counter)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    try window.tap(.label("Add one"))
    #expect(counter.count == 1)
    TutorialPicture("your-first-application", in: "UIKit").draw(window)
  }
}
