import UIKit

/// A pale background behind a shelf.
final class ShelfBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) {
    fatalError("Backgrounds are created in code.")
  }
}
