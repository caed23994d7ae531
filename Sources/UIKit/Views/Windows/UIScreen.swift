/// The display; in a process without one, the screen its environment describes.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()

  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessScreen.environment.size) }

  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point.
  open var scale: CGFloat { HeadlessScreen.environment.scale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .screenDefaults }
}
