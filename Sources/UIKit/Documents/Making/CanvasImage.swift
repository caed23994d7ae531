import RenderCore

/// Missing pictures, with the sizes that the document records.
enum CanvasImage {
  static func blank(_ size: (width: Double, height: Double)) -> UIImage? {
    // Sizes are whole points, halves or thirds.
    let isWhole = size.width == size.width.rounded() && size.height == size.height.rounded()
    let scale = isWhole ? 1.0 : 6.0
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
    let pixels = [UInt8](repeating: 0, count: 4 * width * height)
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    return UIImage(.pixels(CGImage(bitmap), scale: CGFloat(scale), orientation: .up))
  }
}
