/// A constraint that had to be given up, and what it contradicts.
@MainActor package struct ConstraintReport {
  /// Active still, but of no effect until the contradiction is gone.
  package let broken: NSLayoutConstraint
  /// The other required constraints of the contradiction, in words.
  package let others: [String]

  /// The message for standard error.
  package var text: String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \
    Find the one that is too much, or that a view placed by its frame adds \
    (set translatesAutoresizingMaskIntoConstraints to false), and remove it.
    (
    \((others + ["\(broken)"]).map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken)

    """
  }

  /// Called for contradictions. The default writes to standard error.
  package static var handler: (ConstraintReport) -> Void = { report in
    FileHandle.standardError.write(Data(report.text.utf8))
  }

  static func deliver(_ report: ConstraintReport) { handler(report) }
}
