import Foundation

/// The report page of all failures in a run, with messages, images and cures.
///
/// It is in the folder of `SNAPSHOT_ARTIFACTS`, or in the temporary folder. All processes of a run
/// append their failures; a new run replaces it.
package enum SnapshotReport {
  /// An image of a failure.
  package struct Picture: Sendable {
    let title: String
    /// The PNG file; nil for what differs between the pictures of the reference and of the failure,
    /// which the page draws.
    let data: Data?

    package init(title: String, data: Data?) {
      self.title = title
      self.data = data
    }
  }

  /// One failure.
  package struct Entry: Sendable {
    /// The test and the snapshot's name.
    let title: String
    /// The kind of the snapshot, such as "frames".
    let kind: String
    /// The file and the line of the expectation.
    let place: String
    let message: String
    let pictures: [Picture]

    package init(
      title: String, kind: String, place: String, message: String, pictures: [Picture]
    ) {
      self.title = title
      self.kind = kind
      self.place = place
      self.message = message
      self.pictures = pictures
    }
  }

  /// - Returns: The URL of the page.
  package static func add(_ entry: Entry) -> String {
    let file = address
    ReportFile(file: file, run: RunIdentity.present).add(ReportPage.section(of: entry))
    return "\(file)"
  }

  /// Lists the unused references on the page when the run ends.
  package static let listsUnusedReferences: Void = {
    UnusedReferences.listener = { files, areRemoved in
      ReportFile(file: address, run: RunIdentity.present)
        .add(ReportPage.section(ofUnused: files.map(\.path), areRemoved: areRemoved))
    }
  }()

  package static var address: URL {
    let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent("snapshot-report.html")
  }
}

extension SnapshotReport.Picture {
  /// The image of an attachment; nil for other attachments.
  package init?(_ attachment: XCTAttachment) {
    let title = attachment.name ?? "picture"
    if attachment.isDifference {
      self.init(title: title, data: nil)
    } else if let data = attachment.pictureData {
      self.init(title: title, data: data)
    } else {
      return nil
    }
  }
}
