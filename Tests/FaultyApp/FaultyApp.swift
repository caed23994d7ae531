import UIKit

/// An application with faults to be found: one button stops it once another was tapped twice, a third contradicts
/// itself in its layout.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = FaultyController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class FaultyController: UIViewController {
  private var count = 0
  private let pages = ["one", "two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      button("Count") { $0.count += 1 },
      button("Stop") { controller in controller.title = controller.pages[controller.count] },
      button("Contradict") { $0.contradict() },
    ])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 100, width: 200, height: 240)
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }

  private func button(_ title: String, _ act: @escaping (FaultyController) -> Void) -> UIButton {
    UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: title) { [weak self] _ in if let self { act(self) } })
  }

  /// A view that is as wide as it cannot be.
  private func contradict() {
    let square = UIView()
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
    NSLayoutConstraint.activate([
      square.widthAnchor.constraint(equalToConstant: 10),
      square.widthAnchor.constraint(equalToConstant: 20),
    ])
  }
}
