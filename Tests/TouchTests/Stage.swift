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
