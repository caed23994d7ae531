import CollectionViewExtras
import SnapshotTesting
import UIKit

/// Expects a motion to be at several moments as it was recorded, by a clock of its own: no time
/// passes, and the film is the same on every machine.
///
/// ```swift
/// expectFilm(of: controller, at: [0, 0.1, 0.2, 0.3]) { $0.showDetails(animated: true) }
/// ```
///
/// - Parameters:
///   - subject: A controller or a view.
///   - moments: In seconds since the motion was started, in order.
///   - device: What it is shown on.
///   - name: What tells the film apart from others of the test. Default: its number in the test.
///   - record: When references are written. Default: as the task, the process or its environment
///     says.
///   - fileID: The test's file within its module.
///   - filePath: The test's file.
///   - testName: The name that the references' names begin with.
///   - line: The line of the expectation.
///   - column: Where in the line it is.
///   - start: Starts the motion.
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
  let test = SnapshotTest(
    file: "\(filePath)", testName: testName, name: name, record: record,
    place: TestPlace(fileID: fileID, file: filePath, line: line, column: column))
  ManualClock.run { clock in
    subject.shown(on: device) { view in
      // What has not been on the screen yet would change without moving.
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
