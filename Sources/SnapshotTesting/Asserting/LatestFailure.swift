import Foundation

/// The attachments of the comparison that failed last on this thread, until they are reported.
package enum LatestFailure {
  private static let key = "SnapshotTesting.LatestFailure"

  /// What was attached; nil if no comparison failed since the last report.
  static var attachments: [XCTAttachment]? {
    get { Thread.current.threadDictionary[key] as? [XCTAttachment] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Adds a failed comparison to the report page.
  ///
  /// - Returns: The line of the message that leads to the page; empty where nothing was compared.
  package static func report(
    _ message: String, of test: String, named name: String?, kind: String?, at place: TestPlace
  ) -> String {
    guard let attachments else { return "" }
    self.attachments = nil
    _ = SnapshotReport.listsUnusedReferences
    let report = SnapshotReport.add(
      SnapshotReport.Entry(
        title: name.map { "\(test), \($0)" } ?? test,
        kind: kind == "png" ? "picture" : kind ?? "text", place: place.words, message: message,
        pictures: attachments.compactMap(SnapshotReport.Picture.init)))
    return "\n\nReport: \(report)"
  }
}
