import Foundation
import UIKit

/// The page of a playground that is running.
///
/// The page's code sets ``liveView``; `Scripts/run` shows that in place of Xcode once the code has come to its end.
/// In a program that nothing shows, it is a property like any other.
@preconcurrency @MainActor open class PlaygroundPage {
  /// The page that is running.
  public static let current = PlaygroundPage()

  private init() {}

  /// The view or view controller that the page shows. The default is `nil`: nothing is shown.
  ///
  /// A controller fills the screen. A view is shown at its size in the middle, or at all of the screen if it has none.
  /// Setting it lets the page run on after the end of its code.
  open var liveView: (any PlaygroundLiveViewable)? {
    didSet {
      if liveView != nil { needsIndefiniteExecution = true }
      NotificationCenter.default.post(name: Self.liveViewDidChange, object: self)
    }
  }

  /// Whether the page runs on after the end of its code, as callbacks and timers need. The default is `false`.
  open var needsIndefiniteExecution = false

  /// Ends the program.
  open func finishExecution() -> Never { exit(0) }

  /// Posted by a page after its ``liveView`` was set.
  private static let liveViewDidChange =
    Notification.Name("PlaygroundPageLiveViewDidChangeNotification")
}
