import Dispatch

/// Lays out the windows on the screen, and has all that moves go on, when the main run loop turns, or the main queue, so that
/// whoever waits sees what has been laid out.
///
/// A turn is asked for when a window on the screen begins to wait for a layout, and once however
/// many views do. The queue serves those who await or run the main run loop; the run loop of the
/// present thread serves those who run it from within the main queue, as tests do that wait
/// without being asynchronous.
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
