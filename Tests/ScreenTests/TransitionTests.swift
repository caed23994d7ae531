import CollectionViewExtras
import Testing
import UIKit

/// Slides what comes in from the right, and what goes out back there, within a second.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private let diary: Diary
  private let comes: Bool
  init(_ diary: Diary, comes: Bool) { (self.diary, self.comes) = (diary, comes) }

  /// A second, where it is said who goes and who comes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    let keys: [UITransitionContextViewControllerKey] = [.from, .to]
    let controllers = keys.compactMap { transitionContext?.viewController(forKey: $0) }
    return transitionContext?.isAnimated == true && controllers.count == 2 ? 1 : 9
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let away = CGAffineTransform(translationX: container.bounds.width, y: 0)
    if comes, let controller = context.viewController(forKey: .to),
      let view = context.view(forKey: .to)
    {
      view.frame = context.finalFrame(for: controller)
      view.transform = away
      container.addSubview(view)
    } else if let back = context.view(forKey: .to), let view = context.view(forKey: .from) {
      container.insertSubview(back, belowSubview: view)
    }
    let moving = context.view(forKey: comes ? .to : .from)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [comes] in
      moving?.transform = comes ? .identity : away
    } completion: { [diary] _ in
      diary.entries.append("animated")
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    diary.entries.append("ended \(transitionCompleted)")
  }
}

/// Takes the lower part of the window and darkens the rest.
private final class Drawer: UIPresentationController {
  let diary: Diary
  private let dim = UIView()

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ diary: Diary) {
    self.diary = diary
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dim.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    diary.entries.append("willBegin")
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView?.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0.5 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    diary.entries.append("didEnd \(completed) \(dim.alpha)")
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    diary.entries.append("willGo")
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    diary.entries.append("gone \(completed)")
  }
}

private final class Choreographer: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  let diary: Diary
  var interactor: UIPercentDrivenInteractiveTransition?
  var animates = true
  var drawer: Drawer?
  init(_ diary: Diary) { self.diary = diary }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animates ? Slide(diary, comes: true) : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animates ? Slide(diary, comes: false) : nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    drawer = Drawer(presented, presenting, diary)
    return drawer
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Slide(diary, comes: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@MainActor @Suite(.serialized) struct TransitionTests {
  private let diary = Diary()

  /// Where a view is seen to begin, in its window.
  private func shownX(_ view: UIView) -> CGFloat {
    sequence(first: view, next: \.superview).reduce(0) {
      $0 + ($1 is UIWindow ? 0 : ($1.layer.presentation() ?? $1.layer).frame.minX)
    }
  }

  @Test func `a presentation controller of the application places and accompanies the view`() {
    ManualClock.run { clock in
      let root = UIViewController()
      let phone = Phone(root)
      let choreographer = Choreographer(diary)
      choreographer.animates = false
      let drawer = UIViewController()
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = choreographer
      root.present(drawer, animated: true)
      #expect(drawer.presentationController === choreographer.drawer)
      #expect(diary.read() == ["willBegin"])
      clock.advance(by: 1)
      #expect(diary.read() == ["didEnd true 0.5"])
      let frame = CGRect(x: 0, y: 544, width: 390, height: 300)
      #expect(drawer.view.frame == frame)
      #expect(drawer.view.superview === choreographer.drawer?.containerView)
      #expect(root.view.window === phone.window)
      // In another size it has another place.
      phone.window.frame.size = CGSize(width: 844, height: 390)
      phone.window.layoutIfNeeded()
      #expect(drawer.view.frame == CGRect(x: 0, y: 90, width: 844, height: 300))
      drawer.dismiss(animated: true)
      clock.advance(by: 1)
      #expect(diary.read() == ["willGo", "gone true"] && drawer.view.window == nil)
    }
  }

  @Test func `an animator of the application brings another tab in`() {
    final class Hearer: NSObject, UITabBarControllerDelegate {
      var animator: Slide?
      var hand: UIPercentDrivenInteractiveTransition?
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }
    ManualClock.run { clock in
      let (tabs, hearer) = (UITabBarController(), Hearer())
      let (first, second) = (Witness("A", diary), Witness("B", diary))
      tabs.viewControllers = [first, second]
      tabs.delegate = hearer
      let phone = Phone(tabs)
      _ = diary.read()
      hearer.animator = Slide(diary, comes: true)
      phone.tap("B")
      #expect(tabs.selectedIndex == 1)
      #expect(
        diary.read() == ["B didLoad", "A willDisappear", "B willAppear animated", "B isAppearing"])
      clock.advance(by: 0.5)
      #expect(second.view.layer.presentation()?.frame.minX == 195)
      #expect(first.view.window != nil && tabs.transitionCoordinator != nil)
      clock.advance(by: 0.6)
      #expect(diary.read() == ["animated", "A didDisappear", "B didAppear", "ended true"])
      #expect(first.view.superview == nil && second.view.superview === tabs.view)
      // A person who lets go too early keeps what there was.
      hearer.hand = UIPercentDrivenInteractiveTransition()
      tabs.selectedIndex = 0
      clock.advance(by: 0.1)
      hearer.hand?.update(0.3)
      hearer.hand?.cancel()
      clock.advance(by: 2)
      #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === second.tabBarItem)
      #expect(second.view.superview === tabs.view && first.view.superview == nil)
      #expect(diary.read().suffix(2) == ["B didAppear", "ended false"])
      withExtendedLifetime(phone) {}
    }
  }

  @Test func `an animator of the application brings a controller in and out`() {
    ManualClock.run { clock in
      let root = Witness("A", diary)
      let phone = Phone(root)
      let choreographer = Choreographer(diary)
      let presented = Witness("B", diary)
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = choreographer
      _ = diary.read()
      root.present(presented, animated: true) { diary.entries.append("done") }
      clock.advance(by: 0.5)
      #expect(abs(shownX(presented.view) - 195) < 0.01)
      #expect(
        diary.read() == [
          "B didLoad", "A willDisappear", "B willAppear animated", "B isAppearing",
        ])
      clock.advance(by: 0.6)
      #expect(
        diary.read() == ["animated", "B didAppear", "A didDisappear", "done", "ended true"])
      #expect(root.view.window == nil && presented.view.window === phone.window)
      root.dismiss(animated: true)
      clock.advance(by: 0.25)
      #expect(abs(shownX(presented.view) - 97.5) < 0.01)
      #expect(root.view.window === phone.window)
      clock.advance(by: 1)
      #expect(presented.view.window == nil && root.view.superview === phone.window)
      #expect(
        diary.read() == [
          "B willDisappear", "A willAppear animated", "A isAppearing", "animated", "A didAppear",
          "B didDisappear", "ended true",
        ])
    }
  }

  @Test func `an interactive dismissal moves in both directions and is cancelled`() {
    ManualClock.run { clock in
      let root = Witness("A", diary)
      let phone = Phone(root)
      let choreographer = Choreographer(diary)
      let presented = Witness("B", diary)
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = choreographer
      root.present(presented, animated: false)
      _ = diary.read()
      let hand = UIPercentDrivenInteractiveTransition()
      choreographer.interactor = hand
      presented.dismiss(animated: true)
      #expect(hand.duration == 1 && presented.transitionCoordinator?.isInteractive == true)
      var letGo: [Bool] = []
      presented.transitionCoordinator?.notifyWhenInteractionChanges {
        letGo.append($0.isCancelled)
      }
      clock.advance(by: 5)
      #expect(shownX(presented.view) == 0)
      hand.update(0.6)
      clock.advance(by: 5)
      #expect(abs(shownX(presented.view) - 234) < 0.01)
      hand.update(0.4)
      #expect(abs(shownX(presented.view) - 156) < 0.01)
      hand.cancel()
      clock.advance(by: 0.2)
      #expect(abs(shownX(presented.view) - 78) < 0.01)
      clock.advance(by: 0.3)
      #expect(shownX(presented.view) == 0 && presented.view.transform == .identity)
      #expect(letGo == [true])
      #expect(
        diary.read() == [
          "B willDisappear", "A willAppear animated", "A isAppearing", "animated",
          "B willAppear animated", "A willDisappear", "A didDisappear", "B isAppearing",
          "B didAppear", "ended false",
        ])
      #expect(root.view.window == nil && presented.presentingViewController === root)
      // And once more, to its end.
      presented.dismiss(animated: true)
      hand.update(0.5)
      hand.completionSpeed = 2
      hand.finish()
      clock.advance(by: 0.2)
      #expect(abs(shownX(presented.view) - 390 * 0.9) < 0.01)
      clock.advance(by: 0.1)
      #expect(presented.presentingViewController == nil && root.view.superview === phone.window)
    }
  }

  @Test func `a navigation controller's delegate animates pushes and pops`() {
    ManualClock.run { clock in
      let (first, second) = (Witness("A", diary), Witness("B", diary))
      let navigation = UINavigationController(rootViewController: first)
      let phone = Phone(navigation)
      let choreographer = Choreographer(diary)
      navigation.delegate = choreographer
      navigation.pushViewController(second, animated: true)
      clock.advance(by: 0.5)
      #expect(abs(shownX(second.view) - 195) < 0.01)
      clock.advance(by: 0.6)
      #expect(second.view.superview === navigation.view && first.view.window == nil)
      _ = diary.read()
      choreographer.interactor = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
      choreographer.interactor?.update(0.5)
      #expect(navigation.viewControllers == [first])
      choreographer.interactor?.cancel()
      clock.advance(by: 1)
      #expect(navigation.viewControllers == [first, second])
      #expect(second.view.superview === navigation.view && first.view.window == nil)
      #expect(second.parent === navigation && second.view.transform == .identity)
      #expect(phone.texts.contains("B"))
      choreographer.interactor = nil
      navigation.popViewController(animated: true)
      clock.advance(by: 1.1)
      #expect(navigation.viewControllers == [first] && first.view.superview === navigation.view)
    }
  }

  @Test func `a finger from the edge takes the top controller off, or lets it be`() {
    ManualClock.run { clock in
      let (first, second) = (Witness("A", diary), Witness("B", diary))
      let navigation = UINavigationController(rootViewController: first)
      let phone = Phone(navigation)
      navigation.pushViewController(second, animated: false)
      phone.window.layoutIfNeeded()
      _ = diary.read()
      phone.window.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), over: 1)
      clock.advance(by: 1)
      #expect(navigation.viewControllers == [first, second])
      #expect(second.view.window === phone.window && shownX(second.view) == 0)
      #expect(phone.texts.contains("B"))
      // In the middle nothing begins.
      phone.window.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), over: 1)
      clock.advance(by: 1)
      #expect(navigation.topViewController === second)
      _ = diary.read()
      phone.window.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), over: 1)
      clock.advance(by: 1)
      #expect(navigation.viewControllers == [first] && second.view.window == nil)
      #expect(
        diary.read() == [
          "B willMove nil", "B willDisappear", "A willAppear animated", "A isAppearing",
          "B didDisappear", "A didAppear", "B didMove nil",
        ])
      #expect(navigation.interactivePopGestureRecognizer?.view === navigation.view)
    }
  }
}
