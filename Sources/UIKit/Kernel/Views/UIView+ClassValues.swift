/// Makes views of classes known at run time by their `init(frame:)`, as ``ClassValues`` explains. Ported sources
/// use it for `type.init(frame:)`.
@preconcurrency @MainActor
open class _ViewMaker: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new view of a class.
  ///
  /// - Note: A class without one stops with Swift's message about an unimplemented initializer.
  public static func make<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
    let view = ClassValues.maker(_ViewMaker.self, for: type).init(frame: frame)
    return unsafeDowncast(view as UIView, to: Made.self)
  }
}
