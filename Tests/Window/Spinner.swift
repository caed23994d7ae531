import UIKit

/// Something that moves without end, and a timer.
@main final class Spinner: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var count = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    let square = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    square.backgroundColor = .systemBlue
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(square)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      square.frame.origin.y = 500
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      self.count += 1
      FileHandle.standardError.write(Data("timer \(self.count)\n".utf8))
    }
    return true
  }
}
