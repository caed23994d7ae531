import CollectionViewExtras
import SnapshotTesting
import UIKit

/// Expects a motion to match its reference at several moments. The motion runs on a manual clock,
/// without waiting, so the film is the same on every machine.
///
/// ```swift
/// expectFilm(of: controller, at: [0, 0.1, 0.2, 0.3]) { $0.showDetails(animated: true) }
/// ```
///
/// - Parameters:
///   - subject: A view controller or a view.
///   - moments: Seconds since `start`, in ascending order.
///   - device: The device that the subject is shown on.
///   - name: The film's name within the test. Default nil: its number.
///   - record: When references are written. Default nil: as configured for the task, the process or
///     its environment.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file.
///   - testName: The prefix of the references' names.
///   - line: The line of the expectation.
///   - column: The column in the line.
///   - start: Starts the motion. Called once, when the subject is on the screen.
@preconcurrency @MainActor public func expectFilm<Subject: SnapshotSubject>(
  of subject: Subject,
  at moments: [TimeInterval],
  on device: SnapshotDevice = .iPhone16,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  start: (Subject) -> Void
) {
  if SnapshotShard.leavesOut(testName, in: filePath) { return }
  let test = SnapshotTest(
    file: "\(filePath)", testName: testName, name: name, record: record,
    place: TestPlace(fileID: fileID, file: filePath, line: line, column: column))
  ManualClock.run { clock in
    subject.shown(on: device) { view in
      // Views that have not been on the screen yet would change without animation.
      clock.advance(by: 0)
      start(subject)
      var film = Film()
      for moment in moments {
        clock.advance(by: max(0, moment - clock.now))
        film.expose(view, at: moment)
      }
      test.expect(film, of: view)
    }
  }
}
