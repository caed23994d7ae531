/// What an element in view measures, on its way to the layout.
struct Measurement {
  var size: CGSize
  /// The element as the layout had it.
  var attributes: UICollectionViewLayoutAttributes
}
