import Synchronization

/// One picture in the variants for different traits.
///
/// Images that were made by name have one with all files of that name. Image views show the variant
/// for their own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let files: ImageSet?
  private let registered = Mutex<[Registration]>([])

  private struct Registration: Sendable {
    let traits: UITraitCollection.Values
    let content: ImageContent
    var look: ImageLook
  }

  /// An asset without images.
  public override init() {
    files = nil
    super.init()
  }

  init(_ files: ImageSet) {
    self.files = files
    super.init()
  }

  /// The image that suits `traitCollection` best, registered ones before files.
  ///
  /// Of registered images it is the one of which most of what it is for holds; those for other traits
  /// are taken where nothing else is left. Without images, one without size.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection) ?? UIImage()
  }

  /// The image that suits the configuration's traits best, with that configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
  }

  /// Has `image` be taken where what `traitCollection` specifies holds, in place of one that was
  /// registered for the same. The image belongs to the asset from now on.
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

  /// Has `image` be taken for the configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes away the image that was registered for these traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    registered.withLock { known in known.removeAll { $0.traits == traitCollection.values } }
  }

  /// Takes away the image that was registered for the configuration's traits.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image for `traits`; nil if there is none.
  func variant(for traits: UITraitCollection) -> UIImage? {
    let known = registered.withLock { $0 }
    let values = traits.values
    let fitting = known.filter { values.overridden(by: $0.traits) == values }
    // Of those that fit the one that says most: no other says more than it does.
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
    return UIImage(other.content, look: own)
  }
}
