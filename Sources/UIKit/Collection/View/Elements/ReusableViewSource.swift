/// What views that are used again are made of.
enum ReusableViewSource {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)

  /// A new view.
  ///
  /// - Parameter frame: What a view of a class is made with.
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

  /// The class or the nib.
  var identity: ObjectIdentifier {
    switch self {
    case .viewClass(let type): ObjectIdentifier(type)
    case .nib(let nib): ObjectIdentifier(nib)
    }
  }
}
