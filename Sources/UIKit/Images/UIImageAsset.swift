import Synchronization

/// The variants of an image for different traits.
///
/// The asset of an image that was loaded by name has all files of that name. Image views show the
/// variant for their own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let files: ImageSet?
  private let registered = Mutex<[Registration]>([])

  private struct Registration: Sendable {
    let traits: UITraitCollection.Values
    let content: ImageContent
    var look: ImageLook
  }

  /// Creates an asset without images.
  public override init() {
    files = nil
    super.init()
  }

  init(_ files: ImageSet) {
    self.files = files
    super.init()
  }

  /// The best image for `traitCollection`; registered images take precedence over files.
  ///
  /// The best registered image is the one most of whose traits match; images for other traits are a
  /// last resort. Without images, it is an empty one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection) ?? UIImage()
  }

  /// The best image for the configuration's traits, with that configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
  }

  /// Registers an image for traits and replaces the one registered for equal traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var look = image.look
    look.asset = nil
    let made = Registration(traits: traitCollection.values, content: image.content, look: look)
    registered.withLock { known in
      known.removeAll { $0.traits == made.traits }
      known.append(made)
    }
    image.look.asset = self
  }

  /// Registers an image for the configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Unregisters the image for these traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    registered.withLock { known in known.removeAll { $0.traits == traitCollection.values } }
  }

  /// Unregisters the image for the configuration's traits.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image for `traits`; nil if there is none.
  func variant(for traits: UITraitCollection) -> UIImage? {
    let known = registered.withLock { $0 }
    let values = traits.values
    let fitting = known.filter { values.overridden(by: $0.traits) == values }
    // Of the images that match, the most specific one.
    let best = fitting.max { left, right in
      left.traits != right.traits && right.traits.overridden(by: left.traits) == right.traits
    }
    if let best { return image(best.content, best.look) }
    if let files {
      return files.picture(for: traits).map { image($0.content, $0.look) }
    }
    return known.first.map { image($0.content, $0.look) }
  }

  private func image(_ content: ImageContent, _ look: ImageLook) -> UIImage {
    var look = look
    look.asset = self
    return UIImage(content, look: look)
  }

  /// Whether the image for `traits` is the file at `path`.
  func shows(_ path: String?, for traits: UITraitCollection) -> Bool {
    guard let path, let files, registered.withLock({ $0.isEmpty }) else { return false }
    return files.variant(for: traits)?.path == path
  }
}

extension UIImage {
  /// The variant of the image for `traits`, with what the application said of this one.
  func adapted(to traits: UITraitCollection) -> UIImage {
    guard let asset = look.asset, !asset.shows(look.file, for: traits),
      let other = asset.variant(for: traits)
    else { return self }
    var own = look
    own.file = other.look.file
    own.vector = other.look.vector
    return UIImage(other.content, look: own)
  }
}
