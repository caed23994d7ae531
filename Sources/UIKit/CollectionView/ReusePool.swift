/// The views that wait to be used again, and the classes new ones are made of.
@MainActor struct ReusePool {
  /// What views are exchangeable within.
  struct Key: Hashable {
    /// Empty for cells.
    var kind: String
    var identifier: String
    var category: UICollectionView.ElementCategory
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(_ type: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = type
    waiting[key] = nil
  }

  func isRegistered(_ key: Key) -> Bool {
    classes[key] != nil
  }

  /// A view that waited, prepared for reuse; else a new one. Nil if no class is registered.
  ///
  /// - Parameter frame: What a new view is made with.
  mutating func take(_ key: Key, frame: @autoclosure () -> CGRect) -> UICollectionReusableView? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[key] else { return nil }
    let view = _ReusableViewMaker.make(type, frame())
    view.join(key)
    return view
  }

  mutating func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey else { return }
    waiting[key, default: []].append(view)
  }
}
