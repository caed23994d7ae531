import SnapshotTesting
import UIKit

/// Expects no text to be cut off or to lie over other text, nothing to lie off the screen or be too
/// small to touch, no constraint to leave anything open, every item to be reachable.
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
  subject.shown(on: device) { view in
    let finder = FaultFinder(root: view)
    return finder.textFaults + finder.placeFaults + finder.constraintFaults
      + finder.collectionFaults
  }
}
