extension UIImage {
  /// An image that image views show as pictures one after the other, for ever; elsewhere it is the
  /// first of them. Nil without pictures.
  ///
  /// - Parameter duration: Of all pictures together, in seconds; 0 for a thirtieth each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var look = first.look
    look.frames = images
    look.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(first.content, look: look)
  }

  /// An image of the pictures `name0`, `name1` and so on, up to the first that is missing; nil if
  /// there is none.
  ///
  /// - Parameter duration: Of all pictures together, in seconds; 0 for a thirtieth each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}
