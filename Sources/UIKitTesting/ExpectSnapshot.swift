import SnapshotTesting
import UIKit

/// Expects a subject to look on a device as it was recorded.
///
/// What has no reference yet is recorded, and the test fails once to say so. References lie in
/// `__Snapshots__/FileName.linux` beside the test's file, a file for each kind.
/// `SNAPSHOT_TESTING_RECORD`, `withSnapshotTesting` and the trait `.snapshots` say when they are
/// written, as for the module `SnapshotTesting`.
///
/// ```swift
/// @MainActor @Test func store() {
///   expectSnapshot(of: StoreController(), as: .frames, .image, on: .iPhone16.dark)
/// }
/// ```
///
/// - Parameters:
///   - subject: A controller or a view.
///   - kinds: What is kept of it. Default: the frames.
///   - device: What it is shown on.
///   - name: What tells the snapshot apart from others of the test. Default: its number in the test.
///   - precision: Which share of a picture's pixels has to be equal, 0 to 1. Default: all. Pictures are
///     the same on every machine that has the same packages of fonts, so no less is ever needed.
///   - perceptualPrecision: How like each other colours have to look to count as equal, 0 to 1.
///     Default: 1, the same bytes.
///   - record: When references are written. Default: as the task, the process or its environment
///     says.
///   - fileID: The test's file within its module.
///   - filePath: The test's file.
///   - testName: The name that the references' names begin with.
///   - line: The line of the expectation.
///   - column: Where in the line it is.
@preconcurrency @MainActor public func expectSnapshot(
  of subject: @autoclosure () -> any SnapshotSubject,
  as kinds: SnapshotKind...,
  on device: SnapshotDevice = .iPhone16,
  named name: String? = nil,
  precision: Float = 1,
  perceptualPrecision: Float = 1,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  var test = SnapshotTest(
    file: "\(filePath)", testName: testName, name: name, record: record,
    place: TestPlace(fileID: fileID, file: filePath, line: line, column: column))
  (test.precision, test.likeness) = (precision, perceptualPrecision)
  test.expect(
    device.inItsLanguage(subject), as: kinds.isEmpty ? [.frames] : kinds, on: device,
    label: test.label)
}

/// Expects a subject to look on several devices as it was recorded.
///
/// Pictures come together on one sheet, all else in a file for each device.
///
/// ```swift
/// expectSnapshot(of: StoreController(), as: .image, on: .everyCondition)
/// ```
///
/// - Parameters:
///   - subject: A controller or a view, made anew for each device.
///   - kinds: What is kept of it. Default: the frames.
///   - devices: What it is shown on.
///   - name: What tells the snapshot apart from others of the test. Default: its number in the test.
///   - precision: Which share of a picture's pixels has to be equal, 0 to 1. Default: all. Pictures are
///     the same on every machine that has the same packages of fonts, so no less is ever needed.
///   - perceptualPrecision: How like each other colours have to look to count as equal, 0 to 1.
///     Default: 1, the same bytes.
///   - record: When references are written. Default: as the task, the process or its environment
///     says.
///   - fileID: The test's file within its module.
///   - filePath: The test's file.
///   - testName: The name that the references' names begin with.
///   - line: The line of the expectation.
///   - column: Where in the line it is.
@preconcurrency @MainActor public func expectSnapshot(
  of subject: @autoclosure () -> any SnapshotSubject,
  as kinds: SnapshotKind...,
  on devices: [SnapshotDevice],
  named name: String? = nil,
  precision: Float = 1,
  perceptualPrecision: Float = 1,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  var test = SnapshotTest(
    file: "\(filePath)", testName: testName, name: name, record: record,
    place: TestPlace(fileID: fileID, file: filePath, line: line, column: column))
  (test.precision, test.likeness) = (precision, perceptualPrecision)
  let texts = (kinds.isEmpty ? [.frames] : kinds).filter { $0 != .image }
  for device in devices where !texts.isEmpty {
    test.expect(
      device.inItsLanguage(subject), as: texts, on: device, label: "\(test.label) \(device.name)")
  }
  if kinds.contains(.image) { test.expectSheet(of: subject, on: devices) }
}

/// What is wrong with the frames of a subject, for helpers that teams write around expectations.
///
/// - Parameters:
///   - subject: A controller or a view.
///   - device: What it is shown on.
///   - folder: The folder of the reference, to whose name `.linux` is added.
///   - testName: The reference's name.
/// - Returns: The message of a failure; nil if the frames are as recorded.
@preconcurrency @MainActor public func verifyFrames(
  of subject: any SnapshotSubject, on device: SnapshotDevice = .iPhone16, in folder: String,
  testName: String = #function
) -> String? {
  subject.shown(on: device) { view in
    let table = ElementTable(of: view, on: device)
    let place = ReferencePlace(
      testFile: folder, folder: folder, testName: testName, name: device.name,
      pathExtension: SnapshotKind.frames.pathExtension)
    do {
      var verification = Verification(
        place: place, diffing: .frames(of: view, table), record: nil, testName: testName,
        name: device.name)
      verification.leadsWithDifference = true
      return try verification.failure(of: table.text)
    } catch {
      return "The snapshot could not be taken: \(error)"
    }
  }
}
