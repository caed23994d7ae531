import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PopoverTests {
  private final class Answer: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    var heard: [String] = []
    init(_ style: UIModalPresentationStyle) { self.style = style }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      heard.append("prepare")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("dismissed")
    }
  }

  /// A controller with a view to point at in the middle, and what it presents.
  private func controllers(_ rect: CGRect) -> (UIViewController, UIViewController, UIView) {
    let (root, presented) = (UIViewController(), UIViewController())
    let source = UIView(frame: rect)
    root.view.addSubview(source)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 150)
    presented.popoverPresentationController?.sourceView = source
    return (root, presented, source)
  }

  @Test func `on a phone a popover is a sheet`() throws {
    let (root, presented, _) = controllers(CGRect(x: 100, y: 400, width: 100, height: 40))
    let phone = Phone(root)
    let popover = try #require(presented.popoverPresentationController)
    root.present(presented, animated: false)
    #expect(presented.view.convert(CGPoint.zero, to: phone.window).y == 10)
    #expect(presented.presentationController is UISheetPresentationController)
    #expect(presented.popoverPresentationController === popover)
    root.dismiss(animated: false)
    #expect(presented.popoverPresentationController === popover)
  }

  @Test func `a delegate that answers none keeps the bubble`() throws {
    try ManualClock.run { clock in
      let (root, presented, _) = controllers(CGRect(x: 100, y: 400, width: 100, height: 40))
      let phone = Phone(root)
      let answer = Answer(.none)
      let popover = try #require(presented.popoverPresentationController)
      popover.delegate = answer
      #expect(popover.arrowDirection == .unknown)
      root.present(presented, animated: false)
      phone.window.layoutIfNeeded()
      // Below the view, in the middle of it, the arrow of 13 points included.
      let frame = presented.view.convert(presented.view.bounds, to: phone.window)
      #expect(frame == CGRect(x: 50, y: 440, width: 200, height: 163))
      #expect(popover.arrowDirection == .up && presented.view.safeAreaInsets.top == 13)
      #expect(presented.traitCollection.horizontalSizeClass == .compact)
      phone.window.tap(at: CGPoint(x: 20, y: 100))
      clock.advance(by: 1)
      #expect(
        presented.presentingViewController == nil && answer.heard == ["prepare", "dismissed"])
    }
  }

  @Test func `the arrow is where there is room, among the permitted directions`() throws {
    let (root, presented, source) = controllers(CGRect(x: 340, y: 760, width: 40, height: 40))
    let phone = Phone(root)
    let answer = Answer(.none)
    let popover = try #require(presented.popoverPresentationController)
    popover.delegate = answer
    root.present(presented, animated: false)
    phone.window.layoutIfNeeded()
    #expect(popover.arrowDirection == .down)
    var frame = presented.view.convert(presented.view.bounds, to: phone.window)
    // Ten points from the edge.
    #expect(frame == CGRect(x: 180, y: 760 - 163, width: 200, height: 163))
    popover.permittedArrowDirections = [.left, .right]
    phone.window.layoutIfNeeded()
    #expect(popover.arrowDirection == .right)
    frame = presented.view.convert(presented.view.bounds, to: phone.window)
    #expect(frame.maxX == 340 && frame.width == 213 && frame.maxY == CGFloat(844 - 10))
    source.frame.origin = CGPoint(x: 20, y: 300)
    popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    phone.window.layoutIfNeeded()
    #expect(popover.arrowDirection == .left)
    presented.preferredContentSize = CGSize(width: 100, height: 100)
    phone.window.layoutIfNeeded()
    frame = presented.view.convert(presented.view.bounds, to: phone.window)
    #expect(frame == CGRect(x: 30, y: 255, width: 113, height: 100))
  }

  @Test func `on a pad a popover points at a bar button`() throws {
    let root = UIViewController()
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
    defer { window.isHidden = true }
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    let popover = try #require(presented.popoverPresentationController)
    popover.barButtonItem = item
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    let frame = presented.view.convert(presented.view.bounds, to: window)
    #expect(popover.arrowDirection == .up && frame.maxX == 810 && frame.minY >= 40)
    #expect(frame.size == CGSize(width: 320, height: 493))
  }

  /// Presents a popover over a controller of a wide window, and returns where it is.
  private func popover(
    over root: UIViewController, in content: UIViewController,
    _ point: (UIPopoverPresentationController) -> Void
  ) throws -> CGRect {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
    defer { window.isHidden = true }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    point(try #require(presented.popoverPresentationController))
    content.present(presented, animated: false)
    defer { content.dismiss(animated: false) }
    window.layoutIfNeeded()
    return presented.view.convert(presented.view.bounds, to: window)
  }

  @Test func `a source item takes the place of the bar button and the view`() throws {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let box = UIView(frame: CGRect(x: 300, y: 600, width: 200, height: 40))
    root.view.addSubview(box)
    let navigation = UINavigationController(rootViewController: root)
    let left = try popover(over: navigation, in: root) {
      #expect($0.sourceItem == nil)
      $0.barButtonItem = root.navigationItem.rightBarButtonItem
      $0.sourceItem = root.navigationItem.leftBarButtonItem
    }
    #expect(left.minX == 10)
    let atBox = try popover(over: navigation, in: root) {
      $0.sourceView = navigation.navigationBar
      $0.sourceItem = box
    }
    #expect(atBox.midX == 400 && (atBox.maxY == 600 || atBox.minY == 640))
    let atPart = try popover(over: navigation, in: root) {
      $0.sourceItem = box
      $0.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 40)
    }
    #expect(atPart.midX == 310)
  }

  @Test func `a popover points at a tab`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
      return controller
    }
    let item = try #require(tabs.viewControllers?.last?.tabBarItem)
    #expect(item.frame(in: tabs.view) == nil)
    let frame = try popover(over: tabs, in: tabs) { $0.sourceItem = item }
    #expect(frame.maxY <= 1180 - 50 && frame.midX > 410)
  }

  @Test func `a popover that points at nothing is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        window.rootViewController = root
        window.makeKeyAndVisible()
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        root.present(presented, animated: false)
      }
    }
  }
}
