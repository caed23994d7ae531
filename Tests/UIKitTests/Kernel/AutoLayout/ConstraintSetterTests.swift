import Testing
import UIKit

/// Which of their members views are placed by.
@MainActor @Suite struct ConstraintSetterTests {
  private final class Badge: UIView {
    var sizes: [CGSize] = []
    var centers: [CGPoint] = []
    override var bounds: CGRect {
      didSet {
        if bounds.size != oldValue.size { sizes.append(bounds.size) }
        layer.cornerRadius = bounds.height / 2
      }
    }
    override var center: CGPoint { didSet { centers.append(center) } }
  }

  @Test func `constraints set the bounds and the center, which subclasses override`() {
    let (parent, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Badge())
    badge.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(badge)
    let top = badge.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, badge.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutIfNeeded()
    #expect(badge.sizes == [CGSize(width: 40, height: 20)])
    #expect(badge.centers == [CGPoint(x: 20, y: 20)] && badge.layer.cornerRadius == 10)
    top.constant = 30
    parent.layoutIfNeeded()
    #expect(badge.sizes.count == 1 && badge.frame.minY == 30)
    #expect(badge.centers.last == CGPoint(x: 20, y: 40))
  }
}
