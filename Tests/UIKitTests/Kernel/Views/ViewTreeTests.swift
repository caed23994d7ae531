import Testing
import UIKit

@MainActor @Suite struct ViewTreeTests {
  /// Writes down what the tree tells it.
  private final class Witness: UIView {
    var heard: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      heard.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { heard.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      heard.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { heard.append("didMoveToWindow") }
  }

  @Test func `a view hears of moves in UIKit's order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Witness()
    window.addSubview(view)
    #expect(
      view.heard == [
        "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    view.heard = []
    view.removeFromSuperview()
    #expect(
      view.heard == [
        "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
  }

  @Test func `subviews keep the order they are put in`() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(c)
    parent.insertSubview(b, belowSubview: c)
    #expect(parent.subviews == [a, b, c])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [a, b, c])
    parent.addSubview(a)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(a, aboveSubview: b)
    #expect(parent.subviews == [b, a, c])
    #expect(parent.layer.sublayers == [b.layer, a.layer, c.layer])
  }

  @Test func `a view moves from one superview to the next`() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    #expect(child.isDescendant(of: second))
    #expect(!child.isDescendant(of: first))
  }

  @Test func `a view can not become its own ancestor's superview`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test func `the view with a tag is found anywhere below`() {
    let (root, child, grandchild) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(root.viewWithTag(7) === grandchild)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func `tints are inherited until set`() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(child.tintColor == .red)
    root.tintAdjustmentMode = .dimmed
    #expect(child.tintColor == .systemGray)
  }

  @Test func `another superview changes the tint only if it has another one, or a window`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (view, group, red) = (Tinted(), UIView(), UIView())
    group.addSubview(view)
    UIView().addSubview(group)
    #expect(view.changes == 0)
    red.tintColor = .red
    red.addSubview(group)
    #expect(view.changes == 1)
    group.removeFromSuperview()
    #expect(view.changes == 2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(group)
    #expect(view.changes == 3)
  }

  @Test func `views of client classes are made with init without arguments`() {
    #expect(Witness().frame == .zero)
  }

  @Test func `a view makes the layer its class asks for`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }
}
