/// What lies in front of what among the subviews of a collection view, from back to front; between
/// views of equal depth this decides.
///
/// The one rule for the places of subviews: depth itself is that of the layout, which sets the
/// depths of layers.
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
}

extension UIView {
  /// Puts a view among the subviews where its stratum belongs: what lies behind cells right in
  /// front of the strata before it, the rest right behind those after it.
  ///
  /// Views of the application stay where they are.
  ///
  /// - Complexity: O(n), n the number of subviews.
  func insert(_ view: UIView, in stratum: Stratum, grounds: Int) {
    switch stratum {
    case .ground: insertSubview(view, at: 0)
    case .decoration: insertSubview(view, at: grounds)
    case .scroller: insertSubview(view, at: indexAfterDecorations(from: grounds))
    case .cell: insertSubview(view, at: indexOfSupplementaries)
    case .supplementary: addSubview(view)
    }
  }

  private func indexAfterDecorations(from grounds: Int) -> Int {
    subviews.lastIndex { $0.elementCategory == .decorationView }.map { $0 + 1 } ?? grounds
  }

  private var indexOfSupplementaries: Int {
    subviews.firstIndex { $0.elementCategory == .supplementaryView } ?? subviews.count
  }

  /// What kind of element the view is made for; nil for other views.
  private var elementCategory: UICollectionView.ElementCategory? {
    (self as? UICollectionReusableView)?.poolKey?.category
  }
}
