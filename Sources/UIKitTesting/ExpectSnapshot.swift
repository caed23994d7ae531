import SnapshotTesting
import UIKit

/// Expects a subject on a device to match its references.
///
/// A missing reference is recorded, and the test fails once with a message. References are in
/// `__Snapshots__/FileName.linux` beside the test's file, one file per kind.
/// `SNAPSHOT_TESTING_RECORD`, `withSnapshotTesting` and the trait `.snapshots` configure when they
/// are written, as for the module `SnapshotTesting`.
///
/// ```swift
/// @MainActor @Test func store() {
///   expectSnapshot(of: StoreController(), as: .frames, .image, on: .iPhone16.dark)
/// }
/// ```
///
/// - Parameters:
///   - subject: A view controller or a view.
///   - kinds: The kinds of the snapshots. Default: `frames`.
///   - device: The device that the subject is shown on.
///   - name: The snapshot's name within the test. Default nil: its number.
///   - precision: The share of an image's pixels that must match, from 0 to 1. Default 1. Images
///     are identical on all machines with the same font packages.
///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1. Default 1:
///     identical bytes.
///   - record: When references are written. Default nil: as configured for the task, the process or
///     its environment.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file.
///   - testName: The prefix of the references' names.
///   - line: The line of the expectation.
///   - column: The column in the line.
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
  if SnapshotShard.leavesOut(testName, in: filePath) { return }
  var test = SnapshotTest(
    file: "\(filePath)", testName: testName, name: name, record: record,
    place: TestPlace(fileID: fileID, file: filePath, line: line, column: column))
  (test.precision, test.likeness) = (precision, perceptualPrecision)
  test.expect(
    device.inItsLanguage(subject), as: kinds.isEmpty ? [.frames] : kinds, on: device,
    label: test.label)
}

/// Expects a subject on several devices to match its references.
///
/// The images of all devices are one contact sheet; other kinds have a file per device.
///
/// ```swift
/// expectSnapshot(of: StoreController(), as: .image, on: .everyCondition)
/// ```
///
/// - Parameters:
///   - subject: A view controller or a view, created for each device.
///   - kinds: The kinds of the snapshots. Default: `frames`.
///   - devices: The devices that the subject is shown on.
///   - name: The snapshot's name within the test. Default nil: its number.
///   - precision: The share of an image's pixels that must match, from 0 to 1. Default 1. Images
///     are identical on all machines with the same font packages.
///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1. Default 1:
///     identical bytes.
///   - record: When references are written. Default nil: as configured for the task, the process or
///     its environment.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file.
///   - testName: The prefix of the references' names.
///   - line: The line of the expectation.
///   - column: The column in the line.
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
  if SnapshotShard.leavesOut(testName, in: filePath) { return }
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

/// Compares the frames of a subject with their reference and returns the failure, for test helpers
/// of your own.
///
/// - Parameters:
///   - subject: A view controller or a view.
///   - device: The device that the subject is shown on.
///   - folder: The folder of the reference; `.linux` is appended to its name.
///   - testName: The reference's name.
/// - Returns: The failure's message; nil if the frames match.
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
