import Foundation
import Testing

/// The comparison of one snapshot with its reference.
package struct Verification<Format> {
  private let place: ReferencePlace
  private let diffing: Diffing<Format>
  private let record: SnapshotTestingConfiguration.Record
  private let testName: String
  private let name: String?
  /// Whether a failure begins with the difference, before the paths of both files.
  package var leadsWithDifference = false

  /// - Parameters:
  ///   - place: The location of the reference.
  ///   - diffing: Reads, writes and compares snapshots.
  ///   - record: When the assertion writes references; nil for the configured value.
  ///   - testName: The name of the test in messages.
  ///   - name: The snapshot's name within the test.
  package init(
    place: ReferencePlace, diffing: Diffing<Format>,
    record: SnapshotTestingConfiguration.Record?, testName: String, name: String?
  ) {
    self.place = place
    self.diffing = diffing
    self.record = GlobalConfiguration.record(record)
    self.testName = testName
    self.name = name
  }

  /// - Returns: The failure's message; nil if the snapshot matches.
  package func failure(of snapshot: Format) throws -> String? {
    AskedReferences.shared.note(place)
    LatestFailure.attachments = nil
    if let objection = diffing.objection(snapshot) { return objection }
    let sharer = SnapshotCounter.current.claim(place.reference.path)
    if record == .all { return try recorded(snapshot, because: "Record mode is on.") }
    guard FileManager.default.fileExists(atPath: place.reference.path) else {
      return try withoutReference(snapshot)
    }
    guard let difference = try difference(from: snapshot) else { return nil }
    if record != .failed { AskedReferences.shared.noteFailure(place) }
    return try told(difference, of: snapshot, sharer: sharer)
  }

  private func withoutReference(_ snapshot: Format) throws -> String {
    guard record == .never else {
      return try recorded(snapshot, because: "No reference was found on disk.")
    }
    let artifact = place.artifact
    try artifact.write(diffing.toData(snapshot))
    return """
      No reference was found on disk. New snapshot was not recorded because recording is disabled.

      Expected "\(place.reference)"
      The new snapshot is "\(artifact)".
      """
  }

  private func recorded(_ snapshot: Format, because reason: String) throws -> String {
    try place.reference.write(diffing.toData(snapshot))
    let next =
      record == .all
      ? "Turn record mode off and re-run \"\(testName)\" to assert against the newly-recorded snapshot."
      : "Re-run \"\(testName)\" to assert against the newly-recorded snapshot."
    return """
      \(reason) Automatically recorded snapshot: …

      open "\(place.reference)"

      \(next)
      """
  }

  private func difference(from snapshot: Format) throws -> (String, [XCTAttachment])? {
    let data = try Data(contentsOf: place.reference, options: .mappedIfSafe)
    if diffing.isKept(snapshot, data) { return nil }
    let difference = diffing.diff(diffing.fromData(data), snapshot)
    for attachment in difference?.1 ?? [] where attachment.isReference { attachment.use(data) }
    return difference
  }

  private func told(
    _ difference: (String, [XCTAttachment]), of snapshot: Format, sharer: String?
  ) throws -> String {
    let artifact = place.artifact
    let data = diffing.toData(snapshot)
    try artifact.write(data)
    LatestFailure.attachments = difference.1
    for attachment in difference.1 {
      if attachment.isSnapshot { attachment.use(data) }
      attach(attachment)
    }
    let tool = _diffTool
    var lines = [
      name.map { "Snapshot \"\($0)\" does not match reference." }
        ?? "Snapshot does not match reference."
    ]
    let files = tool(currentFilePath: place.reference.path, failedFilePath: artifact.path)
    let words = difference.0.trimmingCharacters(in: .newlines)
    lines += leadsWithDifference ? [words, files] : [files, words]
    if record == .failed {
      try place.reference.write(data)
      lines[0] += " A new snapshot was automatically recorded."
    }
    if let advice = advice(sharer) { lines.append(advice) }
    return lines.joined(separator: "\n\n")
  }

  /// Advice if several tests share a reference; nil if they do not.
  private func advice(_ sharer: String?) -> String? {
    if let sharer {
      return "The test \(sharer) uses the same reference: give one of both snapshots a name."
    }
    guard name == nil, Test.Case.current?.isParameterized == true else { return nil }
    return """
      The cases of a parameterized test share their references, numbered as they come: \
      tell them apart by names, as in assertSnapshot(of: view, as: .image, named: "\\(argument)").
      """
  }

  /// Adds an attachment to the test, such as `test.1.difference.png`. `swift test
  /// --attachments-path` keeps it; otherwise its bytes are not made.
  private func attach(_ attachment: XCTAttachment) {
    guard Test.current != nil else { return }
    let kind = attachment.name.map { "\($0)." } ?? ""
    Attachment.record(
      attachment.bytes, named: "\(place.title).\(kind)\(attachment.pathExtension)")
  }
}
