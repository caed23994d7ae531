/// The display: that of the client that shows the application, or else the screen that the process
/// has by its environment.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen()

  /// All screens: the main one.
  open class var screens: [UIScreen] { [main] }

  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: conditions.size) }

  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { conditions.scale }
  /// The number of pixels per point: here the same as `scale`.
  open var nativeScale: CGFloat { scale }
  /// 60: frames come so often.
  open var maximumFramesPerSecond: Int { 60 }
  /// From 0 to 1; nothing shines here. The default is 0.5.
  open var brightness: CGFloat = 0.5
  /// The traits of the screen's environment.
  open var traitCollection: UITraitCollection { traits }

  private var traits = UITraitCollection.screenDefaults

  /// What the screen is like. The windows on it are not told; ``UIWindowScene`` does that.
  package var conditions = ScreenConditions(HeadlessScreen.environment) {
    didSet {
      guard conditions != oldValue else { return }
      traits = conditions.traits
      if self === UIScreen.main { UITraitCollection.setScreenDefaults(traits) }
    }
  }
}
