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
  private var waiting: [Key: [_ElementView]] = [:]

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
  mutating func take(_ key: Key, frame: @autoclosure () -> CGRect) -> _ElementView? {
    if let view = takeWaiting(key) { return view }
    guard let source = sources[key] else { return nil }
    let view = source.make(key, frame: frame)
    view.poolKey = key
    return view
  }

  /// A reused view, prepared for reuse; nil if there is none.
  mutating func takeWaiting(_ key: Key) -> _ElementView? {
    guard let view = waiting[key]?.popLast() else { return nil }
    view.willBeReused()
    return view
  }

  /// Adds a view, if it can be reused.
  mutating func put(_ view: _ElementView) {
    guard view.isReused, let key = view.poolKey else { return }
    waiting[key, default: []].append(view)
  }

  /// Removes a view that the application displays again without dequeuing it.
  ///
  /// - Complexity: O(k), k the number of reusable views of its key.
  mutating func withdraw(_ view: _ElementView) {
    guard let key = view.poolKey else { return }
    waiting[key]?.removeAll { $0 === view }
  }
}
