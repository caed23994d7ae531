/// An image context that is open on a thread.
private struct OpenImage {
  let context: CGContext
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool

  static var stack: ThreadStack<OpenImage> { .current("ImageContexts") }
}

/// Begins an image of `size` points with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, which is the current context until `UIGraphicsEndImageContext()`.
///
/// A scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  refuse(
    unless: size.isFinite,
    """
    UIGraphicsBeginImageContext() failed to allocate CGBitmapContext: \
    size={\(size.width), \(size.height)}, scale=\(scale). Give it a size of finite numbers.
    """)
  let entry = OpenImage(
    context: CGContext(), size: size,
    scale: scale > 0 ? scale : HeadlessScreen.environment.scale, isOpaque: opaque)
  entry.context.extent = CGRect(origin: .zero, size: size).core
  OpenImage.stack.elements.append(entry)
  UIGraphicsPushContext(entry.context)
}

/// The image drawn so far; nil outside of an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenImage.stack.elements.last.map {
    $0.context.image(size: $0.size, scale: $0.scale, isOpaque: $0.isOpaque)
  }
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
  guard OpenImage.stack.elements.popLast() != nil else { return }
  UIGraphicsPopContext()
}
