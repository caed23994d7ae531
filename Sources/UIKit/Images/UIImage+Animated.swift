extension UIImage {
  /// An animated image, which image views repeat forever; elsewhere it is drawn as its first frame.
  /// Nil if there are no frames.
  ///
  /// - Parameter duration: The duration of all frames, in seconds; 0 for a thirtieth of a second each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var look = first.look
    look.frames = images
    look.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(first.content, look: look)
  }

  /// An animated image of the images `name0`, `name1` and so on, up to the first that is missing; nil
  /// if there is none.
  ///
  /// - Parameter duration: The duration of all frames, in seconds; 0 for a thirtieth of a second each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}
