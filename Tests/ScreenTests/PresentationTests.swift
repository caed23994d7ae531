import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationTests {
  private let diary = Diary()

  @Test func `a full screen presentation calls both controllers in UIKit's order`() {
    let first = Witness("A", diary)
    let phone = Phone(first)
    let second = Witness("B", diary)
    second.modalPresentationStyle = .fullScreen
    _ = diary.read()
    first.present(second, animated: false) { self.diary.entries.append("done") }
    #expect(
      diary.read() == [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear",
        "A didDisappear", "done",
      ])
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    #expect(first.view.window == nil && second.view.window === phone.window)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    second.dismiss(animated: false) { self.diary.entries.append("done") }
    #expect(
      diary.read() == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
        "done",
      ])
    #expect(first.view.window === phone.window && second.view.window == nil)
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test func `a sheet leaves the presenter in place and is below the status bar`() {
    let first = Witness("A", diary)
    let phone = Phone(first)
    let second = Witness("B", diary)
    _ = diary.read()
    first.present(second, animated: false)
    #expect(diary.read() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
    #expect(first.view.window === phone.window)
    let frame = second.view.convert(second.view.bounds, to: phone.window)
    #expect(frame.minY == 10 && frame.maxY == 844 && frame.width == 390)
    #expect(second.traitCollection.userInterfaceLevel == .elevated)
    first.dismiss(animated: false)
    #expect(diary.read() == ["B willDisappear", "B didDisappear"])
  }

  @Test func `flags say what a controller appears for`() {
    final class Flags: UIViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        seen += [isBeingPresented, isMovingToParent]
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        seen += [isBeingDismissed, isMovingFromParent]
      }
    }
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let phone = Phone(navigation)
    let presented = Flags()
    root.present(presented, animated: false)
    root.dismiss(animated: false)
    #expect(presented.seen == [true, false, true, false])
    let pushed = Flags()
    navigation.pushViewController(pushed, animated: false)
    navigation.popViewController(animated: false)
    #expect(pushed.seen == [false, true, false, true])
    withExtendedLifetime(phone) {}
  }

  @Test func `the root of the containers presents, whoever is asked`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let phone = Phone(navigation)
    let presented = UIViewController()
    root.present(presented, animated: false)
    #expect(presented.presentingViewController === navigation)
    #expect(root.presentedViewController === presented)
    #expect(navigation.visibleViewController === presented)
    presented.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    withExtendedLifetime(phone) {}
  }

  @Test func `a sheet moves up and down with the clock`() throws {
    try ManualClock.run { clock in
      let first = Witness("A", diary)
      let phone = Phone(first)
      let second = Witness("B", diary)
      first.present(second, animated: true) { self.diary.entries.append("done") }
      _ = diary.read()
      #expect(second.isBeingPresented)
      clock.advance(by: 0.2)
      let place = try #require(second.view.superview?.layer.presentation())
      #expect(place.frame.minY > 10 && place.frame.minY < 844)
      #expect(diary.read() == [])
      clock.advance(by: 0.3)
      #expect(diary.read() == ["B didAppear", "done"])
      second.dismiss(animated: true)
      clock.advance(by: 0.5)
      #expect(diary.read() == ["B willDisappear", "B didDisappear"])
      withExtendedLifetime(phone) {}
    }
  }

  @Test func `a sheet rests at its detents and is dragged away`() throws {
    try ManualClock.run { clock in
      final class Hearer: NSObject, UISheetPresentationControllerDelegate {
        var heard: [String] = []
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
          heard.append("dismissed")
        }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
          heard.append("attempted")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
          _ sheet: UISheetPresentationController
        ) {
          heard.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
        }
      }
      let (first, second) = (UIViewController(), UIViewController())
      let phone = Phone(first)
      let hearer = Hearer()
      let sheet = try #require(second.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      sheet.delegate = hearer
      first.present(second, animated: false)
      @MainActor func top() -> CGFloat {
        phone.window.layoutIfNeeded()
        return second.view.convert(CGPoint.zero, to: phone.window).y
      }
      // Half of the 834 points below the gap.
      #expect(abs(top() - (844 - 834 / 2)) < 0.01)
      phone.window.drag(
        from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 100), over: 0.5)
      clock.advance(by: 1)
      #expect(top() == 10)
      second.isModalInPresentation = true
      phone.window.drag(from: CGPoint(x: 195, y: 40), to: CGPoint(x: 195, y: 800), over: 0.5)
      clock.advance(by: 1)
      #expect(top() == 10 && second.presentingViewController != nil)
      second.isModalInPresentation = false
      phone.window.drag(from: CGPoint(x: 195, y: 40), to: CGPoint(x: 195, y: 800), over: 0.5)
      clock.advance(by: 1)
      #expect(second.presentingViewController == nil)
      #expect(hearer.heard == ["large", "attempted", "dismissed"])
    }
  }

  @Test func `a dismissed controller is deallocated`() {
    let root = UIViewController()
    let phone = Phone(UINavigationController(rootViewController: root))
    weak var presented: UIViewController?
    weak var pushed: UIViewController?
    weak var alert: UIAlertController?
    do {
      let sheet = UINavigationController(rootViewController: UIViewController())
      sheet.sheetPresentationController?.detents = [.medium()]
      presented = sheet
      root.present(sheet, animated: false)
      root.dismiss(animated: false)
      let next = UIViewController()
      next.navigationItem.rightBarButtonItem = next.editButtonItem
      pushed = next
      root.navigationController?.pushViewController(next, animated: false)
      phone.window.layoutIfNeeded()
      root.navigationController?.popViewController(animated: false)
      let question = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      question.addAction(UIAlertAction(title: "OK", style: .default))
      alert = question
      root.present(question, animated: false)
      root.dismiss(animated: false)
    }
    phone.window.layoutIfNeeded()
    #expect(presented == nil && pushed == nil && alert == nil)
  }

  @Test func `two in front of each other go together`() {
    let first = Witness("A", diary)
    let phone = Phone(first)
    let (second, third) = (Witness("B", diary), Witness("C", diary))
    first.present(second, animated: false)
    second.present(third, animated: false)
    #expect(third.presentingViewController === second)
    _ = diary.read()
    first.dismiss(animated: false)
    #expect(
      diary.read() == [
        "C willDisappear", "C didDisappear", "B willDisappear", "B didDisappear",
      ])
    #expect(phone.window.subviews.count == 1)
  }

  @Test func `appearance is forwarded to children automatically`() {
    let parent = UIViewController()
    let phone = Phone(parent)
    let child = Witness("child", diary)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.read() == [
        "child willMove", "child didLoad", "child willAppear", "child isAppearing",
        "child didAppear", "child didMove", "child willMove nil", "child willDisappear",
        "child didDisappear", "child didMove nil",
      ])
    withExtendedLifetime(phone) {}
  }

  @Test func `a controller without a parent is refused by none, one with a parent is`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (root, child) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.addChild(child)
        root.present(child, animated: false)
      }
    }
  }
}

@MainActor @Suite(.serialized) struct StatusBarTests {
  private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func `the scene knows how the controller in front wants the status bar`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Phone(navigation)
    let manager = UIStatusBarManager { phone.window }
    #expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden)
    navigation.pushViewController(Light(), animated: false)
    #expect(manager.statusBarStyle == .default && manager.isStatusBarHidden)
    navigation.isNavigationBarHidden = true
    #expect(manager.statusBarStyle == .lightContent)
    let sheet = UIViewController()
    navigation.present(sheet, animated: false)
    #expect(manager.isStatusBarHidden)
    navigation.dismiss(animated: false)
    sheet.modalPresentationStyle = .fullScreen
    navigation.present(sheet, animated: false)
    #expect(!manager.isStatusBarHidden)
  }

  @Test func `a sheet at a height that is not dimmed lets touches through`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let phone = Phone(first)
    let sheet = try #require(second.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    first.present(second, animated: false)
    phone.window.layoutIfNeeded()
    let point = CGPoint(x: 195, y: 100)
    #expect(phone.window.hitTest(point, with: nil) === first.view)
    sheet.selectedDetentIdentifier = .large
    sheet.detents = [.medium(), .large(), .custom(identifier: .init("most")) { _ in 700 }]
    phone.window.layoutIfNeeded()
    #expect(phone.window.hitTest(point, with: nil)?.isDescendant(of: first.view) == false)
  }

  @Test func `in compact height a sheet fills the window or is attached to its edge`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let phone = Phone(first)
    phone.window.frame.size = CGSize(width: 667, height: 375)
    let sheet = try #require(second.sheetPresentationController)
    first.present(second, animated: false)
    phone.window.layoutIfNeeded()
    #expect(second.view.bounds.size == CGSize(width: 667, height: 375))
    sheet.prefersEdgeAttachedInCompactHeight = true
    phone.window.layoutIfNeeded()
    #expect(second.view.bounds.size == CGSize(width: 667, height: 365))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    second.preferredContentSize = CGSize(width: 400, height: 0)
    phone.window.layoutIfNeeded()
    #expect(second.view.bounds.width == 400)
  }
}
