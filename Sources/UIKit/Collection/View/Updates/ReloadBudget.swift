import Foundation

/// How often reloads that are called for while cells are made are carried out.
///
/// Each begins to show everything anew and so asks for the same cells again: an application that
/// reloads whenever it is asked for a cell would never see one.
@MainActor struct ReloadBudget {
  private var turn = 0
  private var count = 0
  /// Whether a reload waits for the next turn of layout.
  private(set) var isWaiting = false

  /// How many are carried out in one turn of layout.
  static var perTurn: Int { 4 }

  /// - Returns: Whether another one is carried out in this turn.
  mutating func spend() -> Bool {
    if turn != LayoutPass.turn {
      turn = LayoutPass.turn
      count = 0
    }
    count += 1
    return count <= Self.perTurn
  }

  mutating func wait() { isWaiting = true }

  /// - Returns: Whether a reload waited for this turn; it does not do so any more.
  mutating func takeWaiting() -> Bool {
    guard isWaiting, turn != LayoutPass.turn else { return false }
    isWaiting = false
    return true
  }
}

/// A data source that reloads the view whenever it is asked for a cell. Told once for each class.
@MainActor package struct ReloadReport {
  package let dataSourceClass: String

  /// What is written to standard error.
  package var text: String {
    """
    \(dataSourceClass) called reloadData() again and again while it was asked for cells. The cells \
    are shown; the reload is left for the next layout. Reload outside of \
    collectionView(_:cellForItemAt:).

    """
  }

  /// Who hears of it; standard error by default.
  package static var handler: (ReloadReport) -> Void = { report in
    FileHandle.standardError.write(Data(report.text.utf8))
  }

  private static var told: Set<String> = []

  static func deliver(_ report: ReloadReport) {
    if told.insert(report.dataSourceClass).inserted { handler(report) }
  }
}
