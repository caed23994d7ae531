/// The order of a collection view's subviews, from back to front. It decides between views of equal
/// depth.
///
/// Nothing else orders subviews; depth itself comes from the layout, which sets `zPosition`.
/// Rule PIN-7.
enum SubviewOrder: Int {
  /// Views that fill the collection view behind all elements.
  case background
  case decoration
  /// The scroll views of orthogonal sections.
  case scroller
  case cell
  /// In front of the cells also where the application has set the depth of their layers.
  case supplementary

  init(_ category: UICollectionViewElementCategory) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementary
    case .decorationView: self = .decoration
    }
  }

  /// Inserts a view into another at this position: decorations and scrollers in front of what
  /// precedes them, the others behind what follows them. The application's subviews keep their places.
  ///
  /// - Parameters:
  ///   - backgroundCount: The number of views behind all elements.
  ///   - staysBehind: Whether elements are inserted behind the application's subviews.
  /// - Complexity: O(n), n the number of subviews.
  @MainActor func insert(
    _ view: UIView, into container: UIView, backgroundCount: Int, staysBehind: Bool = false
  ) {
    let views = container.subviews
    let last = staysBehind ? views.lastIndex { Self.category(of: $0) != nil } : views.count - 1
    let end = last.map { $0 + 1 } ?? backgroundCount
    switch self {
    case .background: container.insertSubview(view, at: 0)
    case .decoration: container.insertSubview(view, at: backgroundCount)
    case .scroller:
      let last = views.lastIndex { Self.category(of: $0) == .decorationView }
      container.insertSubview(view, at: last.map { $0 + 1 } ?? backgroundCount)
    case .cell:
      container.insertSubview(view, at: Self.firstIndex(of: .supplementaryView, in: views) ?? end)
    case .supplementary: container.insertSubview(view, at: end)
    }
  }

  /// Moves a view behind its siblings of the same category.
  ///
  /// - Complexity: O(n), n the number of its superview's subviews.
  @MainActor static func sendToBack(_ view: _ElementView) {
    guard let container = view.superview, let category = category(of: view),
      let backmost = firstIndex(of: category, in: container.subviews),
      container.subviews[backmost] !== view
    else { return }
    container.insertSubview(view, belowSubview: container.subviews[backmost])
  }

  /// The index of the first view of a category. A loop calls no closure that checks its actor.
  @MainActor private static func firstIndex(
    of category: UICollectionViewElementCategory, in views: [UIView]
  ) -> Int? {
    for index in views.indices where self.category(of: views[index]) == category { return index }
    return nil
  }

  /// The category of element that a view was made for; nil for other views.
  @MainActor private static func category(of view: UIView) -> UICollectionViewElementCategory? {
    (view as? _ElementView)?.poolKey?.category
  }
}
