import UIKit

/// Copies and pastes pictures and texts by keys, and shows what was pasted.
///
/// Control+I copies a picture of 640 x 480 pixels without any two alike, and Control+T a text. Control+P shows the
/// pasteboard's picture, and writes its size and its text to the standard error.
@main final class Pasting: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = PastingController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class PastingController: UIViewController {
  private let shown = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    shown.frame = view.bounds
    shown.contentMode = .topLeft
    view.addSubview(shown)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "i", modifierFlags: .command,
        action: Selector("copyPicture:", PastingController.copyPicture(_:))),
      UIKeyCommand(
        input: "t", modifierFlags: .command,
        action: Selector("copyText:", PastingController.copyText(_:))),
      UIKeyCommand(
        input: "p", modifierFlags: .command,
        action: Selector("show:", PastingController.show(_:))),
    ]
  }

  func copyPicture(_ sender: Any?) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    UIPasteboard.general.image = UIGraphicsImageRenderer(
      size: CGSize(width: 640, height: 480), format: format
    ).image { context in
      for y in stride(from: 0, to: 480, by: 4) {
        for x in stride(from: 0, to: 640, by: 4) {
          UIColor(
            red: CGFloat(x) / 640, green: CGFloat(y) / 480, blue: CGFloat(x * y % 255) / 255,
            alpha: 1
          ).setFill()
          context.fill(CGRect(x: x, y: y, width: 4, height: 4))
        }
      }
    }
    say("copied")
  }

  func copyText(_ sender: Any?) {
    UIPasteboard.general.string = "a text of the application"
    say("copied")
  }

  func show(_ sender: Any?) {
    let image = UIPasteboard.general.image
    shown.image = image
    let (size, text) = (image?.size ?? .zero, UIPasteboard.general.string ?? "-")
    say("shown \(size.width)x\(size.height) \(text)")
  }

  private func say(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }
}
