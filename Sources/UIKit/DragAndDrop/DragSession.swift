/// A drag, as the side sees it that it comes from.
package final class DragSession: NSObject, UIDragSession {
  package private(set) var items: [UIDragItem] = []
  package var localContext: Any?
  package private(set) var allowsMoveOperation = true
  package private(set) var isRestrictedToDraggingApplication = false
  /// Where the finger is, and in whose coordinates.
  private var place: (point: CGPoint, view: UIView?) = (.zero, nil)

  func add(_ items: [UIDragItem]) { self.items += items }

  func setAllowsMove(_ allowsMove: Bool) { allowsMoveOperation = allowsMove }

  func setRestricted(_ isRestricted: Bool) { isRestrictedToDraggingApplication = isRestricted }

  func move(to point: CGPoint, in view: UIView) { place = (point, view) }

  package func location(in view: UIView) -> CGPoint {
    place.view?.convert(place.point, to: view) ?? place.point
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
