/// Makes the objects that an interface document, a `.xib` file, describes.
///
/// The document is read as Interface Builder writes it, when it is asked for. A subclass that
/// overrides ``instantiate(withOwner:options:)`` makes its objects in code and can be registered
/// wherever a nib can. Rules DOC-1, DOC-2.
@preconcurrency @MainActor open class UINib: NSObject {
  /// An option of a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: String
    /// Creates a value from the number that stands for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that take the place of external objects, in a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private var name = ""
  private var bundle: Bundle?
  private var data: Data?
  private var file: (any InterfaceReading)?

  public override init() {
    super.init()
  }

  /// The interface document `name` of a bundle, the main one by default. It is looked for when the
  /// nib is instantiated.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
    self.name = name
    bundle = bundleOrNil
  }

  /// The interface document whose text is `data`.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init()
    self.data = data
    bundle = bundleOrNil
  }

  /// Makes the top-level objects of the document and connects them.
  ///
  /// - Parameter ownerOrNil: The file's owner, whose outlets are set.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let owner = ownerOrNil.map { $0 as AnyObject }
    let proxies = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return opened(for: owner).objects(owner: owner, proxies: proxies)
  }

  private func opened(for owner: AnyObject?) -> any InterfaceReading {
    if let file { return file }
    let opened: any InterfaceReading
    do {
      if let data {
        opened = try InterfaceReader.type.read(data, bundle: bundle)
      } else {
        let module = owner.map { ClassName.module(of: type(of: $0)) }
        guard let place = DocumentFile.find(name, .nib, in: bundle ?? .main, module: module) else {
          refuse("\(failure): there is no file \(name).xib among its resources.")
        }
        opened = try InterfaceReader.type.open(place, bundle: bundle)
      }
    } catch {
      refuse("\(failure): \(error)")
    }
    file = opened
    return opened
  }

  private var failure: String {
    "Could not load NIB in bundle: '\((bundle ?? .main).bundlePath)' with name '\(name)'"
  }
}

extension Bundle {
  /// Makes the top-level objects of the interface document `name` and connects them.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
