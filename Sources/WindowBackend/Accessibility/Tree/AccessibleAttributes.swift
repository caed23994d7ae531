import UIKit

/// What AT-SPI has no place of its own for, by the names that screen readers know.
@MainActor enum AccessibleAttributes {
  static func of(_ element: ClientElement, _ object: UIResponder?) -> [String: String] {
    var attributes = ["toolkit": "UIKit", "xml-roles": element.role.rawValue]
    if let identifier = element.identifier, !identifier.isEmpty { attributes["id"] = identifier }
    if let value = element.value, !value.isEmpty, !element.role.isField {
      attributes["valuetext"] = value
    }
    if element.role == .heading { attributes["level"] = "1" }
    if let place = place(of: object) {
      attributes["posinset"] = String(place.index + 1)
      attributes["setsize"] = String(place.count)
    }
    return attributes
  }

  /// Where in its section the item or row is that an object lies in; nil outside of lists.
  private static func place(of object: UIResponder?) -> (index: Int, count: Int)? {
    guard let view = object as? UIView else { return nil }
    let parents = sequence(first: view, next: \.superview)
    for parent in parents {
      if let cell = parent as? UITableViewCell { return place(of: cell) }
      if let cell = parent as? UICollectionViewCell { return place(of: cell) }
    }
    return nil
  }

  private static func place(of cell: UITableViewCell) -> (index: Int, count: Int)? {
    let parents = sequence(first: cell as UIView, next: \.superview)
    guard let table = parents.lazy.compactMap({ $0 as? UITableView }).first,
      let path = table.indexPath(for: cell)
    else { return nil }
    return (path.row, table.numberOfRows(inSection: path.section))
  }

  private static func place(of cell: UICollectionViewCell) -> (index: Int, count: Int)? {
    let parents = sequence(first: cell as UIView, next: \.superview)
    guard let list = parents.lazy.compactMap({ $0 as? UICollectionView }).first,
      let path = list.indexPath(for: cell)
    else { return nil }
    return (path.item, list.numberOfItems(inSection: path.section))
  }
}
