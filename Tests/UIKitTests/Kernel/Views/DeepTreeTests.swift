import Testing
import UIKit

/// Trees of ten thousand nested views: nothing that walks through them takes up the stack.
@MainActor @Suite struct DeepTreeTests {
  private let depth = 10_000

  /// The outermost view of a chain, and the innermost.
  private func chain(
    in root: UIView, mask: UIView.AutoresizingMask = [], depth: Int? = nil
  ) -> UIView {
    var view = root
    for _ in 1..<(depth ?? self.depth) {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      inner.autoresizingMask = mask
      view.addSubview(inner)
      view = inner
    }
    return view
  }

  @Test func `they are laid out, drawn and let go`() {
    weak var gone: UIView?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let leaf = chain(in: root, mask: [.flexibleWidth])
      leaf.backgroundColor = .red
      root.layoutIfNeeded()
      root.bounds.size.width = 40
      leaf.setNeedsLayout()
      leaf.layoutIfNeeded()
      #expect(leaf.bounds.width == 40)
      #expect(Pixels(snapshot(root))[20, 20] == [255, 0, 0, 255])
      #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint.zero)
      gone = leaf
    }
    #expect(gone == nil)
  }

  @Test func `a touch finds the innermost`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    // Each view asks the next one, which applications may override.
    let leaf = chain(in: root, depth: 2_000)
    leaf.superview?.transform = CGAffineTransform(translationX: 50, y: 0)
    #expect(root.hitTest(CGPoint(x: 60, y: 5), with: nil) === leaf)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === leaf.superview?.superview)
  }

  @Test func `they change windows, traits, tints and constraints`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIView(frame: window.bounds)
    let leaf = chain(in: root)
    window.addSubview(root)
    #expect(leaf.window === window)
    window.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .light
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    window.tintColor = .red
    #expect(leaf.tintColor == .red)
    leaf.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(!leaf.needsUpdateConstraints())
    leaf.tag = 7
    #expect(window.viewWithTag(7) === leaf)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    leaf.addSubview(label)
    label.leadingAnchor.constraint(equalTo: leaf.leadingAnchor, constant: 5).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.minX == 5)
    root.removeFromSuperview()
    #expect(leaf.window == nil)
  }
}
