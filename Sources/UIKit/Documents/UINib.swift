/// Makes the objects that an interface file describes.
///
/// Interface files are compiled and read by Apple's tools alone: on this platform
/// ``instantiate(withOwner:options:)`` of a nib with a name stops the program, as UIKit does for a
/// file that is not there. A subclass that overrides it makes its objects in code and can be
/// registered wherever a nib can.
@preconcurrency @MainActor open class UINib: NSObject {
  /// An option of a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: String
    /// Creates a value from the number that stands for it.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private var name = ""
  private var bundle: Bundle?

  public override init() {
    super.init()
  }

  /// The interface file `name` of a bundle, the main one by default. It is looked for when the
  /// nib is instantiated.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
    self.name = name
    bundle = bundleOrNil
  }

  /// The top level objects of the file, made anew.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    refuse(
      """
      Could not load NIB in bundle: '\((bundle ?? .main).bundlePath)' with name '\(name)': nib \
      files are not read on this platform. Register a class, or a subclass of UINib that makes \
      its views in instantiate(withOwner:options:).
      """)
  }
}

extension Bundle {
  /// The top level objects of the interface file `name`, made anew; refused as ``UINib`` refuses it.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
