import Testing

@testable import UIKit

@MainActor @Suite struct LayoutGuideTests {
  /// Fixture layoutguide-frames, layoutguide-owner, layoutguide-deactivated.
  @Test func `a guide is placed by constraints and places views`() {
    let parent = host(200, 300)
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let view = parent.place(UIView())
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 30),
    ]
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
    #expect(guide.owningView === parent)
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 10, y: 75, width: 50, height: 30))
    #expect(constraints.allSatisfy { $0.isActive })
    NSLayoutConstraint.deactivate(constraints)
    #expect(!constraints.contains { $0.isActive })
  }

  /// Fixture layoutguide-ownerless.
  @Test func `a constraint on a guide without owner does not become active`() {
    let view = UIView()
    let constraint = UILayoutGuide().topAnchor.constraint(equalTo: view.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    #expect(!width.isActive)
  }

  @Test func `a guide that is taken away takes its constraints along`() {
    let parent = host(200, 300)
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let view = parent.place(UIView())
    let constraint = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([constraint, width])
    parent.removeLayoutGuide(guide)
    #expect(!constraint.isActive && !width.isActive)
    #expect(guide.owningView == nil)
    #expect(parent.layoutGuides.isEmpty)
  }

  private func scrollView() -> (UIView, UIScrollView, UIView) {
    let root = host(200, 300)
    let scroll = root.place(UIScrollView())
    let content = scroll.place(UIView())
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    return (root, scroll, content)
  }

  /// Fixture scrollguide-scrolled.
  @Test func `the content guide sets the content size, which survives scrolling and resizing`() {
    let (root, scroll, content) = scrollView()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 250))
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(scroll.frameLayoutGuide.layoutFrame.size == CGSize(width: 200, height: 300))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
    root.frame.size.width = 250
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 250, height: 900))
  }

  /// Fixture scrollguide-manual-content-size.
  @Test func `a content size set by hand leaves the content guide empty`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 400)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 400))
    #expect(scroll.contentLayoutGuide.layoutFrame == .zero)
  }

  @Test func `a scroll view's own edges are those of its content for what lies in it`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = scroll.place(SizedView(150, 400))
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 4),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -4),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 158, height: 400))
    #expect(content.frame == CGRect(x: 4, y: 0, width: 150, height: 400))
  }

  @Test func `a view tied to the frame guide stays put while the content scrolls`() {
    let (root, scroll, _) = scrollView()
    let badge = scroll.place(SizedView(10, 10))
    let outside = root.place(SizedView(10, 10))
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      outside.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outside.bottomAnchor.constraint(equalTo: badge.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 190, y: 290))
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 190, y: 390))
    #expect(outside.frame.origin == CGPoint(x: 0, y: 280))
  }

  /// Fixtures safeguide-controller-view, safeguide-pinned, safeguide-inner-view.
  @Test func `the safe area guide follows the safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 3, bottom: 20, right: 5)
    window.makeKeyAndVisible()
    let root: UIView = controller.view
    let view = root.place(UIView())
    let inner = UIView(frame: CGRect(x: 10, y: 30, width: 100, height: 100))
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    for owner in [root, inner] {
      #expect(owner.safeAreaLayoutGuide.layoutFrame == owner.bounds.inset(by: owner.safeAreaInsets))
    }
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(view.frame == CGRect(x: 3, y: 40, width: 390 - 3 - 5, height: 10))
    controller.additionalSafeAreaInsets.top = 60
    window.layoutIfNeeded()
    #expect(view.frame.minY == 60.0)
  }

  @Test func `the safe area of a view that constraints place follows it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    window.makeKeyAndVisible()
    let root: UIView = controller.view
    let box = root.place(UIView())
    let view = box.place(UIView())
    let top = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minY == 40.0 - 10)
    top.constant = 25
    window.layoutIfNeeded()
    #expect(view.frame.minY == 40.0 - 25)
  }

  @Test func `margins inset the margins guide and what is tied to margin attributes`() {
    let root = host(200, 100)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    let view = root.place(UIView())
    let other = root.place(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      NSLayoutConstraint(
        item: other, attribute: .leading, relatedBy: .equal, toItem: root,
        attribute: .leadingMargin, multiplier: 1, constant: 2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 1, width: 200 - 24, height: 100 - 4))
    #expect(other.frame.minX == 22.0)
    root.directionalLayoutMargins.leading = 30
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30.0)
    #expect(other.frame.minX == 32.0)
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test(arguments: [(width: CGFloat(1000), column: CGFloat(672)), (600, 584), (688, 672)])
  func `the readable guide is a column in the middle of the margins`(
    width: CGFloat, column: CGFloat
  ) {
    let root = host(width, 100)
    let view = root.place(UIView())
    let guide = root.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: (width - column) / 2, y: 8, width: column, height: 84))
    #expect(guide.layoutFrame == view.frame)
  }
}
