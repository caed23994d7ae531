import Dispatch

extension UIImage {
  /// The image with its pixels decoded. Images of files are decoded when they are made, so it is the
  /// image itself; a symbol is drawn. Nil for an image without size.
  public func preparingForDisplay() -> UIImage? {
    guard isSymbolImage else { return cgImage == nil ? nil : self }
    return rasterized().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Prepares the image beside what is going on, and calls back on a queue of the system's.
  @preconcurrency public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// The image with its pixels decoded, made beside what is going on.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { made in prepareForDisplay { made.resume(returning: $0) } }
  }

  /// The image drawn as large as fits into `size` without changing its proportions, at its own scale.
  /// Nil for an image or a size without area.
  ///
  /// - Parameter size: In points.
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

  /// Makes a thumbnail beside what is going on, and calls back on a queue of the system's.
  @preconcurrency public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// A thumbnail, made beside what is going on.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { made in
      prepareThumbnail(of: size) { made.resume(returning: $0) }
    }
  }
}
