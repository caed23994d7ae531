/// What lies in front of what among the subviews of a collection view, from back to front; between
/// views of equal depth this decides.
///
/// The one rule for the places of subviews: depth itself is that of the layout, which sets the
/// depths of layers. Rule PIN-7.
enum Stratum: Int {
  /// What fills the view behind all elements.
  case ground
  case decoration
  /// The scrollers of orthogonal sections.
  case scroller
  case cell
  /// In front of the cells also where the application has set the depth of their layers.
  case supplementary

  init(_ category: UICollectionView.ElementCategory) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementary
    case .decorationView: self = .decoration
    }
  }

  /// Puts a view among the subviews of another where this stratum belongs: what lies behind cells
  /// right in front of the strata before it, the rest right behind those after it.
  ///
  /// Views of the application stay where they are.
  ///
  /// - Parameter grounds: How many views lie behind all elements.
  /// - Complexity: O(n), n the number of subviews.
  @MainActor func insert(_ view: UIView, into container: UIView, grounds: Int) {
    let views = container.subviews
    switch self {
    case .ground: container.insertSubview(view, at: 0)
    case .decoration: container.insertSubview(view, at: grounds)
    case .scroller:
      let last = views.lastIndex { Self.category(of: $0) == .decorationView }
      container.insertSubview(view, at: last.map { $0 + 1 } ?? grounds)
    case .cell:
      let first = views.firstIndex { Self.category(of: $0) == .supplementaryView }
      container.insertSubview(view, at: first ?? views.count)
    case .supplementary: container.addSubview(view)
    }
  }

  /// Puts a view behind all others of its stratum, where it is.
  ///
  /// - Complexity: O(n), n the number of its superview's subviews.
  @MainActor static func sendToBack(_ view: UICollectionReusableView) {
    guard let container = view.superview, let category = category(of: view),
      let backmost = container.subviews.first(where: { Self.category(of: $0) == category }),
      backmost !== view
    else { return }
    container.insertSubview(view, belowSubview: backmost)
  }

  /// What kind of element a view is made for; nil for other views.
  @MainActor private static func category(of view: UIView) -> UICollectionView.ElementCategory? {
    (view as? UICollectionReusableView)?.poolKey?.category
  }
}
