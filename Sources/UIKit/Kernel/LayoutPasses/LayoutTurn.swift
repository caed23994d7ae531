import Dispatch

/// Lays out the windows on the screen and advances animations in the next turn of the main run loop
/// or the main queue, so that code that awaits either finds them laid out.
///
/// A turn is requested when a window on the screen needs a layout, once for any number of views.
/// The queue serves those who await or run the main run loop; the run loop of the present thread
/// serves those who run it from within the main queue, as tests do that wait without being
/// asynchronous.
///
/// - Note: UIKit does the same in an observer of the run loop, which Foundation does not offer
///   here.
@MainActor enum LayoutTurn {
  private static var isQueued = false
  private static let loopRequest = ThreadValue<LoopRequest>()

  /// Whether a thread's run loop has been asked.
  private final class LoopRequest: @unchecked Sendable {
    var isPending = false
  }

  static func request() {
    requestFromQueue()
    requestFromLoop()
  }

  private static func requestFromQueue() {
    guard !isQueued else { return }
    isQueued = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        isQueued = false
        FrameWaker.turn()
      }
    }
  }

  private static func requestFromLoop() {
    let request = loopRequest.value ?? LoopRequest()
    loopRequest.value = request
    guard !request.isPending else { return }
    request.isPending = true
    RunLoop.current.perform {
      request.isPending = false
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { FrameWaker.turn() }
    }
  }

  static func layOutWindows() {
    guard !LayoutPass.isUnderWay else { return }
    for window in UIWindow.shown where window.layoutState.waits { window.layoutIfNeeded() }
  }
}
