import Foundation
import UIKit

/// Shows an application, or other scenes, in windows.
@MainActor final class WindowApplication {
  private let host: SceneHost
  private let display: any Display
  private let clipboard: WindowClipboard
  private var preferences = WindowPreferences()
  private(set) var sessions: [WindowSession] = []
  /// The size of new windows in points.
  var size = CGSize(width: 390, height: 844)
  /// Called for each new window.
  var didOpen: (WindowSession) -> Void = { _ in }
  /// Called when the last window is gone, or the user ends the application.
  var end: () -> Void = {}
  /// How often there was something to look for, for tests.
  private(set) var turns = 0

  /// Events are looked for so often before others have their turn.
  private static let mostRounds = 8

  init(_ source: any SceneSource, on display: any Display) {
    host = SceneHost(source)
    self.display = display
    clipboard = WindowClipboard(display)
  }

  /// Opens a window with a scene of its own.
  ///
  /// - Returns: Nil if there is no such content.
  @discardableResult func open(
    content: String = "", url: URL? = nil
  ) throws(DisplayError) -> WindowSession? {
    let window = try display.open(size: size)
    let conditions = WindowSession.conditions(of: window, preferences)
    guard let client = host.connect(conditions, content: content, url: url) else {
      window.close()
      return nil
    }
    let session = WindowSession(client, in: window, clipboard, preferences)
    sessions.append(session)
    didOpen(session)
    return session
  }

  /// Shows the windows that are open, and begins to follow what happens.
  func begin() {
    display.wakeRunLoop()
    turn()
  }

  /// Runs the main run loop without end.
  func run() -> Never { host.run { turn() } }

  /// Handles what happened and shows what became different, until neither is left.
  func turn() {
    turns += 1
    for _ in 0..<Self.mostRounds {
      let events = display.events()
      for event in events { handle(event) }
      let hasDrawn = update()
      if events.isEmpty, !hasDrawn { return }
    }
    DispatchQueue.main.async {}
  }

  private func update() -> Bool {
    var hasDrawn = false
    for session in sessions where session.update() { hasDrawn = true }
    clipboard.write()
    return hasDrawn
  }

  /// The desktop's user prefers another appearance.
  func prefer(_ preferences: WindowPreferences) {
    self.preferences = preferences
    for session in sessions { session.prefer(preferences) }
  }

  // MARK: Events

  func handle(_ event: DisplayEvent) {
    if event.kind == .quit { return endAll() }
    if event.kind == .clipboard { return clipboard.read() }
    guard let session = sessions.first(where: { $0.window.number == event.window }) else { return }
    switch event.kind {
    case .closed: close(session)
    case .visible(let isVisible): show(session, isVisible)
    case .key(.client(.character("n")), [.command, .shift]) where opensMore(session):
      _ = try? open()
    default: session.receive(event.kind)
    }
  }

  /// Whether the application has a scene for another window.
  private func opensMore(_ session: WindowSession) -> Bool {
    session.client.scene.delegate != nil && sessions.count < 32
  }

  /// A window that cannot be seen is a scene in the background.
  private func show(_ session: WindowSession, _ isVisible: Bool) {
    guard session.become(visible: isVisible) else { return }
    if isVisible {
      host.reconnect(session.client, session.conditions)
    } else {
      host.suspend(session.client)
    }
  }

  private func close(_ session: WindowSession) {
    sessions.removeAll { $0 === session }
    if sessions.isEmpty { return endAll(closing: session) }
    host.suspend(session.client)
    host.disconnect(session.client)
    session.window.close()
  }

  private func endAll(closing last: WindowSession? = nil) {
    let all = sessions + (last.map { [$0] } ?? [])
    sessions = []
    UIApplication.shared.terminate()
    for session in all { session.window.close() }
    end()
  }
}
