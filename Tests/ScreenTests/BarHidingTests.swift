import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct BarHidingTests {
  private func onPhone(_ body: (UINavigationController, UIWindow, ManualClock) -> Void) {
    ManualClock.run { clock in
      let root = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scroll.contentSize = CGSize(width: 390, height: 3000)
      root.view.addSubview(scroll)
      let navigation = UINavigationController(rootViewController: root)
      let phone = Phone(navigation)
      body(navigation, phone.window, clock)
      withExtendedLifetime(phone) {}
    }
  }

  @Test func `a swipe upwards hides the bar and one downwards shows it`() {
    onPhone { navigation, window, clock in
      #expect(!navigation.hidesBarsOnSwipe)
      window.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), over: 0.2)
      clock.advance(by: 2)
      #expect(!navigation.isNavigationBarHidden)
      navigation.hidesBarsOnSwipe = true
      window.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), over: 0.2)
      clock.advance(by: 2)
      #expect(navigation.isNavigationBarHidden)
      window.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.2)
      clock.advance(by: 2)
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test func `a tap hides and shows the bar`() {
    onPhone { navigation, window, clock in
      navigation.hidesBarsOnTap = true
      window.tap(at: CGPoint(x: 200, y: 600))
      clock.advance(by: 1)
      #expect(navigation.isNavigationBarHidden)
      window.tap(at: CGPoint(x: 200, y: 600))
      clock.advance(by: 1)
      #expect(!navigation.isNavigationBarHidden)
    }
  }
}
