import CollectionViewExtras
import Testing
import UIKit

/// Requests of assistive technologies that views and controllers answer.
@MainActor @Suite(.serialized) struct AccessibilityGestureTests {
  private final class Player: UIViewController {
    var calls: [String] = []
    var closes = true
    override func accessibilityPerformEscape() -> Bool {
      calls.append("escape")
      return closes
    }
    override func accessibilityPerformMagicTap() -> Bool {
      calls.append("play")
      return true
    }
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `the controller in front is asked, then those around it`() {
    let inner = Player()
    let window = show(UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: inner)]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    inner.closes = false
    #expect(!window.performAccessibilityEscape())
    #expect(window.performAccessibilityMagicTap())
    #expect(inner.calls == ["escape", "play"])
    window.isHidden = true
  }

  @Test func `the escape key asks unless a key command takes it`() {
    final class Closing: UIViewController {
      var calls = 0
      override func accessibilityPerformEscape() -> Bool {
        calls += 1
        return true
      }
    }
    let root = Closing()
    let window = show(root)
    let client = ClientScene(window)
    client.receive(.key(.escape, []))
    #expect(root.calls == 1 && client.tookKey)
    client.receive(.key(.escape, .shift))
    #expect(root.calls == 1 && !client.tookKey)
    window.isHidden = true
  }

  @Test func `an element scrolls what it is part of by a page`() throws {
    let root = UIViewController()
    let window = show(root)
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scroller.contentSize = CGSize(width: 320, height: 1000)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    scroller.addSubview(label)
    root.view.addSubview(scroller)
    let element = UIAccessibilityElement(accessibilityContainer: label)
    UIView.performWithoutAnimation {
      #expect(element.performAccessibilityScroll(.down))
      #expect(scroller.contentOffset.y == 400)
      #expect(label.performAccessibilityScroll(.next))
      #expect(scroller.contentOffset.y == 600)
      #expect(!label.performAccessibilityScroll(.down))
      #expect(!label.performAccessibilityScroll(.right))
      #expect(label.performAccessibilityScroll(.up))
    }
    #expect(scroller.contentOffset.y == 200)
    window.isHidden = true
  }
}
