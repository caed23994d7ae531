/// Makes view controllers of class values by their `init(nibName:bundle:)`, as ``ClassValues``
/// explains. Ported sources use it for `type.init()`.
@preconcurrency @MainActor
open class _ViewControllerMaker: UIViewController {
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new controller of a class, without a nib.
  ///
  /// - Note: A class without one stops with Swift's message about an unimplemented initializer.
  public static func make<Made: UIViewController>(_ type: Made.Type) -> Made {
    let controller = ClassValues.maker(_ViewControllerMaker.self, for: type)
      .init(nibName: nil, bundle: nil)
    return unsafeDowncast(controller as UIViewController, to: Made.self)
  }
}
