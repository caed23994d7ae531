/// The views that can be reused, and the classes and nibs of new ones.
@MainActor struct ReusePool {
  /// Views of the same key are interchangeable.
  struct Key: Hashable {
    /// Empty for cells.
    var kind: String
    var identifier: String
    var category: UICollectionView.ElementCategory
    /// The class or nib of decoration views, which each layout registers for itself; nil for
    /// others.
    var source: ObjectIdentifier?
  }

  private var sources: [Key: ReusableViewSource] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Registers a class or nib and removes the reusable views; nil unregisters it.
  mutating func register(_ source: ReusableViewSource?, for key: Key) {
    sources[key] = source
    waiting[key] = nil
  }

  /// Whether a class or nib is registered.
  func isRegistered(_ key: Key) -> Bool {
    sources[key] != nil
  }

  /// Whether a view can be reused.
  func hasWaiting(_ key: Key) -> Bool { waiting[key]?.isEmpty == false }

  /// A reused view, prepared for reuse, else a new one. Nil if nothing is registered.
  ///
  /// - Parameter frame: The frame of a new view.
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

  /// Adds a view that can be reused.
  mutating func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey else { return }
    waiting[key, default: []].append(view)
  }
}
