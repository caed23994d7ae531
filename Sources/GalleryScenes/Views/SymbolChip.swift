import UIKit

/// The symbol of an element on a filled, rounded background.
final class SymbolChip: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 9
    label.font = .systemFont(ofSize: 16, weight: .bold)
    label.textAlignment = .center
    label.textColor = .systemBackground
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("Chips are made in code.")
  }

  func show(_ element: Element) {
    label.text = element.symbol
    backgroundColor = .accent(of: element.category)
  }
}
