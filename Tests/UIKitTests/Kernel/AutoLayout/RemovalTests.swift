import Testing

@testable import UIKit

/// Views leave trees that constraints arrange.
@MainActor @Suite struct RemovalTests {
  /// A view without constraints of its own, between one that has left and one that stays, is placed
  /// anew: positions inside it count from where it is now.
  @Test func `required constraints hold after a view has left`() {
    let root = host(400, 400)
    let outer = root.place(UIView())
    let between = outer.place(UIView())
    let (stays, leaves) = (between.place(UIView()), between.place(UIView()))
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.heightAnchor.constraint(equalToConstant: 100),
      stays.heightAnchor.constraint(equalToConstant: 20),
      stays.centerYAnchor.constraint(equalTo: outer.bottomAnchor, constant: 33),
    ])
    let optional = stays.topAnchor.constraint(equalTo: leaves.topAnchor, constant: -50)
    optional.priority = UILayoutPriority(719)
    optional.isActive = true
    root.layoutIfNeeded()
    between.frame.origin.y = 40
    leaves.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stays.convert(stays.bounds, to: root).midY == 133)
  }
}
