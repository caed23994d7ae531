/// A colour of a bundle's asset catalogues, by name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to a resource of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image of a bundle, by name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to a resource of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// A colour that has to be among the bundle's.
  public convenience init(resource: ColorResource) {
    guard let provider = NamedColors.provider(of: resource.name, in: resource.bundle) else {
      refuse(
        "There is no colour named \"\(resource.name)\" in the catalogues of \(resource.bundle.bundlePath)."
      )
    }
    self.init(.provider(provider))
  }
}
