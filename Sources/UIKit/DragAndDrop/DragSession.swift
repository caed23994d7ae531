/// The implementation of a drag from the perspective of its source.
package final class DragSession: NSObject, UIDragSession {
  package private(set) var items: [UIDragItem] = []
  package var localContext: Any?
  package private(set) var allowsMoveOperation = true
  package private(set) var isRestrictedToDraggingApplication = false
  /// The location of the finger, and the view in whose coordinates it is.
  private var location: (point: CGPoint, view: UIView?) = (.zero, nil)

  func add(_ items: [UIDragItem]) { self.items += items }

  func setAllowsMove(_ allowsMove: Bool) { allowsMoveOperation = allowsMove }

  func setRestricted(_ isRestricted: Bool) { isRestrictedToDraggingApplication = isRestricted }

  func move(to point: CGPoint, in view: UIView) { location = (point, view) }

  package func location(in view: UIView) -> CGPoint {
    location.view?.convert(location.point, to: view) ?? location.point
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
