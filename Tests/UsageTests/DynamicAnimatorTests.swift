import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct DynamicAnimatorTests {
  @MainActor
  private final class Witness: NSObject, UIDynamicAnimatorDelegate,
    UICollisionBehaviorDelegate
  {
    var events: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { events.append("began \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { events.append("met") }
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  /// A view in a window with a box of 100 by 100 at its top.
  private func stage(_ body: (UIView, UIView, ManualClock) throws -> Void) rethrows {
    try ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let box = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      window.rootViewController = controller
      window.isHidden = false
      controller.view.addSubview(box)
      window.layoutIfNeeded()
      try body(controller.view, box, clock)
      window.isHidden = true
    }
  }

  @Test func `gravity moves a view by 500 points in the first second`() {
    stage { view, box, clock in
      let animator = UIDynamicAnimator(referenceView: view)
      let gravity = UIGravityBehavior(items: [box])
      #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
      #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9)
      animator.addBehavior(gravity)
      #expect(animator.isRunning)
      clock.advance(by: 0.1)
      let start = (box.center.y, animator.elapsedTime)
      clock.advance(by: 0.5)
      let time = animator.elapsedTime
      #expect(abs(time - start.1 - 0.5) < 0.02)
      // The air of the system's bodies takes a little.
      #expect(abs(box.center.y - (50 + 500 * time * time)) < 12)
      animator.removeAllBehaviors()
      let rest = box.center
      clock.advance(by: 0.5)
      #expect(box.center == rest)
    }
  }

  @Test func `a box that falls comes to rest at the edge of the reference view`() {
    let witness = Witness()
    stage { view, box, clock in
      let animator = UIDynamicAnimator(referenceView: view)
      animator.delegate = witness
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = witness
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      clock.advance(by: 6)
      #expect(abs(box.center.y - 750) < 1)
      #expect(!animator.isRunning)
      #expect(witness.events.first == "resume" && witness.events.last == "pause")
      #expect(witness.events.contains("began bounds"))
    }
  }

  @Test func `views collide with each other and with boundaries that have names`() {
    let witness = Witness()
    stage { view, box, clock in
      let ball = Ball(frame: CGRect(x: 170, y: 300, width: 60, height: 60))
      view.addSubview(ball)
      let animator = UIDynamicAnimator(referenceView: view)
      let collision = UICollisionBehavior(items: [box, ball])
      collision.collisionDelegate = witness
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 600),
        to: CGPoint(x: 400, y: 600))
      #expect(collision.boundaryIdentifiers?.count == 1)
      #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
      let still = UIDynamicItemBehavior(items: [ball])
      still.isAnchored = true
      animator.addBehavior(still)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      clock.advance(by: 2)
      #expect(witness.events.contains("met"))
      #expect(ball.center == CGPoint(x: 200, y: 330))
      #expect(box.frame.minY < 600)
    }
  }

  @Test func `a snap ends at its point`() {
    stage { view, box, clock in
      let animator = UIDynamicAnimator(referenceView: view)
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400))
      #expect(snap.damping == 0.5)
      animator.addBehavior(snap)
      clock.advance(by: 3)
      #expect(abs(box.center.x - 200) < 0.5 && abs(box.center.y - 400) < 0.5)
      #expect(!animator.isRunning)
      snap.snapPoint = CGPoint(x: 100, y: 100)
      #expect(animator.isRunning)
      clock.advance(by: 3)
      #expect(abs(box.center.x - 100) < 0.5 && abs(box.center.y - 100) < 0.5)
    }
  }

  @Test func `an impulse of 1 gives 100 points per second to a view of 100 by 100`() {
    stage { view, box, clock in
      let animator = UIDynamicAnimator(referenceView: view)
      let values = UIDynamicItemBehavior(items: [box])
      animator.addBehavior(values)
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.setAngle(0, magnitude: 1)
      animator.addBehavior(push)
      clock.advance(by: 0.5)
      #expect(abs(values.linearVelocity(for: box).x - 100) < 0.01)
      #expect(!push.active)
      push.active = true
      clock.advance(by: 0.1)
      #expect(abs(values.linearVelocity(for: box).x - 200) < 0.01)
      values.addLinearVelocity(CGPoint(x: -200, y: 0), for: box)
      #expect(abs(values.linearVelocity(for: box).x) < 0.01)
    }
  }

  @Test func `an attachment keeps its length, and items of a behavior of its own follow`() {
    stage { view, box, clock in
      let animator = UIDynamicAnimator(referenceView: view)
      let whole = UIDynamicBehavior()
      let attachment = UIAttachmentBehavior(
        item: box, attachedToAnchor: CGPoint(x: 200, y: 200))
      #expect(attachment.length == 150)
      #expect(attachment.attachedBehaviorType == .anchor)
      whole.addChildBehavior(attachment)
      whole.addChildBehavior(UIGravityBehavior(items: [box]))
      var calls = 0
      whole.action = { calls += 1 }
      animator.addBehavior(whole)
      #expect(attachment.dynamicAnimator === animator)
      clock.advance(by: 0.5)
      attachment.anchorPoint = CGPoint(x: 100, y: 200)
      clock.advance(by: 2)
      let way = hypot(box.center.x - 100, box.center.y - 200)
      #expect(abs(way - 150) < 3)
      #expect(calls > 100)
    }
  }

  @Test func `layout attributes can be moved, and their layout is invalidated`() {
    final class Layout: UICollectionViewFlowLayout {
      var times = 0
      override func invalidateLayout() {
        times += 1
        super.invalidateLayout()
      }
    }
    ManualClock.run { clock in
      let layout = Layout()
      let animator = UIDynamicAnimator(collectionViewLayout: layout)
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 3, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      animator.addBehavior(UIGravityBehavior(items: [attributes]))
      clock.advance(by: 0.5)
      let found = animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0))
      #expect(found === attributes)
      #expect(attributes.center.y > 100)
      #expect(layout.times > 20)
      #expect(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
      let place = attributes.frame
      #expect(animator.items(in: place.offsetBy(dx: 99, dy: 0)).count == 1)
      #expect(animator.items(in: place.offsetBy(dx: 100, dy: 0)).isEmpty)
    }
  }
}
