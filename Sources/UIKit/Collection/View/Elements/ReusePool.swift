/// The views that wait to be used again, and what new ones are made of.
@MainActor struct ReusePool {
  /// What views are exchangeable within.
  struct Key: Hashable {
    /// Empty for cells.
    var kind: String
    var identifier: String
    var category: UICollectionView.ElementCategory
    /// What decoration views are made of, which each layout says for itself; nil for others.
    var source: ObjectIdentifier?
  }

  private var sources: [Key: ReusableViewSource] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(_ source: ReusableViewSource?, for key: Key) {
    sources[key] = source
    waiting[key] = nil
  }

  func isRegistered(_ key: Key) -> Bool {
    sources[key] != nil
  }

  /// Whether a view waits to be used again.
  func hasWaiting(_ key: Key) -> Bool { waiting[key]?.isEmpty == false }

  /// A view that waited, prepared for reuse; else a new one. Nil if nothing is registered.
  ///
  /// - Parameter frame: What a new view is made with.
  mutating func take(_ key: Key, frame: @autoclosure () -> CGRect) -> UICollectionReusableView? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let source = sources[key] else { return nil }
    let view = source.make(key, frame: frame)
    view.join(key)
    return view
  }

  mutating func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey else { return }
    waiting[key, default: []].append(view)
  }
}
