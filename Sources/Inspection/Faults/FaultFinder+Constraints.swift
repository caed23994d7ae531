import UIKit

extension FaultFinder {
  /// Views with ambiguous constraints.
  var constraintFaults: [LayoutFault] {
    seenViews.filter { !$0.translatesAutoresizingMaskIntoConstraints && $0.hasAmbiguousLayout }
      .map {
        fault(
          .ambiguousLayout, of: $0, "has constraints that leave its place or size open",
          expected: "one solution", found: "several",
          cure: "Constrain both axes, or give it a natural size")
      }
  }

  /// Constraints that were broken because others conflict with them, once each.
  package func brokenFaults(_ reports: [ConstraintReport]) -> [LayoutFault] {
    var told: Set<ObjectIdentifier> = []
    return reports.filter { told.insert(ObjectIdentifier($0.broken)).inserted }.map { report in
      let view =
        report.broken.firstItem as? UIView
        ?? (report.broken.firstItem as? UILayoutGuide)?.owningView
      let others = report.others.map { "\n  \($0)" }.joined()
      return LayoutFault(
        .brokenConstraint, element: view?.name(within: root) ?? "A layout guide",
        place: view.map { LayoutFault.Place($0, within: root) } ?? LayoutFault.Place(),
        problem:
          "has a constraint that was broken, since others contradict it: \(report.broken)",
        expected: "\(report.broken)", found: report.others.joined(separator: "; "),
        cure: "Remove one of these, or give one a priority below 1000: \(others)")
    }
  }
}

extension ConstraintReport {
  /// The result of `body`, and the constraints broken meanwhile. They are also reported as usual.
  @MainActor package static func collected<Result>(
    during body: () -> Result
  ) -> (result: Result, reports: [ConstraintReport]) {
    var reports: [ConstraintReport] = []
    let before = handler
    handler = { report in
      reports.append(report)
      before(report)
    }
    defer { handler = before }
    return (body(), reports)
  }
}
