import Foundation
import Synchronization
import UIKit

/// Shows an application in windows of the desktop.
///
/// The environment says how: `UIKIT_SCREEN` is the size and the density of the first window (default
/// 390x844 at the desktop's density), `UIKIT_WINDOW_SCALE` the density alone, and what ``WindowRun``
/// knows plays scripts, records and draws.
@MainActor package final class WindowClient: ApplicationClient {
  private let environment: [String: String]

  package init(_ environment: [String: String]) { self.environment = environment }

  package func run(_ launch: ApplicationLaunch) -> Never {
    Self.show(LaunchedScenes(launch), environment)
  }

  /// Shows scenes in windows until the last one is closed.
  ///
  /// - Parameter content: What the first window shows, for sources that have several things.
  package static func show(
    _ source: any SceneSource, _ environment: [String: String], content: String = ""
  ) -> Never {
    let run = WindowRun(environment)
    let display: SDLDisplay
    do {
      display = try SDLDisplay(scale: run.screen?.scale ?? scale(environment))
    } catch {
      fail(
        """
        There is no display to show a window on: \(error). Without one Scripts/run APP --png \
        draws, and Scripts/run APP --serve shows pages of a browser.
        """)
    }
    let isFree = run.isFree && environment["UIKIT_SCREEN"] == nil
    let places = isFree ? WindowPlaces(of: name(content), environment) : nil
    let application = WindowApplication(source, on: display, places: places)
    if let screen = run.screen {
      application.size = screen.size
      application.become(screen)
    } else if let size = screen(environment)?.size {
      application.size = size
    }
    if run.isFree { follow(environment, application) }
    if DesktopSettings.hasBus(environment) { showToAssistiveTechnologies(application) }
    application.end = {
      run.save()
      display.end()
      exit(0)
    }
    do {
      guard let session = try application.open(content: content) else {
        fail("There is nothing named \"\(content)\" to show.")
      }
      application.begin()
      run.begin(session, of: application)
    } catch {
      fail("The window cannot be opened: \(error)")
    }
    application.run()
  }

  /// Follows how the desktop's user wants interfaces. What is known within a moment is so from the first picture.
  private static func follow(_ environment: [String: String], _ application: WindowApplication) {
    guard DesktopSettings.hasBus(environment) else { return }
    let isKnown = DispatchSemaphore(value: 0)
    nonisolated(unsafe) weak let weak = application
    let first = FirstSettings()
    DesktopSettings { preferences in
      first.set(preferences)
      isKnown.signal()
      DispatchQueue.main.async { MainActor.assumeIsolated { weak?.prefer(preferences) } }
    }
    .follow()
    _ = isKnown.wait(timeout: .now() + 0.2)
    if let preferences = first.value { application.prefer(preferences) }
  }

  /// Does not wait for a screen reader: one that comes later finds the application there.
  private static func showToAssistiveTechnologies(_ application: WindowApplication) {
    let service = AccessibilityService { [weak application] in application?.sessions ?? [] }
    application.didTurn = { service.turnDidEnd() }
    service.didRead = { [weak application] in application?.wasRead = true }
    service.begin()
  }

  /// What another thread read last.
  private final class FirstSettings: Sendable {
    private let preferences = Mutex<WindowPreferences?>(nil)

    var value: WindowPreferences? { preferences.withLock { $0 } }

    func set(_ new: WindowPreferences) { preferences.withLock { $0 = new } }
  }

  private static func name(_ content: String) -> String {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    return content.isEmpty ? program : program + "-" + content
  }

  private static func screen(_ environment: [String: String]) -> HeadlessScreen? {
    environment["UIKIT_SCREEN"].map { _ in HeadlessScreen(environment) { say($0) } }
  }

  private static func scale(_ environment: [String: String]) -> CGFloat? {
    if let screen = screen(environment) { return screen.scale }
    guard let text = environment["UIKIT_WINDOW_SCALE"], !text.isEmpty else { return nil }
    guard let scale = Double(text), scale.isFinite, scale > 0 else {
      fail("UIKIT_WINDOW_SCALE: expected a number such as 1.5, got \"\(text)\".")
    }
    return CGFloat(scale)
  }

  static func say(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }

  static func fail(_ reason: String) -> Never {
    say(reason)
    exit(1)
  }
}
