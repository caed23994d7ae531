/// A kind of object that item providers can write as data.
///
/// - Note: `NSItemProvider` and its protocols are part of Foundation on Apple's systems; Foundation
///   lacks them on this platform.
public protocol NSItemProviderWriting: AnyObject {
  /// The kinds of data the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object as data of a kind.
  ///
  /// - Returns: How far that has come; nil if it is done.
  @discardableResult func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A kind of object that item providers can make out of data.
public protocol NSItemProviderReading: AnyObject {
  /// The kinds of data the object can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self
}

/// Who may read what an item provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case team
  case group
  case ownProcess
}

/// Hands out what is dragged or pasted, in the kinds of data it has.
///
/// Within the process, at once: what is asked for is there when the call returns.
open class NSItemProvider: NSObject {
  /// Makes data and hands them to its argument.
  public typealias LoadHandler = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// Why nothing could be loaded.
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private var representations: [(type: String, load: LoadHandler)] = []

  /// What the item is called; nil where nobody said.
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The kinds of data there are, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Adds a kind of data.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    representations.removeAll { $0.type == typeIdentifier }
    representations.append((typeIdentifier, loadHandler))
  }

  /// Adds all kinds of data that an object can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Whether there is this kind of data. Kinds are compared as they are written: that one conforms
  /// to another is not known here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

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

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object out of the best kind of data that there is for it.
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
