import CollectionViewExtras
import UIKit

/// A window for controls, and a clock for what they do.
@MainActor func onStage<Result>(
  _ views: UIView..., size: CGSize = CGSize(width: 320, height: 480),
  _ body: (UIWindow, ManualClock) throws -> Result
) rethrows -> Result {
  try ManualClock.run { clock in
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    return try body(window, clock)
  }
}

/// The middle of a view in its window.
@MainActor func middle(of view: UIView) -> CGPoint {
  view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
}

/// Notes what happens, in order.
@MainActor final class Diary {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }

  /// Notes the names of a control's events.
  func follow(_ control: UIControl, _ events: [(UIControl.Event, String)]) {
    for (event, name) in events {
      control.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
    }
  }
}
