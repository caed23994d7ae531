import UIKit

/// A background that darkens from corner to corner.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var color = UIColor.systemGray {
    didSet { updateColors() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("Gradients are made in code.")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// White text is drawn on it, so the light colors are also used in dark mode.
  private func updateColors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let (hue, saturation, brightness) = color.resolvedColor(with: light).hueParts
    let bright = UIColor(
      hue: hue, saturation: saturation * 0.88, brightness: min(1, brightness * 1.08), alpha: 1)
    let deep = UIColor(hue: hue, saturation: saturation, brightness: brightness * 0.72, alpha: 1)
    (layer as? CAGradientLayer)?.colors = [bright.cgColor, deep.cgColor]
  }
}

extension UIColor {
  /// Hue, saturation and brightness, each from 0 to 1.
  fileprivate var hueParts: (CGFloat, CGFloat, CGFloat) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return (hue, saturation, brightness)
  }
}
