import DocumentCore

/// An interface document with the bundle whose names it uses.
///
/// `UINib` and `UIStoryboard` find the class by its name (``InterfaceReader``).
@MainActor final class InterfaceFile: InterfaceReading {
  let document: InterfaceDocument
  /// The bundle of named colours, images and other documents.
  let bundle: Bundle
  let strings: DocumentStrings
  /// Classes by the names that the document gives them.
  let classes: DocumentClasses
  /// What of the document's pictures, colours and fonts has been made.
  private(set) lazy var values = DocumentValues(of: self)

  /// Whether frames are compared with those of Interface Builder's canvas.
  private(set) var isForCanvas = false

  private init(_ document: InterfaceDocument, bundle: Bundle, strings: DocumentStrings) {
    self.document = document
    self.bundle = bundle
    self.strings = strings
    classes = DocumentClasses(document.name)
    for diagnostic in document.diagnostics { Self.report(diagnostic) }
  }

  private struct Place: Hashable {
    let file: DocumentFile
    let bundle: String
    let languages: [String]
  }

  private static var opened: [Place: InterfaceFile] = [:]

  static func open(_ file: DocumentFile, bundle: Bundle?) throws -> any InterfaceReading {
    let place = Place(
      file: file, bundle: (bundle ?? .main).bundlePath, languages: PreferredLanguages.current)
    if let known = opened[place] { return known }
    let opened = try made(file, bundle: bundle)
    Self.opened[place] = opened
    return opened
  }

  /// A document of the canvas, which is not kept. Its texts are those that it holds itself, and
  /// missing pictures have the sizes that it records.
  static func canvas(_ file: DocumentFile) throws -> InterfaceFile {
    let made = try made(file, bundle: nil, strings: DocumentStrings())
    made.isForCanvas = true
    return made
  }

  private static func made(
    _ file: DocumentFile, bundle: Bundle?, strings: DocumentStrings? = nil
  ) throws -> InterfaceFile {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw DocumentFault(line: 0, reason: "the file cannot be opened")
    }
    let name = (file.path as NSString).lastPathComponent
    let document = try InterfaceDocument(name: name, bytes: [UInt8](data))
    return InterfaceFile(
      document, bundle: bundle ?? .main,
      strings: strings ?? DocumentStrings(file, bundle ?? .main))
  }

  static func read(_ data: Data, bundle: Bundle?) throws -> any InterfaceReading {
    let document = try InterfaceDocument(name: "nib", bytes: [UInt8](data))
    return InterfaceFile(document, bundle: bundle ?? .main, strings: DocumentStrings())
  }

  // MARK: Diagnostics

  /// Called with what is not shown as Interface Builder would show it. The default writes it to
  /// standard error.
  static var report: (DocumentDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }

  func report(
    _ element: DocumentElement, of attribute: String? = nil, _ reason: String
  ) {
    Self.report(
      DocumentDiagnostic(
        document: document.name, line: element.line, element: element.name, attribute: attribute,
        reason: reason))
  }

  // MARK: Nibs

  func objects(owner: AnyObject?, proxies: [String: Any]) -> [Any] {
    let graph = ObjectGraph(self, owner: owner)
    graph.objects.reserveCapacity(document.identityCount)
    if let controller = owner as? UIViewController { graph.controller = controller }
    var made: [AnyObject] = []
    for element in document.objects {
      if let identifier = element["placeholderIdentifier"] {
        let proxy =
          identifier == "IBFilesOwner" ? owner : proxies[identifier].map { $0 as AnyObject }
        if let id = element.id, let proxy { graph.objects[id] = proxy }
      } else if let object = graph.make(element) {
        made.append(object)
      }
    }
    graph.finish()
    return made
  }

  // MARK: Controllers

  var initialController: String? { document.initialController }

  func controller(identifier: String) -> String? { document.controller(identifier: identifier) }

  func makeController(
    _ id: String, storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    SceneMaking(self, storyboard).controller(id, creator)
  }
}
