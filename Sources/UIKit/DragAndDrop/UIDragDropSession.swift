/// What is dragged, and where it is.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }

  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint

  /// Whether the items may be taken away from where they come from.
  var allowsMoveOperation: Bool { get }

  /// Whether the items can be dropped in the app alone that they come from.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Whether an item has data of one of these kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object of the class can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether a value of the type, such as `String`, can be made of an item.
  public func canLoadObjects<T>(ofClass type: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag as the side sees it that it comes from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the app wants to know of the drag. Default nil.
  var localContext: Any? { get set }
}

/// How a drop shows that its data are still coming.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none
  case `default`
}

/// A drag as the side sees it that it is over.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, where it comes from this app.
  var localDragSession: (any UIDragSession)? { get }

  /// Default `default`.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Makes objects of all items that they can be made of, in order.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values, such as strings, of all items that they can be made of, in order.
  @discardableResult public func loadObjects<T>(
    ofClass type: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
        })
    }
  }
}
