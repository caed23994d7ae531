import Foundation

/// Limits reloads that are called while cells are made.
///
/// A reload asks for the same cells again, so an application that reloads whenever it is asked for
/// a cell would never display one.
@MainActor struct ReloadBudget {
  private var turn = 0
  private var count = 0
  /// Whether a reload is postponed to the next layout pass.
  private(set) var isWaiting = false

  /// How many reloads one layout pass performs.
  static var perTurn: Int { 4 }

  /// Counts a reload.
  ///
  /// - Returns: Whether it is performed in this layout pass.
  mutating func spend() -> Bool {
    if turn != LayoutPass.turn {
      turn = LayoutPass.turn
      count = 0
    }
    count += 1
    return count <= Self.perTurn
  }

  /// Postpones a reload to the next layout pass.
  mutating func wait() { isWaiting = true }

  /// Removes a reload that a former layout pass has postponed.
  ///
  /// - Returns: Whether there was one.
  mutating func takeWaiting() -> Bool {
    guard isWaiting, turn != LayoutPass.turn else { return false }
    isWaiting = false
    return true
  }
}

/// A report of a data source that reloads the view whenever it is asked for a cell. Delivered once
/// for each class.
@MainActor package struct ReloadReport {
  package let dataSourceClass: String

  /// The text for standard error.
  package var text: String {
    """
    \(dataSourceClass) called reloadData() again and again while it was asked for cells. The cells \
    are shown; the reload is left for the next layout. Reload outside of \
    collectionView(_:cellForItemAt:).

    """
  }

  /// Receives reports. The default writes them to standard error.
  package static var handler: (ReloadReport) -> Void = { report in
    FileHandle.standardError.write(Data(report.text.utf8))
  }

  private static var reported: Set<String> = []

  static func deliver(_ report: ReloadReport) {
    if reported.insert(report.dataSourceClass).inserted { handler(report) }
  }
}
