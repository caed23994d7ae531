import QuartzCore
import UIKit

extension Scene {
  static let emitter = Scene(
    "emitter", title: "Particles",
    summary: "Confetti that an emitter throws, the same each time.",
    size: Scene.smallSize,
    script: Script(
      EmitterViewController.self, moments: [0.3, 0.7, 1.1, 1.6, 2.2, 3], duration: 4.5,
      steps: [(0.1, { $0.throwConfetti() }), (1.2, { $0.stop() })])
  ) { _ in EmitterViewController() }
}

/// Confetti.
final class EmitterViewController: UIViewController {
  private let emitter = CAEmitterLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func stop() { emitter.birthRate = 0 }

  func throwConfetti() {
    emitter.frame = view.bounds
    emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: view.bounds.maxY)
    emitter.emitterSize = CGSize(width: 60, height: 0)
    emitter.emitterShape = .line
    emitter.seed = 7
    emitter.beginTime = CACurrentMediaTime()
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]
    emitter.emitterCells = colors.map { color in
      let cell = CAEmitterCell()
      cell.contents = paper.cgImage
      cell.contentsScale = 2
      cell.color = color.resolvedColor(with: traitCollection).cgColor
      (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (14, 2.6, 0.6)
      (cell.velocity, cell.velocityRange) = (420, 120)
      (cell.emissionLongitude, cell.emissionRange) = (-.pi / 2, .pi / 5)
      cell.yAcceleration = 330
      (cell.spin, cell.spinRange) = (2, 6)
      (cell.scaleRange, cell.scaleSpeed) = (0.4, -0.1)
      cell.alphaSpeed = -0.2
      return cell
    }
    view.layer.addSublayer(emitter)
  }

  private var paper: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8), format: format).image { _ in
      UIColor.white.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 12, height: 8), cornerRadius: 2).fill()
    }
  }
}
