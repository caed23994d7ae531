import Testing
import UIKit

/// Controls are placed by rectangles that differ from their frames, and scroll views by their frames.
@MainActor @Suite struct AlignmentRectTests {
  private func laidOut(_ view: UIView, width: CGFloat?) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `a switch of width 49 has a frame of 51 by 31`() {
    #expect(laidOut(UISwitch(), width: nil) == CGRect(x: 10, y: 10, width: 51, height: 31))
    #expect(laidOut(UISwitch(), width: 49) == CGRect(x: 10, y: 10, width: 51, height: 31))
  }

  @Test func `a slider reaches two points beyond its sides and is 31 high`() {
    #expect(laidOut(UISlider(), width: 100) == CGRect(x: 8, y: 10, width: 104, height: 31))
  }

  @Test func `a segmented control is 32 high`() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(laidOut(control, width: 100) == CGRect(x: 10, y: 10, width: 100, height: 32))
  }

  /// A view pinned to four edges and centered is as wide as the scroll view, not 0.
  @Test func `the center of a scroll view is that of its frame`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(scroll.contentSize == CGSize(width: 200, height: 300))
  }

  @Test func `a spinner in the middle of a scroll view stays there`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(spinner.center == CGPoint(x: 100, y: 50))
  }

  @Test func `the place of a hidden arranged view gives in to required constraints`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (first, hidden) = (UIView(), UIView())
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [first, hidden])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.heightAnchor.constraint(equalToConstant: 20),
      hidden.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 120),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(hidden.frame.minX == 120)
  }
}
