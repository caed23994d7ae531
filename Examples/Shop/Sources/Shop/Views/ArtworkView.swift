import UIKit

/// The picture of a product: its symbol on a gradient.
final class ArtworkView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private let symbol = UIImageView()
  private var tint = Product.Tint.indigo

  init(symbolSize: CGFloat = 44, cornerRadius: CGFloat = 14) {
    super.init(frame: .zero)
    layer.cornerRadius = cornerRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    symbol.tintColor = .white
    symbol.contentMode = .center
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: symbolSize, weight: .medium)
    fill(with: symbol)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: Product) {
    symbol.image = UIImage(systemName: product.symbol)
    tint = product.tint
    updateColors()
  }

  private func updateColors() {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [tint.colors.start, tint.colors.end].map {
      $0.resolvedColor(with: traitCollection).cgColor
    }
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }
}
