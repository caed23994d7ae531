/// The class or nib that reusable views are made from.
enum ReusableViewSource {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)

  /// Makes a view.
  ///
  /// - Parameter frame: The frame of a view that is made from a class.
  @MainActor func make(_ key: ReusePool.Key, frame: () -> CGRect) -> UICollectionReusableView {
    switch self {
    case .viewClass(let type): return _ReusableViewMaker.make(type, frame())
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects[0] as? UICollectionReusableView else {
        refuse(
          """
          invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly \
          one top level object which must be a UICollectionReusableView instance; got \(objects).
          """)
      }
      return view
    }
  }

  /// Identifies the class or the nib.
  var identity: ObjectIdentifier {
    switch self {
    case .viewClass(let type): ObjectIdentifier(type)
    case .nib(let nib): ObjectIdentifier(nib)
    }
  }
}
