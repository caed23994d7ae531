/// Makes the controllers that an interface document, a `.storyboard` file, describes.
///
/// The document is read as Interface Builder writes it. A subclass that overrides the methods makes
/// its controllers in code. Rules DOC-1, DOC-5, DOC-6.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private var file: (any InterfaceReading)?
  private var name = ""
  private(set) final var bundle: Bundle?

  /// A storyboard without a file, for subclasses that make their controllers in code.
  public override init() {
    super.init()
  }

  /// The interface document `name` of a bundle, the main one by default. There must be one.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init()
    let bundle = storyboardBundleOrNil ?? .main
    let module = SceneManifest.delegateModule
    guard let place = DocumentFile.find(name, .storyboard, in: bundle, module: module) else {
      refuse(
        "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath): there is no file \(name).storyboard among its resources."
      )
    }
    do {
      file = try InterfaceReader.type.open(place, bundle: storyboardBundleOrNil)
    } catch {
      refuse("The storyboard '\(name)' at \(place.path) cannot be read: \(error)")
    }
    self.name = name
    self.bundle = storyboardBundleOrNil
  }

  /// Whether a bundle has a storyboard with a name.
  static func exists(_ name: String, in bundle: Bundle, module: String?) -> Bool {
    DocumentFile.find(name, .storyboard, in: bundle, module: module) != nil
  }

  /// The controller that the storyboard begins with, made anew; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    file?.initialController.flatMap { make($0, nil) }
  }

  /// The controller that the storyboard begins with, made by `creator`; nil if there is none.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    file?.initialController.flatMap { make($0, creator) } as? ViewController
  }

  /// The controller with this identifier, made anew.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let id = file?.controller(identifier: identifier), let controller = make(id, nil) else {
      refuseController(identifier)
    }
    return controller
  }

  /// The controller with this identifier, made by `creator`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let id = file?.controller(identifier: identifier) else { refuseController(identifier) }
    guard let controller = make(id, creator) as? ViewController else {
      refuse(
        """
        The view controller with identifier '\(identifier)' of the storyboard '\(name)' is not of \
        the class \(ViewController.self). Give it that class in the document.
        """)
    }
    return controller
  }

  private func make(
    _ id: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    file?.makeController(id, storyboard: self, creator: creator)
  }

  private func refuseController(_ identifier: String) -> Never {
    refuse("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
  }
}
