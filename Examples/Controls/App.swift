import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = VariantsViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// The same controls in light, dark, right to left and in large text.
class VariantsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let panes = (0..<4).map { _ in ControlsViewController() }
    panes[1].overrideUserInterfaceStyle = .dark
    panes[2].traitOverrides.layoutDirection = .rightToLeft
    panes[3].traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let rows = stride(from: 0, to: 4, by: 2).map { index in
      let row = UIStackView(arrangedSubviews: panes[index..<index + 2].map { $0.view })
      row.distribution = .fillEqually
      return row
    }
    panes.forEach(addChild)
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    panes.forEach { $0.didMove(toParent: self) }
  }
}

/// One of each control, and what they say.
class ControlsViewController: UIViewController {
  private let status = UILabel()
  private let progress = UIProgressView(progressViewStyle: .default)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let plain = UIButton(type: .system)
    plain.setTitle("System", for: .normal)
    plain.addAction(UIAction { [weak self] _ in self?.say("System") }, for: .touchUpInside)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    var filled = UIButton.Configuration.filled()
    filled.title = "Filled"
    filled.image = UIImage(systemName: "heart.fill")
    filled.imagePadding = 6
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "Tinted"
    tinted.subtitle = "and a line below"
    tinted.titleAlignment = .center
    var gray = UIButton.Configuration.gray()
    gray.title = "Gray"
    gray.cornerStyle = .capsule
    let buttons = [filled, tinted, gray].map { configuration in
      UIButton(
        configuration: configuration,
        primaryAction: UIAction { [weak self] _ in self?.say(configuration.title ?? "") })
    }
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.addAction(
      UIAction { [weak self] action in
        self?.say((action.sender as? UISwitch)?.isOn == true ? "On" : "Off")
      }, for: .valueChanged)
    let slider = UISlider()
    slider.value = 0.4
    slider.addAction(
      UIAction { [weak self] action in
        guard let slider = action.sender as? UISlider else { return }
        self?.progress.progress = slider.value
        self?.say(String(format: "%.2f", slider.value))
      }, for: .valueChanged)
    progress.progress = 0.4
    let off = UISwitch()
    let switches = UIStackView(arrangedSubviews: [toggle, off])
    switches.spacing = 12
    status.font = .preferredFont(forTextStyle: .footnote)
    status.text = "Touch something"
    let stack = UIStackView(
      arrangedSubviews: [plain, disabled] + buttons + [switches, slider, progress, status])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      slider.widthAnchor.constraint(equalTo: stack.widthAnchor),
      progress.widthAnchor.constraint(equalTo: stack.widthAnchor),
    ])
  }

  private func say(_ text: String) { status.text = text }
}
