import Testing
import UIKit

@MainActor @Suite struct TraitTests {
  private final class Witness: UIView {
    var before: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      before.append(previousTraitCollection)
    }
  }

  @Test func `traits are inherited from the window down`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    window.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    window.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `a view hears of a change with the traits it had`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = Witness()
    window.addSubview(view)
    _ = view.traitCollection
    window.overrideUserInterfaceStyle = .dark
    window.overrideUserInterfaceStyle = .dark
    #expect(view.before.map { $0?.userInterfaceStyle } == [.light])
  }

  @Test func `views in a window and their controllers are told, also if none asked for traits`() {
    final class Controller: UIViewController {
      var before: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        before.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (controller, view) = (Controller(), Witness())
    window.rootViewController = controller
    controller.view.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.before == [.light])
    #expect(view.before.map { $0?.userInterfaceStyle } == [.light])
    window.isHidden = true
  }

  @Test func `traits that were known before a view got a superview follow its controller`() {
    let (parent, child, between) = (UIViewController(), UIViewController(), UIView())
    parent.addChild(child)
    _ = child.view.traitCollection
    between.addSubview(child.view)
    parent.view.addSubview(between)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a background follows the appearance`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    let light = view.layer.backgroundColor
    window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor != light)
  }

  @Test(arguments: [
    (
      CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact,
      UIUserInterfaceSizeClass.regular
    ),
    (CGSize(width: 844, height: 390), .compact, .compact),
    (CGSize(width: 926, height: 428), .regular, .compact),
    (CGSize(width: 1024, height: 768), .regular, .regular),
    (CGSize(width: 320, height: 1024), .compact, .regular),
  ])
  func `a window's size gives its size classes`(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    #expect(window.traitCollection.horizontalSizeClass == horizontal)
    #expect(window.traitCollection.verticalSizeClass == vertical)
  }

  @Test func `later collections win where both specify a trait`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
  }
}
