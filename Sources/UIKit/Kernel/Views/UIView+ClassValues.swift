/// Makes views of classes that are only known at run time: `type.init(frame:)` of ported sources.
///
/// A class that inherits or overrides `init(frame:)` has it in the same slot as this one. Open,
/// or whole-module optimization would take the slot for known.
@preconcurrency @MainActor
open class _ViewMaker: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an empty view: archives are not read on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of a class, made by the `init(frame:)` that the class inherits or overrides.
  ///
  /// - Note: A class without one stops with Swift's message about an unimplemented initializer.
  public static func make<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
    let view = unsafeBitCast(type as UIView.Type, to: _ViewMaker.Type.self).init(frame: frame)
    return unsafeDowncast(view as UIView, to: Made.self)
  }
}
