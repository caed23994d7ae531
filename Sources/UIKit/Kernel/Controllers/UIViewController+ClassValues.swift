/// Creates view controllers of classes that are only known at run time: `type.init()` of ported
/// sources.
///
/// A class that inherits or overrides `init(nibName:bundle:)` has it in the same slot of its method
/// table as this class. The class is open, or else whole-module optimization would call its own
/// initializer directly.
@preconcurrency @MainActor
open class _ViewControllerMaker: UIViewController {
  /// Creates a controller whose class is known at run time.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty controller: archives of controllers are not read on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a controller by the `init(nibName:bundle:)` that its class inherits or overrides.
  ///
  /// - Note: A class without that initializer stops with Swift's message about an unimplemented
  ///   initializer.
  public static func make<Made: UIViewController>(_ type: Made.Type) -> Made {
    let controller = unsafeBitCast(
      type as UIViewController.Type, to: _ViewControllerMaker.Type.self
    ).init(nibName: nil, bundle: nil)
    return unsafeDowncast(controller as UIViewController, to: Made.self)
  }
}
