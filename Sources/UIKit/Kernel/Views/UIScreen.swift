/// The display; in a process without one, the screen its environment describes.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen()

  /// All screens: the main one.
  open class var screens: [UIScreen] { [main] }

  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessScreen.environment.size) }

  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { HeadlessScreen.environment.scale }
  /// The number of pixels per point: here the same as `scale`.
  open var nativeScale: CGFloat { scale }
  /// 60: frames come so often.
  open var maximumFramesPerSecond: Int { 60 }
  /// From 0 to 1; nothing shines here. The default is 0.5.
  open var brightness: CGFloat = 0.5
  /// The traits of the screen's environment.
  open var traitCollection: UITraitCollection { .screenDefaults }
}
