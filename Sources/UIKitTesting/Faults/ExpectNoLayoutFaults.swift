import Inspection
import SnapshotTesting
import UIKit

/// Expects a layout without faults, as ``LayoutFault`` names them: no text is truncated or overlaps other text, no control is off
/// the screen, lies over a cell that scrolling cannot move from under it, or is smaller than 44 points, constraints are neither ambiguous nor in conflict,
/// controls are accessible, and every item can be scrolled into view.
///
/// Controls of a system size, such as switches, count as large enough. The first 1,000 items of
/// each section are checked.
///
/// - Parameters:
///   - subject: A view controller or a view.
///   - device: The device that the subject is shown on.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file.
///   - line: The line of the expectation.
///   - column: The column in the line.
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

/// Returns the layout faults of a subject on a device, each with a likely cure.
///
/// - Parameters:
///   - subject: A view controller or a view.
///   - device: The device that the subject is shown on.
@preconcurrency @MainActor public func layoutFaults(
  in subject: any SnapshotSubject, on device: SnapshotDevice = .iPhone16
) -> [LayoutFault] {
  let found = ConstraintReport.collected {
    subject.shown(on: device) { view in
      let finder = FaultFinder(root: view)
      return (finder: finder, faults: finder.faults.filter { !$0.name.isAdvice })
    }
  }
  return found.result.faults + found.result.finder.brokenFaults(found.reports)
}

/// A fault in a layout, with a name, the element, what was expected, what was found and a likely cure.
public typealias LayoutFault = Inspection.LayoutFault
