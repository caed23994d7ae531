/// The device: in a process without one, what its screen makes it.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// `iPhone` or `iPad`, by the size of the screen.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  /// The model's name: applications are not told what a person calls the device.
  open var name: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose looks and behaviour this is.
  open var systemVersion: String { "18.0" }

  /// By the size of the screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIWindow.idiom(of: UIScreen.main.bounds.size)
  }

  /// As the screen is: upright, or on its side.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Names the device to an application; another one in each process.
  public let identifierForVendor: UUID? = UUID()
}
