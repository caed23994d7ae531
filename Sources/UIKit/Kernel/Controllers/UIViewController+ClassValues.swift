/// Makes view controllers of classes known at run time by their `init(nibName:bundle:)`, as ``ClassValues``
/// explains. Ported sources use it for `type.init()`.
@preconcurrency @MainActor
open class _ViewControllerMaker: UIViewController {
  /// Creates a controller whose class is known at run time.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new controller of a class, without a nib unless its name is given.
  ///
  /// - Note: A class without that initializer stops with Swift's message about an unimplemented
  ///   initializer.
  public static func make<Made: UIViewController>(
    _ type: Made.Type, nibName: String? = nil, bundle: Bundle? = nil
  ) -> Made {
    let controller = ClassValues.maker(_ViewControllerMaker.self, for: type)
      .init(nibName: nibName, bundle: bundle)
    return unsafeDowncast(controller as UIViewController, to: Made.self)
  }
}
