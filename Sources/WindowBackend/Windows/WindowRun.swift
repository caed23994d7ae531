import Foundation
import UIKit

/// What an environment asks of a run in a window.
///
/// `UIKIT_INPUT=FILE` plays a script in the first window, `UIKIT_AFTER=SECONDS` ends the process so long
/// after that, and `UIKIT_PICTURE=FILE.png` draws what the window shows before it ends. `UIKIT_INSTANT=1` does not
/// wait for timers of the application. ``SceneRecording`` has the variables that record the first window and
/// bring it back to where it was; `UIKIT_PAGE_NOTICE` and `UIKIT_PAGE_SAID` say what went wrong. `UIKIT_FRAMES=FILE` writes how many frames there were, and how many of
/// them were dropped, when the process ends.
@MainActor final class WindowRun {
  private let environment: [String: String]
  private let script: InputScript?
  private let after: TimeInterval?
  private let recording: SceneRecording?
  private var faults: BuildFaults?
  private weak var application: WindowApplication?

  init(_ environment: [String: String]) {
    self.environment = environment
    after = environment["UIKIT_AFTER"].flatMap { TimeInterval($0) }
    guard let path = environment["UIKIT_INPUT"], !path.isEmpty else {
      script = nil
      recording = SceneRecording(environment)
      return
    }
    recording = nil
    do {
      script = try InputScript(String(contentsOfFile: path, encoding: .utf8))
    } catch {
      WindowClient.fail("UIKIT_INPUT: \(path): \(error)")
    }
  }

  /// Whether a user decides where the window is, not a script or a picture.
  var isFree: Bool { script == nil && environment["UIKIT_PICTURE"] == nil }

  /// What the script wants of the first window; nil if there is none or the environment decides.
  var screen: ScreenConditions? {
    guard let changes = script?.screenAtLaunch, !changes.isEmpty,
      environment["UIKIT_SCREEN"] == nil
    else { return nil }
    var conditions = WindowApplication.standard
    conditions.scale = HeadlessScreen([:]) { _ in }.scale
    for change in changes { change.apply(to: &conditions) }
    return conditions
  }

  /// Does what is asked of the first window.
  func begin(_ session: WindowSession, of application: WindowApplication) {
    if environment["UIKIT_FRAMES"] != nil {
      application.tally = FrameTally()
      self.application = application
    }
    followFaults(in: application)
    record(session)
    // What was done again waits for no event.
    application.turn()
    if script != nil {
      play(in: session, of: application)
    } else if let after {
      DispatchQueue.main.asyncAfter(deadline: .now() + after) {
        MainActor.assumeIsolated {
          application.turn()
          self.finish(session)
        }
      }
    }
  }

  // MARK: Builds

  /// The name of the first window, the same in each process.
  private static let name = "window"

  /// Shows in all windows what goes wrong with newer builds.
  private func followFaults(in application: WindowApplication) {
    if let words = environment["UIKIT_PAGE_SAID"] { application.sessions.first?.show(fault: words) }
    guard let file = environment["UIKIT_PAGE_NOTICE"] else { return }
    faults = BuildFaults(file: file) { [weak application] words in
      for session in application?.sessions ?? [] { session.show(fault: words) }
      application?.turn()
    }
  }

  /// Records what is done in a window, after what was done in it before the application was built anew.
  private func record(_ session: WindowSession) {
    guard let recording else { return }
    switch recording.takeState(Self.name) {
    case .success(let script):
      do throws(SceneRecording.Refusal) {
        try recording.play(
          script, in: session.client, name: Self.name, session.conditions,
          serve: LiveTime.serveQueue)
      } catch {
        ProgramRestart.run(saying: ProgramRestart.words(error.reason))
      }
    case .failure(let refusal):
      session.show(fault: ProgramRestart.words(refusal.reason))
      recording.record(session.client, name: Self.name)
    case nil: recording.record(session.client, name: Self.name)
    }
  }

  // MARK: Scripts

  /// Plays the script, and shows in the window what happens meanwhile. Then the process ends.
  private func play(in session: WindowSession, of application: WindowApplication) {
    guard let script, let path = environment["UIKIT_INPUT"] else { return }
    let pace = ScriptPace(isInstant: environment["UIKIT_INSTANT"] == "1")
    let url = URL(fileURLWithPath: path)
    let player = ScriptPlayer(session.client) { pace.pass($0) { application.turn(isPaced: true) } }
    player.folder = url.deletingLastPathComponent()
    player.warn = { WindowClient.say("\(url.lastPathComponent): \($0)") }
    Self.sizeWindow(of: session, in: application)
    pace.pass(0) { application.turn() }
    do throws(ScriptFailure) {
      let done = environment["UIKIT_SCREEN"] == nil ? script.screenAtLaunch.count : 0
      for line in script.lines.dropFirst(done) {
        try player.play(line)
        application.turn()
      }
    } catch {
      WindowClient.fail("\(url.lastPathComponent): \(error)")
    }
    pace.pass(after ?? 0) { application.turn(isPaced: true) }
    application.turn()
    finish(session)
  }

  /// Screens of other sizes are windows of other sizes. A window that its user made larger stays so.
  static func sizeWindow(of session: WindowSession, in application: WindowApplication) {
    let window = session.window
    session.client.conditioning = { conditions, change in
      if conditions.size != window.size || conditions.scale != window.scale {
        window.resize(to: conditions.size, scale: conditions.scale)
      }
      change()
      application.become(conditions)
    }
  }

  // MARK: The end

  /// Writes what is recorded and counted so far.
  func save() {
    recording?.save()
    guard let path = environment["UIKIT_FRAMES"], let tally = application?.tally else { return }
    try? Data((tally.words + "\n").utf8).write(to: URL(fileURLWithPath: path))
  }

  private func finish(_ session: WindowSession) -> Never {
    if let path = environment["UIKIT_PICTURE"] { draw(session, path) }
    save()
    UIApplication.shared.terminate()
    session.window.close()
    exit(0)
  }

  private func draw(_ session: WindowSession, _ path: String) {
    guard let picture = session.window.picture else {
      WindowClient.fail("\(path): the window shows nothing.")
    }
    do {
      let bytes = try Platform.current.images.pngBytes(of: picture)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      WindowClient.fail("\(path): \(error)")
    }
  }
}
