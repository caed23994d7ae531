/// How many rows of a group are done, partial and absent.
struct Tally {
  private(set) var done = 0
  private(set) var partial = 0
  private(set) var absent = 0

  /// Counts `verdicts`.
  init(_ verdicts: some Sequence<Verdict>) {
    for verdict in verdicts {
      switch verdict.status {
      case .done: done += 1
      case .partial: partial += 1
      case .absent: absent += 1
      }
    }
  }

  /// All rows.
  var total: Int { done + partial + absent }

  /// The share that is done in percent, one decimal, rounded down so that 100.0 means all.
  var percent: String {
    guard total > 0 else { return "–" }
    let tenths = done * 1000 / total
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The cells of a table's line.
  var cells: String { "\(done) | \(partial) | \(absent) | \(total) | \(percent)" }
}
