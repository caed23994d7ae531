import Testing
import UIKit

/// Controllers that change the screen while it changes, and stacks that are none.
@MainActor @Suite(.serialized) struct ReentranceTests {
  private final class Shy: UIViewController {
    var dismissals = 0
    var counts = [0, 0, 0, 0]
    var dismissesAtEnd = false

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      counts[0] += 1
      dismiss(animated: animated) { self.dismissals += 1 }
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      counts[1] += 1
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      counts[2] += 1
      if dismissesAtEnd { dismiss(animated: animated) }
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      counts[3] += 1
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `a dismissal before the view appears leaves nothing behind`(style: UIModalPresentationStyle)
  {
    let root = UIViewController()
    let phone = Phone(root)
    let before = phone.window.subviews.count
    let shy = Shy()
    shy.modalPresentationStyle = style
    root.present(shy, animated: false)
    #expect(root.presentedViewController == nil && shy.presentingViewController == nil)
    #expect(shy.view.window == nil && phone.window.subviews.count == before)
    #expect(root.view.window === phone.window)
    #expect(shy.dismissals == 1 && shy.counts == [1, 1, 1, 1])
    // It can be presented again.
    root.present(shy, animated: false)
    #expect(shy.dismissals == 2 && phone.window.subviews.count == before)
  }

  @Test func `a dismissal within a dismissal is ignored`() {
    let root = UIViewController()
    let phone = Phone(root)
    let shy = Shy()
    shy.dismissesAtEnd = true
    shy.modalPresentationStyle = .fullScreen
    root.present(shy, animated: false)
    #expect(root.presentedViewController == nil && shy.counts == [1, 1, 1, 1])
    #expect(root.view.window === phone.window)
  }

  // MARK: Refusals

  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a controller is in a stack once`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        UINavigationController().setViewControllers([controller, controller], animated: false)
      }
    }
    #expect(words(result).hasPrefix("All view controllers in a navigation controller must be dist"))
  }

  @Test func `a controller is not within itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner, last) = (UIViewController(), UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(last)
        last.addChild(outer)
      }
    }
    #expect(words(result).hasPrefix("Can't add"))
  }

  @Test func `layers are not within themselves`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
    }
    #expect(words(result).contains("is a part of cycle in its layer tree"))
  }

  @Test func `layers do not mask themselves`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (CALayer(), CALayer())
        first.mask = second
        second.mask = first
      }
    }
    #expect(words(result).contains("is a part of cycle in its layer tree"))
  }

  @Test func `groups of animations do not contain themselves`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
        outer.animations = [inner]
        inner.animations = [outer]
      }
    }
    #expect(words(result).contains("can't contain itself"))
  }

  @Test func `a thousand pushes are a stack`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Phone(navigation)
    for _ in 0..<1_000 { navigation.pushViewController(UIViewController(), animated: false) }
    #expect(navigation.viewControllers.count == 1_001)
    navigation.popToRootViewController(animated: false)
    #expect(navigation.viewControllers.count == 1)
    withExtendedLifetime(phone) {}
  }

  @Test func `a page control of a million pages has dots for a screen`() {
    let control = UIPageControl()
    control.numberOfPages = 1_000_000
    control.currentPage = 500_000
    control.frame.size = CGSize(width: 300, height: 26)
    control.layoutIfNeeded()
    #expect(control.subviews.count < 300 && control.currentPage == 500_000)
  }
}
