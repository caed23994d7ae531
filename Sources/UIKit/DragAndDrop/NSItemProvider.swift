/// A class whose objects an item provider can write as data.
///
/// - Note: `NSItemProvider` and its protocols are part of Foundation on Apple's systems; Foundation
///   lacks them on this platform.
public protocol NSItemProviderWriting: AnyObject {
  /// The data types that an object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object as data of a type.
  ///
  /// - Returns: The progress; nil if the data are available at once.
  @discardableResult func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class whose objects an item provider can create from data.
public protocol NSItemProviderReading: AnyObject {
  /// The data types from which an object can be created, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data of a type; throws if the data are invalid.
  static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self
}

/// The processes that may read a representation. It is not enforced on this platform.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all
  /// The applications of the same team.
  case team
  /// The applications of the same group.
  case group
  /// This process.
  case ownProcess
}

/// Provides the data of a dragged or pasted item in several types.
///
/// Data and objects are loaded synchronously, unless a load handler is asynchronous.
open class NSItemProvider: NSObject {
  /// Creates data and passes them to its argument.
  public typealias LoadHandler = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The reason why an item could not be loaded.
  public enum ErrorCode: Int, Error, Sendable {
    /// An unknown error.
    case unknownError = -1
    /// There are no data of the type.
    case itemUnavailableError = -1000
    /// The data are of another class.
    case unexpectedValueClassError = -1100
    /// The data could not be converted.
    case unavailableCoercionError = -1200
  }

  private var representations: [(type: String, load: LoadHandler)] = []

  /// The suggested file name of the item. The default is nil.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() {
    super.init()
  }

  /// Creates a provider with all data types of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The available data types in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Registers data of a type, in place of former data of the type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    representations.removeAll { $0.type == typeIdentifier }
    representations.append((typeIdentifier, loadHandler))
  }

  /// Registers data of all types that an object can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Whether there are data of a type. Type identifiers must be equal: conformance of one type to
  /// another is not known on this platform.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Loads data of a type.
  ///
  /// - Parameter completionHandler: Called with the data, or with an error.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = representations.first(where: { $0.type == typeIdentifier }) else {
      completionHandler(nil, ErrorCode.itemUnavailableError)
      return progress
    }
    return found.load { data, error in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    } ?? progress
  }

  /// Gets a loaded item, or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Loads an item of a type: an `NSURL` for types of URLs, an `NSString` for types of text, else
  /// `NSData`.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - completionHandler: Called with the item, or with an error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { Self.item(of: $0, typeIdentifier) }, error)
    }
  }

  private static func item(of data: Data, _ type: String) -> any NSSecureCoding {
    let text = String(bytes: data, encoding: .utf8)
    if type.hasSuffix("url"), let text, let url = NSURL(string: text) { return url }
    if type.hasSuffix("text"), let text { return NSString(string: text) }
    return NSData(data: data)
  }

  /// Whether an object of the class can be created from the available data.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  /// Creates an object from the best available data type of its class.
  ///
  /// - Parameter completionHandler: Called with the object, or with an error.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard
      let type = aClass.readableTypeIdentifiersForItemProvider.first(
        where: hasItemConformingToTypeIdentifier)
    else {
      completionHandler(nil, ErrorCode.itemUnavailableError)
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let (handler, aClass) = (completionHandler, aClass)
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return handler(nil, error) }
      do {
        handler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        handler(nil, error)
      }
    }
  }
}
