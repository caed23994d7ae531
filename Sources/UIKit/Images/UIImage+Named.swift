extension UIImage {
  /// Loads the image with this name from the resources of the main bundle; nil if there is none.
  ///
  /// Image sets and symbol sets of asset catalogues take precedence over files. Of an image set the
  /// variant for the current traits is loaded; image views choose another one when their traits
  /// differ. Vector images of catalogues may be SVG or PDF files; of a PDF file the first page is
  /// drawn, by `pdftocairo`.
  ///
  /// Of the files `name@3x`, `name@2x` and `name`, each with `~iphone`, `~ipad` or neither, the one for
  /// the screen's scale is loaded, or else the one with most pixels. A name without an extension
  /// stands for PNG first, then JPEG, WebP, GIF, BMP and TIFF; of an animated GIF the first frame is
  /// loaded.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads the image with this name from the resources of `bundle`, or of the main bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    if let symbol = NamedImages.symbol(name, in: bundle) {
      self.init(.symbol(symbol))
      look.configuration = traitCollection.map(UIImage.Configuration.init(traits:))
      return
    }
    let traits = traitCollection ?? .current
    guard let set = NamedImages.set(name, in: bundle), let found = set.picture(for: traits) else {
      return nil
    }
    var look = found.look
    look.asset = UIImageAsset(set)
    self.init(found.content, look: look)
  }

  /// Loads the image with this name from the resources of `bundle`, or of the main bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    look.configuration = configuration
  }

  // MARK: Symbols of the system

  /// A symbol for adding something: `plus.circle.fill`.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// A symbol for removing something: `minus.circle.fill`.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// A symbol for what there is to do with something: `ellipsis.circle`.
  public class var actions: UIImage { standard("ellipsis.circle") }
  /// A symbol of what is chosen: `checkmark.circle.fill`.
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }
  /// A symbol of what is chosen, in outlines: `checkmark.circle`.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private class func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage {
  /// A picture that has to be among the bundle's.
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      refuse(
        "There is no picture named \"\(resource.name)\" among the resources of \(resource.bundle.bundlePath)."
      )
    }
    self.init(image.content, look: image.look)
  }
}

extension ImageSet {
  /// The picture for `traits` and what it looks like; nil if there is none that can be read.
  func picture(for traits: UITraitCollection) -> (content: ImageContent, look: ImageLook)? {
    guard let variant = variant(for: traits),
      let content = variant.content(scale: traits.pixelScale)
    else { return nil }
    var look = variant.look(renderingMode: renderingMode)
    if preservesVectors { look.vector = VectorFile(variant.path) }
    if variant.followsDirection, variant.conditions.direction == .rightToLeft {
      look.vector = nil
      return (content.mirrored, look)
    }
    look.file = variant.path
    return (content, look)
  }
}

extension ImageContent {
  /// The picture as it is seen in a mirror.
  fileprivate var mirrored: ImageContent {
    guard case .pixels(let image, let scale, .up) = self else { return self }
    return .pixels(image, scale: scale, orientation: .upMirrored)
  }
}
