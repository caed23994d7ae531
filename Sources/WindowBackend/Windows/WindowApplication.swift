import Foundation
import QuartzCore
import UIKit

/// Shows an application, or other scenes, in windows.
@MainActor final class WindowApplication {
  private let host: SceneHost
  private let display: any Display
  private let clipboard: WindowClipboard
  private let places: WindowPlaces?
  private var pacer = FramePacer()
  private var wakesForFrame = false
  /// Whether another program has read the interface since the last turn.
  var wasRead = false
  /// What screens are like, but for their size and density.
  private var base = WindowApplication.standard
  private(set) var sessions: [WindowSession] = []
  /// The size of new windows in points.
  var size = CGSize(width: 390, height: 844)
  /// Called for each new window.
  var didOpen: (WindowSession) -> Void = { _ in }
  /// Called when the last window is gone, or the user ends the application.
  var end: () -> Void = {}
  /// Called after each turn in which something happened or was drawn.
  var didTurn: () -> Void = {}
  /// The frames so far, where they are counted. Default nil.
  var tally: FrameTally?

  /// Events are looked for so often before others have their turn.
  private static let mostRounds = 8

  /// A keyboard with keys lies before a desktop, and windows have sizes of their users'.
  static var standard: ScreenConditions {
    var conditions = ScreenConditions(
      size: CGSize(width: 390, height: 844), scale: 1, keyboardHeight: 0)
    conditions.followsRestrictions = true
    return conditions
  }

  /// - Parameter places: Where windows are remembered; nil to forget them.
  init(_ source: any SceneSource, on display: any Display, places: WindowPlaces? = nil) {
    host = SceneHost(source)
    (self.display, self.places) = (display, places)
    clipboard = WindowClipboard(display)
  }

  /// Opens a window with a scene of its own.
  ///
  /// - Returns: Nil if there is no such content.
  @discardableResult func open(
    content: String = "", url: URL? = nil
  ) throws(DisplayError) -> WindowSession? {
    let known = sessions.isEmpty ? places?.read() : nil
    let window = try display.open(size: known?.size ?? size, at: known?.origin)
    let conditions = WindowSession.conditions(base, in: window)
    guard let client = host.connect(conditions, content: content, url: url) else {
      window.close()
      return nil
    }
    let session = WindowSession(
      client, in: window, on: display, clipboard: clipboard, base: base)
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
  func run() -> Never { host.run { turn(isPaced: true) } }

  /// Handles what happened and shows what became different.
  ///
  /// - Parameter isPaced: Whether pictures are shown once in a frame at most.
  func turn(isPaced: Bool = false) {
    var isStill = true
    let isRead = wasRead
    wasRead = false
    defer { if !isStill { didTurn() } }
    for _ in 0..<Self.mostRounds {
      let events = display.events()
      for event in events { handle(event) }
      // To show pictures may bring further events.
      let hasDrawn = show(isPaced: isPaced, isRead: isRead && events.isEmpty)
      if events.isEmpty, !hasDrawn { return }
      isStill = false
    }
    DispatchQueue.main.async {}
  }

  private func show(isPaced: Bool, isRead: Bool) -> Bool {
    let now = LiveTime.system()
    if isPaced, !pacer.mayDraw(at: now, isRead: isRead) {
      wakeForFrame(after: now)
      return false
    }
    pacer.didLook(at: now)
    var hasDrawn = false
    for session in sessions where session.update() { hasDrawn = true }
    clipboard.write()
    if hasDrawn { pacer.didDraw(at: now) }
    tally?.look(at: now, wantsNext: FrameTally.wantsFrame(after: now))
    if MotionStage.current.movesLayers, sessions.contains(where: \.isVisible) {
      wakeForFrame(after: now)
    }
    return hasDrawn
  }

  /// Has the main run loop turn in the next frame.
  private func wakeForFrame(after now: TimeInterval) {
    guard !wakesForFrame else { return }
    wakesForFrame = true
    let wait = max(0, MotionStage.nextFrame(after: now) - LiveTime.system())
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated { self?.wakesForFrame = false }
    }
  }

  /// The desktop's user prefers another appearance.
  func prefer(_ preferences: WindowPreferences) {
    preferences.apply(to: &base)
    for session in sessions { session.become(base) }
  }

  /// What screens are like from now on, but for their size and density.
  func become(_ conditions: ScreenConditions) {
    base = conditions
    for session in sessions { session.become(conditions) }
  }

  // MARK: Events

  func handle(_ event: DisplayEvent) {
    if event.kind == .quit { return endAll() }
    if event.kind == .clipboard {
      return clipboard.changed(isUsed: sessions.contains(where: \.isActive))
    }
    guard let session = sessions.first(where: { $0.window.number == event.window }) else { return }
    switch event.kind {
    case .moved: remember(session)
    case .resized:
      session.receive(event.kind)
      remember(session)
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

  /// The next run opens its first window where this one has it.
  private func remember(_ session: WindowSession) {
    guard session === sessions.first, let origin = session.window.origin else { return }
    places?.write(CGRect(origin: origin, size: session.window.size))
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
    places?.save()
    UIApplication.shared.terminate()
    for session in all { session.window.close() }
    end()
  }
}
