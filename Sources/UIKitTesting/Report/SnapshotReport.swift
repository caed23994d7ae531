import Foundation
import SnapshotTesting

/// The page about all that failed in a run: words, pictures, and what to do.
///
/// It lies in the folder that `SNAPSHOT_ARTIFACTS` names, or in the temporary folder. What fails is
/// added to its end, by all processes of a run; a new run begins it anew.
enum SnapshotReport {
  /// A picture of what failed.
  struct Picture: Sendable {
    let title: String
    let data: Data
  }

  /// One failure.
  struct Entry: Sendable {
    /// The test, and which of its snapshots.
    let title: String
    /// What is compared, such as "frames".
    let kind: String
    /// The file and the line of the expectation.
    let place: String
    let message: String
    let pictures: [Picture]
  }

  /// - Returns: The address of the page.
  static func add(_ entry: Entry) -> String {
    let file = address
    ReportFile(file: file, run: RunIdentity.present).add(ReportPage.section(of: entry))
    return "\(file)"
  }

  /// Has the page list the references that no assertion asked for when the run ends.
  static let listsUnusedReferences: Void = {
    UnusedReferences.listener = { files, areRemoved in
      ReportFile(file: address, run: RunIdentity.present)
        .add(ReportPage.section(ofUnused: files.map(\.path), areRemoved: areRemoved))
    }
  }()

  static var address: URL {
    let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent("snapshot-report.html")
  }
}

extension SnapshotReport.Picture {
  /// The picture of an attachment; nil for other kinds of attachments.
  init?(_ attachment: XCTAttachment) {
    guard let data = attachment.pictureData else { return nil }
    self.init(title: attachment.name ?? "picture", data: data)
  }
}
