import CollectionViewExtras
import UIKit

/// The error that a step of a script cannot be made, or that what it expects does not hold.
public struct ScriptStepFailed: Error, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The line as it is written.
  public let text: String
  /// What was sought and what there is, or what holds instead.
  public let reason: String

  /// The line and the reason.
  public var description: String { "line \(line), \"\(text)\": \(reason)" }
}

extension UIWindow {
  /// Plays a script of user actions in the window, as `Scripts/run --script` does; docs/scripts.md
  /// lists the steps.
  ///
  /// ```swift
  /// try ManualClock.run { _ in
  ///   try window.play(
  ///     """
  ///     tap "Add"
  ///     type Milk
  ///     expect "Milk"
  ///     """)
  /// }
  /// ```
  ///
  /// Time passes on the manual clock if one is installed. Otherwise the main thread's run loop runs.
  /// The steps for the screen that a script begins with are left out: the test has chosen a window.
  ///
  /// - Parameters:
  ///   - script: The lines of the script.
  ///   - folder: Where pictures that it expects are. Default nil: the current folder.
  /// - Throws: ``ScriptStepFailed`` at the first step that fails; an error that names the line that is
  ///   not understood.
  public func play(_ script: String, folder: URL? = nil) throws {
    let script = try InputScript(script)
    let player = ScriptPlayer(ClientScene(self)) { duration in
      if let clock = ManualClock.current {
        clock.advance(to: clock.now + duration)
      } else {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
      }
    }
    if let folder { player.folder = folder }
    layoutIfNeeded()
    for line in script.lines.dropFirst(script.screenAtLaunch.count) {
      do throws(ScriptFailure) {
        try player.play(line)
      } catch {
        throw ScriptStepFailed(line: error.line, text: error.text, reason: error.reason)
      }
      layoutIfNeeded()
    }
  }
}
