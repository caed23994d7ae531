/// Makes the objects of an interface document.
///
/// The class that does it knows every class of UIKit, while they know nibs and storyboards. It is
/// therefore found by its name, and nothing else names it.
@MainActor protocol InterfaceReading: AnyObject {
  /// Opens a document, which is read once.
  ///
  /// - Throws: `DocumentFault` for a file that is no interface document.
  static func open(_ file: DocumentFile, bundle: Bundle?) throws -> any InterfaceReading
  /// Reads a document that is not a file.
  static func read(_ data: Data, bundle: Bundle?) throws -> any InterfaceReading

  /// Makes the top-level objects of a nib.
  ///
  /// - Parameters:
  ///   - owner: The file's owner, whose connections are made.
  ///   - proxies: The objects that take the place of external objects, by their identifiers.
  func objects(owner: AnyObject?, proxies: [String: Any]) -> [Any]

  /// The identity of the controller that the document begins with.
  var initialController: String? { get }
  /// The identity of the controller with a storyboard identifier.
  func controller(identifier: String) -> String?

  /// Makes a controller and those that it contains.
  ///
  /// - Parameter creator: Makes the object in place of its class's initializer.
  func makeController(
    _ id: String, storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

enum InterfaceReader {
  /// The class that makes the objects of documents.
  @MainActor static let type: any InterfaceReading.Type = {
    guard let type = _typeByName("UIKit.InterfaceFile") as? any InterfaceReading.Type else {
      refuse("UIKit.InterfaceFile, which reads interface documents, is not part of this program.")
    }
    return type
  }()
}

/// What a controller of a storyboard has there: its view, its segues and the objects of its scene.
@MainActor class ControllerScene {
  /// The storyboard that the controller was made from; nil for a controller of a nib.
  let storyboard: UIStoryboard?

  init(_ storyboard: UIStoryboard?) {
    self.storyboard = storyboard
  }

  /// Loads the view of the controller; false if the document has none.
  func loadView(of controller: UIViewController) -> Bool { false }

  /// Performs a segue; false if there is none with this identifier.
  func perform(_ identifier: String, of controller: UIViewController, _ sender: Any?) -> Bool {
    false
  }
}
