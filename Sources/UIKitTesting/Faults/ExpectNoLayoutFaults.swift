import SnapshotTesting
import UIKit

/// Expects that people can read and reach everything: no text is cut off or lies over other text, no
/// control lies off the screen or is smaller than 44 points, constraints leave nothing open and do not
/// contradict each other, what can be touched is read to those who do not see it, and scrolling
/// brings every item into view.
///
/// Controls as large as the system makes them, such as switches, count as large enough. Of each section
/// the first 1,000 items are looked at.
///
/// - Parameters:
///   - subject: A controller or a view.
///   - device: What it is shown on.
///   - fileID: The test's file within its module.
///   - filePath: The test's file.
///   - line: The line of the expectation.
///   - column: Where in the line it is.
@preconcurrency @MainActor public func expectNoLayoutFaults(
  in subject: any SnapshotSubject,
  on device: SnapshotDevice = .iPhone16,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  for fault in layoutFaults(in: subject, on: device) { place.fail("\(device.name): \(fault)") }
}

/// What people would suffer from when they use a subject on a device, each with its cure.
///
/// - Parameters:
///   - subject: A controller or a view.
///   - device: What it is shown on.
@preconcurrency @MainActor public func layoutFaults(
  in subject: any SnapshotSubject, on device: SnapshotDevice = .iPhone16
) -> [LayoutFault] {
  let found = ConstraintReport.collected {
    subject.shown(on: device) { view in
      let finder = FaultFinder(root: view)
      let faults =
        finder.textFaults + finder.placeFaults + finder.constraintFaults + finder.scrollingFaults
        + finder.accessibilityFaults
      return (finder: finder, faults: faults)
    }
  }
  return found.result.faults + found.result.finder.brokenFaults(found.reports)
}
