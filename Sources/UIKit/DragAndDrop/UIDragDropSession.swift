/// A drag: its items and its location.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }

  /// The location of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint

  /// Whether the items may be moved away from their source.
  var allowsMoveOperation: Bool { get }

  /// Whether the items can only be dropped in the application where the drag began.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Whether an item has data of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object of the class can be created from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether a value of the type, such as `String`, can be created from an item.
  public func canLoadObjects<T>(ofClass type: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag from the perspective of its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value of the application. The default is nil.
  var localContext: Any? { get set }
}

/// The indicator shown while the data of a drop are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none
  /// The system's indicator.
  case `default`
}

/// A drag from the perspective of its destination.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session if the drag began in this application; otherwise nil.
  var localDragSession: (any UIDragSession)? { get }

  /// The progress indicator. The default is `default`.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Creates objects from all items that have suitable data, in order.
  ///
  /// - Parameter completion: Called on the main thread when all objects are loaded.
  /// - Returns: The progress of all loads of the session.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Creates values, such as strings, from all items that have suitable data, in order.
  ///
  /// - Parameter completion: Called on the main thread when all values are loaded.
  /// - Returns: The progress of all loads of the session.
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
