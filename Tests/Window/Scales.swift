import UIKit

/// Prints the display scale to the standard error whenever it changes.
@main final class Scales: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ScaleController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class ScaleController: UIViewController {
  private var said: CGFloat?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scale = traitCollection.displayScale
    guard scale != said else { return }
    said = scale
    FileHandle.standardError.write(Data("scale \(scale)\n".utf8))
  }
}
