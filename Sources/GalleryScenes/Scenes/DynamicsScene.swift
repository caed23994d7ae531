import UIKit

extension Scene {
  static let dynamics = Scene(
    "dynamics", title: "Dynamics",
    summary: "Elements that fall, bounce and pile up, and one that swings from a spring.",
    size: Scene.smallSize,
    script: Script(
      DynamicsViewController.self, moments: [0, 0.4, 0.7, 1.1, 1.8, 8], duration: 8,
      steps: [(0.1, { $0.letGo() })])
  ) { DynamicsViewController(catalogue: $0) }
}

/// Tiles as bodies.
final class DynamicsViewController: UIViewController {
  private let catalogue: Catalogue
  private var animator: UIDynamicAnimator?
  private var tiles: [UIView] = []

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<9 {
      let tile = UILabel(
        frame: CGRect(
          x: 24 + CGFloat(index % 4) * 62, y: 10 + CGFloat(index / 4) * 60, width: 46, height: 46))
      tile.text = catalogue.all[index].symbol
      tile.textAlignment = .center
      tile.textColor = .white
      tile.font = .boldSystemFont(ofSize: 18)
      tile.backgroundColor = [.systemBlue, .systemOrange, .systemGreen, .systemPurple][index % 4]
      tile.layer.cornerRadius = 8
      tile.clipsToBounds = true
      tile.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.35)
      view.addSubview(tile)
      tiles.append(tile)
    }
  }

  func letGo() {
    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: tiles)
    collision.translatesReferenceBoundsIntoBoundary = true
    let values = UIDynamicItemBehavior(items: tiles)
    (values.elasticity, values.friction) = (0.4, 0.3)
    (values.resistance, values.angularResistance) = (0.2, 0.5)
    let spring = UIAttachmentBehavior(item: tiles[8], attachedToAnchor: CGPoint(x: 150, y: 90))
    (spring.length, spring.frequency, spring.damping) = (60, 1.5, 0.15)
    for behavior in [UIGravityBehavior(items: tiles), collision, values, spring] {
      animator.addBehavior(behavior)
    }
    self.animator = animator
  }
}
