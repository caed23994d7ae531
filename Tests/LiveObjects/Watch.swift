import UIKit

/// Looks after objects without keeping them.
@MainActor package final class Watch {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var missing: [String] = []

  package init() {}

  /// Begins to look after `object`; one that was never there counts as left over.
  package func callAsFunction(_ object: AnyObject?, _ name: String) {
    guard let object else {
      missing.append("\(name), which was never there")
      return
    }
    let identity = ObjectIdentifier(object)
    if entries[identity]?.object == nil { entries[identity] = Entry(name: name, object: object) }
  }

  /// How many objects were looked after.
  package var count: Int { entries.count }

  /// Those that are still there.
  package var leftOver: [String] {
    missing + entries.values.filter { $0.object != nil }.map(\.name).sorted()
  }

  /// Looks after a view, all it is made of and all views below it.
  package func tree(_ view: UIView, _ name: String) {
    let name = "\(name) > \(type(of: view))"
    self(view, name)
    layers(view.layer, name)
    for constraint in view.constraints { self(constraint, "\(name)'s constraint") }
    for guide in view.layoutGuides { self(guide, "\(name)'s guide") }
    if let view = view as? UICollectionView { parts(of: view, name) }
    if let controller = view.next as? UIViewController { self(controller, "\(name)'s controller") }
    for child in view.subviews { tree(child, name) }
  }

  private func layers(_ layer: CALayer, _ name: String) {
    self(layer, "\(name)'s layer")
    for sublayer in layer.sublayers ?? [] where !(sublayer.host is UIView) {
      layers(sublayer, name)
    }
  }

  private func parts(of view: UICollectionView, _ name: String) {
    self(view.collectionViewLayout, "\(name)'s layout")
    if let source = view.dataSource { self(source, "\(name)'s data source") }
    if let delegate = view.delegate { self(delegate, "\(name)'s delegate") }
    for path in view.indexPathsForVisibleItems {
      self(view.layoutAttributesForItem(at: path), "\(name)'s attributes")
    }
  }
}
