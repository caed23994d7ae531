import CollectionViewExtras
import Testing
import UIKit

/// Segues of each kind, and the containers of a storyboard. Rules DOC-5 and DOC-6.
@MainActor @Suite struct SegueTests {
  private let storyboard = UIStoryboard(name: "Segues", bundle: Documents.bundle)

  private func stack() throws -> (UINavigationController, SegueController) {
    let stack = try #require(
      storyboard.instantiateViewController(withIdentifier: "Stack") as? UINavigationController)
    return (stack, try #require(stack.viewControllers.first as? SegueController))
  }

  @Test func `a split view has the controllers of its relationships`() throws {
    let split = try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.viewControllers.first is UINavigationController)
    #expect(split.viewControllers.count == 2)
    #expect(split.minimumPrimaryColumnWidth == 280)
  }

  @Test func `a popover segue anchors its destination`() throws {
    let (stack, source) = try stack()
    let window = Documents.show(stack)
    let button = try #require(source.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    let shown = try #require(source.presentedViewController as? LeafController)
    #expect(shown.modalPresentationStyle == .popover)
    #expect(shown.popoverPresentationController?.sourceView === button)
    #expect(shown.popoverPresentationController?.permittedArrowDirections == .up)
    #expect(shown.preferredContentSize == CGSize(width: 200, height: 300))
    window.isHidden = true
  }

  @Test func `a segue of a class of the application's performs as it likes`() throws {
    let (stack, source) = try stack()
    let window = Documents.show(stack)
    source.performSegue(withIdentifier: "own", sender: nil)
    #expect(source.children.count == 1)
    #expect(source.children.first is LeafController)
    window.isHidden = true
  }

  @Test func `an unwind segue goes back over several levels`() throws {
    let (stack, source) = try stack()
    let window = Documents.show(stack)
    source.performSegue(withIdentifier: "stack", sender: nil)
    let inner = try #require(source.presentedViewController as? UINavigationController)
    let leaf = try #require(inner.viewControllers.first as? LeafController)
    leaf.performSegue(withIdentifier: "deeper", sender: nil)
    let deepest = try #require(inner.topViewController)
    #expect(deepest !== leaf)
    deepest.performSegue(withIdentifier: "home", sender: nil)
    #expect(source.unwound == ["home"])
    #expect(source.presentedViewController == nil || inner.isBeingDismissed)
    window.isHidden = true
  }

  @Test func `a gesture recognizer sends its action`() throws {
    let (stack, source) = try stack()
    let window = Documents.show(stack)
    window.tap(at: source.view.convert(CGPoint(x: 70, y: 350), to: window))
    #expect(source.touches == 1)
    window.isHidden = true
  }
}
