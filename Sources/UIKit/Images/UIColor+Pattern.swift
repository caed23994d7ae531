import RenderCore

extension UIColor {
  /// Creates a colour that fills areas with an image, repeated at its size in points.
  ///
  /// Backgrounds, borders and shapes of layers begin with a whole tile in the upper left corner of
  /// the layer's bounds; fills and strokes in a context at the origin that the context had at its
  /// start. Whatever else has a colour has the average of the image: texts, shadows, tints of images,
  /// gradients, and layers while their colour is animated. An image without size is clear.
  public convenience init(patternImage image: UIImage) {
    guard let bitmap = image.uprightBitmap, bitmap.width > 0, bitmap.height > 0 else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(.pattern(Tile(bitmap, size: image.size.core)))
  }
}
