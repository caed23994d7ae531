/// A measured size of a visible element, to be recorded by the layout.
struct Measurement {
  var size: CGSize
  /// The attributes of the element in the layout.
  var attributes: UICollectionViewLayoutAttributes
}
