/// The device, as far as it follows from the screen of the environment.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// `iPhone` or `iPad`, by the size of the screen.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model's name in the user's language: here the same as `model`.
  open var localizedModel: String { model }
  /// The model's name: the name that the user has given the device is private.
  open var name: String { model }
  /// The name of the operating system that is reproduced: `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the operating system that is reproduced.
  open var systemVersion: String { "18.0" }

  /// By the size of the screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIWindow.idiom(of: UIScreen.main.bounds.size)
  }

  /// The orientation of the device, which is that of the screen.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Posted when ``orientation`` changes, which the screen of a process does not do.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private var generators = 0

  /// Whether changes of the orientation are followed. The default is `false`.
  open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }
  /// Follows changes of the orientation until as many calls of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }
  /// Ends what one call of ``beginGeneratingDeviceOrientationNotifications()`` began.
  open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }

  /// An identifier of the device; another one in each process.
  public let identifierForVendor: UUID? = UUID()
}
