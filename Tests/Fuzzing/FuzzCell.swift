import UIKit

/// Shows the number of an item at a given height.
final class FuzzCell: UICollectionViewCell {
  var item = 0
  var height: () -> CGFloat = { 30 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height())
  }
}

/// Shows the number of a section.
final class FuzzHeader: UICollectionReusableView {
  var section = 0
}
