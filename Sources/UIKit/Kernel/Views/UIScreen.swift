/// The display; in a process without one, the screen its environment describes.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()

  /// All screens: the main one.
  open class var screens: [UIScreen] { [main] }

  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessScreen.environment.size) }

  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point.
  open var scale: CGFloat { HeadlessScreen.environment.scale }
  open var nativeScale: CGFloat { scale }
  /// 60: frames come so often.
  open var maximumFramesPerSecond: Int { 60 }
  /// From 0 to 1; nothing shines here. Default 0.5.
  open var brightness: CGFloat = 0.5
  open var traitCollection: UITraitCollection { .screenDefaults }
}
