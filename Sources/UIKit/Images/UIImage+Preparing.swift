import Dispatch

extension UIImage {
  /// The image with decoded pixels; nil for an empty image.
  ///
  /// Images of files are decoded when they are created and returned as they are; a symbol is drawn.
  public func preparingForDisplay() -> UIImage? {
    guard isSymbolImage else { return cgImage == nil ? nil : self }
    return rasterized().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Decodes the image on a background queue and calls `completionHandler` there.
  @preconcurrency public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// The image with decoded pixels, prepared in the background.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { made in prepareForDisplay { made.resume(returning: $0) } }
  }

  /// The image scaled to fit into `size` with its proportions and scale; nil if either is empty.
  ///
  /// - Parameter size: The size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0, size.isFinite else {
      return nil
    }
    let fit = min(size.width / own.width, size.height / own.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let target = CGSize(
      width: max(1, (own.width * fit * scale).rounded()) / scale,
      height: max(1, (own.height * fit * scale).rounded()) / scale)
    return UIGraphicsImageRenderer(size: target, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: target))
    }
  }

  /// Creates a thumbnail on a background queue and calls `completionHandler` there.
  @preconcurrency public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// A thumbnail, created in the background.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { made in
      prepareThumbnail(of: size) { made.resume(returning: $0) }
    }
  }
}
