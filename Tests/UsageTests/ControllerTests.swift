import CollectionViewExtras
import Testing
import UIKit

/// What controllers and the application are asked by sources of all ages.
@MainActor @Suite struct ControllerTests {
  private func show(_ controller: UIViewController, _ body: (UIWindow, ManualClock) -> Void) {
    ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      body(window, clock)
    }
  }

  @Test func `layout guides of a controller keep content off its bars`() {
    let controller = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    controller.additionalSafeAreaInsets.bottom = 30
    show(UINavigationController(rootViewController: controller)) { _, _ in
      let top = controller.view.safeAreaInsets.top
      #expect(top >= 44)
      #expect(controller.topLayoutGuide.length == top)
      #expect(controller.bottomLayoutGuide.length == 30)
      #expect(label.frame.minY == top + 8)
      #expect(label.frame.maxY == controller.view.bounds.maxY - 30)
    }
  }

  @Test func `a format names the guides of a controller`() {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let views: [String: Any] = ["box": box, "top": controller.topLayoutGuide]
    controller.view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-10-[box(20)]", options: [], metrics: nil, views: views))
    show(UINavigationController(rootViewController: controller)) { _, _ in
      #expect(box.frame.minY == controller.view.safeAreaInsets.top + 10)
    }
  }

  @Test func `short content stays below bars only where the controller adjusts`() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view.addSubview(scroll)
    show(UINavigationController(rootViewController: controller)) { window, _ in
      let top = controller.view.safeAreaInsets.top
      #expect(scroll.adjustedContentInset.top == top)
      controller.automaticallyAdjustsScrollViewInsets = false
      #expect(scroll.adjustedContentInset.top == 0)
      scroll.contentSize.height = 1000
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == top)
    }
  }

  @Test func `the status bar is that of a scene, and nowhere without one`() {
    show(UIViewController()) { window, _ in
      let bars = UIApplication.shared.connectedScenes.compactMap {
        ($0 as? UIWindowScene)?.statusBarManager?.statusBarFrame
      }
      let frame = UIApplication.shared.statusBarFrame
      #expect(bars.isEmpty ? frame == .zero : bars.contains(frame))
    }
  }

  @Test func `touches go nowhere while the application ignores them`() {
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    show(controller) { window, _ in
      let application = UIApplication.shared
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      window.tap(at: CGPoint(x: 50, y: 120))
      application.endIgnoringInteractionEvents()
      #expect(application.isIgnoringInteractionEvents)
      window.tap(at: CGPoint(x: 50, y: 120))
      #expect(taps == 0)
      application.endIgnoringInteractionEvents()
      window.tap(at: CGPoint(x: 50, y: 120))
      #expect(taps == 1)
    }
  }

  @Test func `a title view without a size of its own follows its text`() {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "online"
    controller.navigationItem.titleView = label
    show(UINavigationController(rootViewController: controller)) { window, _ in
      let before = label.frame
      #expect(before.width == label.intrinsicContentSize.width)
      label.text = "is typing a long answer"
      window.layoutIfNeeded()
      #expect(label.frame.width == label.intrinsicContentSize.width)
      #expect(label.frame.width > before.width)
      #expect(abs(label.frame.midX - before.midX) < 1)
    }
    // One with a size keeps it.
    let fixed = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    controller.navigationItem.titleView = fixed
    show(UINavigationController(rootViewController: controller)) { window, _ in
      fixed.text = "a title that does not fit"
      window.layoutIfNeeded()
      #expect(fixed.frame.size == CGSize(width: 50, height: 20))
    }
  }

  @Test func `a presented card may take the status bar`() {
    final class Card: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .portrait
      }
    }
    let card = Card()
    card.modalPresentationStyle = .pageSheet
    let root = UIViewController()
    show(root) { window, _ in
      let scene = window.windowScene
      root.present(card, animated: false)
      #expect(scene?.statusBarManager?.statusBarStyle ?? .default == .default)
      card.modalPresentationCapturesStatusBarAppearance = true
      if let manager = scene?.statusBarManager {
        #expect(manager.statusBarStyle == .lightContent)
      }
    }
    #expect(UIViewController().preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test func `tasks in the background have names of their own`() {
    let application = UIApplication.shared
    let first = application.beginBackgroundTask {}
    let second = application.beginBackgroundTask(withName: "upload")
    #expect(first != .invalid && first != second)
    application.endBackgroundTask(first)
    application.endBackgroundTask(second)
  }
}
