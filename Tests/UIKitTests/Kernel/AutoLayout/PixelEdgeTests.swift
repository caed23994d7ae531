import Testing

@testable import UIKit

/// Both edges of a view are rounded to pixels where they are in the host.
@MainActor @Suite struct PixelEdgeTests {
  private func window(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.displayScale = scale
    return window
  }

  private func column(_ count: Int, height: CGFloat, spacing: CGFloat, scale: CGFloat) -> [CGRect] {
    let window = window(100, height, scale: scale)
    let views = (0..<count).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.distribution, stack.spacing) = (.vertical, .fillEqually, spacing)
    window.place(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      stack.leftAnchor.constraint(equalTo: window.leftAnchor),
      stack.rightAnchor.constraint(equalTo: window.rightAnchor),
    ])
    window.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func `six views share a column of 672 points as recorded`() {
    let heights = column(6, height: 672, spacing: 5, scale: 2).map(\.height)
    #expect(heights == [108, 107.5, 108, 108, 107.5, 108])
  }

  @Test func `three views in a hundred points meet without overlapping`() {
    let frames = column(3, height: 100, spacing: 0, scale: 2)
    #expect(frames.map(\.minY) == [0, 33.5, 66.5])
    #expect(frames.map(\.maxY) == [33.5, 66.5, 100])
  }

  @Test func `edges of nested views are rounded in the host, not in their superview`() {
    let window = window(100, 100, scale: 1)
    let outer = window.place(UIView())
    let inner = outer.place(UIView())
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10.4),
      outer.topAnchor.constraint(equalTo: window.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 50),
      outer.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5.4),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20.4),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(outer.frame.minX == 10)
    // 10.4 + 5.4 = 15.8 rounds to 16, 36.2 to 36; the superview begins at 10.
    #expect(inner.frame.minX == CGFloat(16 - 10))
    #expect(inner.frame.width == CGFloat(36 - 16))
  }
}
