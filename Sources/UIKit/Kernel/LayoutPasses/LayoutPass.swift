/// All that the outermost `layoutIfNeeded()` in a tree of views leads to.
///
/// A pass goes over the tree in rounds until no view needs a layout. In a round parents come before
/// children, level by level, and each view comes once. One that asks again is laid out in the next
/// round, ``roundsOfOneView`` times in a pass; what asks on is reported and waits for the next
/// pass. So a pass takes at most that many layouts for each view.
///
/// - Note: UIKit lays out level by level, too, and has no end where views always ask again.
@MainActor final class LayoutPass {
  /// How often a view that asks again is laid out in one pass.
  static var roundsOfOneView: Int { 12 }

  /// Counts the turns of layout: calls of `layoutIfNeeded()` and changes of data that are laid out
  /// at once, each with all that it leads to.
  @exclusivity(unchecked) private(set) static var turn = 0
  @exclusivity(unchecked) private static var depth = 0

  /// Whether a layout is under way.
  static var isUnderWay: Bool { depth > 0 }

  @exclusivity(unchecked) private(set) var serial = 0
  @exclusivity(unchecked) private var top: UIView?
  @exclusivity(unchecked) private var outer: LayoutPass?
  @exclusivity(unchecked) private var overdue: [UIView] = []

  @exclusivity(unchecked) private static var current: LayoutPass?
  /// Used again for each pass that is not within one of another tree: scrolling allocates nothing.
  private static let outermost = LayoutPass()
  @exclusivity(unchecked) private static var passCount = 0
  /// Views that asked too often in their last pass.
  @exclusivity(unchecked) private static var leftOver: [LeftOver] = []

  private struct LeftOver {
    weak var view: UIView?
  }

  private func begin(of top: UIView) {
    LayoutPass.passCount += 1
    serial = LayoutPass.passCount
    self.top = top
    outer = LayoutPass.current
    LayoutPass.current = self
    takeUpLeftOver()
  }

  /// Runs `layout` as part of the turn of layout that is under way, or as one of its own.
  static func inTurn(_ layout: () -> Void) {
    if depth == 0 { turn += 1 }
    depth += 1
    defer { depth -= 1 }
    layout()
  }

  /// Lays out the tree below the topmost ancestor of a view that needs a layout, or, where
  /// `isAlone`, the tree below the view.
  static func layOut(_ view: UIView, isAlone: Bool = false) {
    inTurn {
      run(for: view) { pass in
        view.updateConstraintsIfNeeded()
        ConstraintLayout(of: view).bringUpToDate()
        var root = view
        while !isAlone, let parent = root.above, parent.layoutState.isNeeded { root = parent }
        var round = LayoutRound(pass: pass)
        while root.layoutState.waits {
          round.layOut(from: root)
          round.isRepeated = true
        }
      }
    }
  }

  /// Runs `layouts` as part of the pass that is under way in the tree of `view`, or of a new one.
  private static func run(for view: UIView, _ layouts: (LayoutPass) -> Void) {
    let top = view.treeRoot
    var known = current
    while let pass = known, pass.top !== top { known = pass.outer }
    if let known { return layouts(known) }
    let pass = current == nil ? outermost : LayoutPass()
    pass.begin(of: top)
    layouts(pass)
    pass.end()
  }

  /// Puts the layout of a view off to the next pass.
  func putOff(_ view: UIView) {
    if !overdue.contains(where: { $0 === view }) { overdue.append(view) }
  }

  private func end() {
    LayoutPass.current = outer
    (top, outer) = (nil, nil)
    guard !overdue.isEmpty else { return }
    let waiting = overdue
    overdue = []
    LayoutPass.leftOver += waiting.map(LeftOver.init)
    for view in waiting { LayoutLoopReport.deliver(for: view) }
  }

  /// Requests layouts of the views that the last pass of the tree put off.
  private func takeUpLeftOver() {
    guard !LayoutPass.leftOver.isEmpty else { return }
    let waiting = LayoutPass.leftOver
    LayoutPass.leftOver = waiting.filter { $0.view != nil && $0.view?.treeRoot !== top }
    for case let view? in waiting.map(\.view) where view.treeRoot === top {
      LayoutState.ask(for: view)
    }
  }
}
