/// Makes the controllers that a storyboard file describes.
///
/// Such files are compiled and read by Apple's tools alone: on this platform
/// ``init(name:bundle:)`` stops the program, as UIKit does for a file that is not there. A subclass
/// that overrides the methods makes its controllers in code.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// A storyboard without a file, for subclasses that make their controllers in code.
  public override init() {
    super.init()
  }

  /// Stops the program: no storyboard is found.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init()
    refuse(
      """
      Could not find a storyboard named '\(name)' in bundle \
      \((storyboardBundleOrNil ?? .main).bundlePath): storyboard files are not read on this \
      platform. Make the controller in code, and in an application without storyboards leave \
      UIMainStoryboardFile and UISceneStoryboardFile out of the property list.
      """)
  }

  /// The controller that the storyboard begins with, made anew; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// The controller that the storyboard begins with, made by `creator`; nil if there is none.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }

  /// The controller of this name, made anew.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    refuseController(identifier)
  }

  /// The controller of this name, made by `creator`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    refuseController(identifier)
  }

  private func refuseController(_ identifier: String) -> Never {
    refuse("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
  }
}

/// A way from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller that the segue leads from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  private let performHandler: (() -> Void)?

  /// Creates a segue.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// A way that `performHandler` goes.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Goes the way: calls the handler. Subclasses override it.
  open func perform() {
    guard let performHandler else {
      refuse(
        "Segue \(self) must be made with a perform handler, or its class override perform().")
    }
    performHandler()
  }
}
