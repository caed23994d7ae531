import Testing
import UIKit

@MainActor @Suite struct ConstraintLayoutTests {
  @Test func `a view is pinned to its superview's edges`() {
    let root = host(200, 100)
    let view = root.place(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 200 - 30, height: 100 - 20))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 300 - 30, height: 100 - 20))
  }

  @Test func `a view that is constrained after a layout leaves the frame it had`() {
    let root = host(200, 100)
    let view = root.place(UIView(frame: CGRect(x: 33, y: 12, width: 40, height: 20)))
    let other = root.place(UIView())
    other.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 33)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 0),
      view.heightAnchor.constraint(equalToConstant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test func `sizes, multipliers and centres place a view`() {
    let root = host(200, 100)
    let view = root.place(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 4),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 104 - 40, y: 50 - 10, width: 80, height: 20))
  }

  @Test func `a natural size is kept, and gives in to what counts more`() {
    let root = host(200, 100)
    let left = root.place(SizedView(60, 20))
    let right = root.place(SizedView(50, 30))
    left.setContentHuggingPriority(.init(251), for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(right.frame == CGRect(x: 68, y: 20, width: 200 - 68, height: 30))
    left.natural = CGSize(width: 100, height: 25)
    root.layoutIfNeeded()
    #expect(left.frame.size == CGSize(width: 100, height: 25))
    #expect(right.frame == CGRect(x: 108, y: 25, width: 200 - 108, height: 30))
  }

  @Test func `constraints reach through views that constraints place`() {
    let root = host(200, 100)
    let box = root.place(UIView())
    let inner = box.place(UIView())
    let outer = root.place(UIView())
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 20),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
      outer.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 30, y: 7, width: 50, height: 20))
    #expect(inner.frame == CGRect(x: 5, y: 0, width: 40, height: 20))
    #expect(outer.frame == CGRect(x: 30 + 45, y: 27, width: 40, height: 1))
  }

  @Test func `leading and trailing change sides from right to left`() {
    let root = host(200, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let view = root.place(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 200.0 - 10 - 50)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10.0)
  }
}
