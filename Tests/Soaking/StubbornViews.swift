import UIKit

/// A cell that answers as its stage says, and may ask to be measured whenever it is laid out.
final class StubbornCell: UICollectionViewCell {
  var answer: ((CGFloat) -> CGFloat)?
  var whenLaidOut: (() -> Void)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let answer { layoutAttributes.size.height = answer(layoutAttributes.size.width) }
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut?()
  }
}

/// A header or footer that is as high as its section says.
final class StubbornHeader: UICollectionReusableView {
  var height: CGFloat = 20

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
