import Foundation
import SnapshotTesting

/// The page about all that failed in a run: words, pictures, and what to do.
///
/// It lies in the folder that `SNAPSHOT_ARTIFACTS` names, or in the temporary folder, and is
/// written anew with each failure.
enum SnapshotReport {
  /// A picture of what failed.
  struct Picture: Sendable {
    let title: String
    let data: Data
  }

  /// One failure.
  struct Entry: Sendable {
    let title: String
    let message: String
    let pictures: [Picture]
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [Entry] = []

  /// - Returns: The address of the page.
  static func add(_ entry: Entry) -> String {
    lock.withLock {
      entries.append(entry)
      let file = address
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(ReportPage(entries: entries).html.utf8).write(to: file, options: .atomic)
      return "\(file)"
    }
  }

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
