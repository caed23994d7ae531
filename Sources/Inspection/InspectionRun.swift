import CollectionViewExtras
import Foundation
import UIKit

/// Writes a report of an application at the end of a run without a display.
///
/// `UIKIT_INSPECT` names the file, and `UIKIT_BASELINE` an earlier one to compare with.
@MainActor final class InspectionRun: ApplicationInspector {
  private let environment: [String: String]
  private var reports: [ConstraintReport] = []

  init(_ environment: [String: String]) {
    self.environment = environment
    let before = ConstraintReport.handler
    ConstraintReport.handler = { [weak self] report in
      self?.reports.append(report)
      before(report)
    }
  }

  func inspect(_ window: UIWindow) throws {
    guard let file = environment["UIKIT_INSPECT"] else { return }
    var report = InterfaceReport(
      of: window, title: ProcessInfo.processInfo.processName, reports: reports)
    if let baseline = environment["UIKIT_BASELINE"] { try report.compare(withReportAt: baseline) }
    try report.json.write(to: URL(fileURLWithPath: file))
  }
}
