import UIKit

/// A pale ground behind a shelf.
final class ShelfGroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) {
    fatalError("Grounds are made in code.")
  }
}
