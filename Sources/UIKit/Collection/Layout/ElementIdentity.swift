/// The name of the category in folders that do not know the collection view.
typealias UICollectionViewElementCategory = UICollectionView.ElementCategory

/// The identity of an element within a collection view.
struct ElementIdentity: Hashable, Sendable {
  var section: Int
  var item: Int
  /// The kind; empty for cells.
  var kind: String
  var category: UICollectionView.ElementCategory

  init(
    _ category: UICollectionView.ElementCategory, kind: String, section: Int, item: Int
  ) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  static func cell(_ indexPath: IndexPath) -> ElementIdentity {
    ElementIdentity(.cell, kind: "", section: indexPath.section, item: indexPath.item)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementIdentity {
    ElementIdentity(
      .supplementaryView, kind: kind, section: indexPath.section, item: indexPath.item)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementIdentity {
    ElementIdentity(.decorationView, kind: kind, section: indexPath.section, item: indexPath.item)
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension ElementIdentity {
  /// Kinds are not hashed: they are strings and rarely distinguish elements at one index path.
  func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(item)
    hasher.combine(category)
  }
}

extension ElementIdentity: Comparable {
  /// Orders by index path; cells precede supplementary views, which precede decorations.
  ///
  /// Compares one property after the other, because kinds are strings and rarely decide.
  static func < (one: ElementIdentity, other: ElementIdentity) -> Bool {
    if one.section != other.section { return one.section < other.section }
    if one.item != other.item { return one.item < other.item }
    if one.category != other.category { return one.category.rawValue < other.category.rawValue }
    return one.kind < other.kind
  }
}

extension ElementIdentity: CustomStringConvertible {
  var description: String {
    let name =
      switch category {
      case .cell: "cell"
      case .supplementaryView: "supplementary view \(kind)"
      case .decorationView: "decoration view \(kind)"
      }
    return "\(name) {\(section), \(item)}"
  }
}
