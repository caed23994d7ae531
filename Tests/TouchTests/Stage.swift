import CollectionViewExtras
import UIKit

/// A window on the screen, and a clock for what happens in it.
@MainActor func onStage<Result>(
  _ view: UIView, _ body: (UIWindow, ManualClock) throws -> Result
) rethrows -> Result {
  try ManualClock.run { clock in
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    clock.advance(by: 0)
    defer { window.isHidden = true }
    return try body(window, clock)
  }
}

/// Writes a picture of a window as it is seen now, for looking at.
@MainActor func picture(_ window: UIWindow, _ name: String) {
  guard let folder = ProcessInfo.processInfo.environment["TOUCH_PICTURES"] else { return }
  window.layoutIfNeeded()
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  let data = UIGraphicsImageRenderer(bounds: window.bounds, format: format).pngData { _ in
    window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
  }
  try? data.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
}
