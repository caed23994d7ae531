import Foundation

/// Asks for another turn of the run loop, at one time at most: a turn that asks again asks for no second one.
@MainActor final class NextTurn {
  private var due = Double.infinity

  func come(after seconds: TimeInterval) {
    let time = ProcessInfo.processInfo.systemUptime + seconds
    guard time < due else { return }
    due = time
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds + 0.001) { [weak self] in
      MainActor.assumeIsolated {
        if self?.due == time { self?.due = .infinity }
      }
    }
  }
}
