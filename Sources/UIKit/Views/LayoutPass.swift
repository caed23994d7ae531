/// What a view waits for and has had of layouts.
struct LayoutState {
  /// Whether the view waits for a layout.
  var isNeeded = true
  /// Whether views below wait for one.
  var isNeededBelow = true
  /// Whether the view's `layoutSubviews()` is being called.
  var isUnderWay = false
  /// Whether the view asked for a layout while one of it was under way.
  var asksAgain = false
  /// The pass the view was laid out in last.
  var pass = 0
  /// How often it was laid out in that pass, those layouts left out that others called for.
  var count = 0
  /// The safe area of the last layout.
  var safeArea = UIEdgeInsets.zero
}

/// All that the outermost `layoutIfNeeded()` in a tree of views leads to.
///
/// A pass goes over the tree in rounds until nobody waits. In a round parents come before
/// children, level by level, and each view comes once. One that asks again is laid out in the
/// next round, ``UIView/layoutRoundsPerPass`` times in a pass; what asks on is reported and waits
/// for the next pass. So a pass takes at most that many layouts for each view.
///
/// - Note: UIKit lays out level by level, too, and has no end where views always ask again.
@MainActor final class LayoutPass {
  private(set) var serial = 0
  private var top: UIView?
  private var outer: LayoutPass?
  private var overdue: [UIView] = []

  private static var current: LayoutPass?
  /// Used again for each pass that is not within one of another tree: scrolling allocates nothing.
  private static let outermost = LayoutPass()
  private static var passCount = 0
  /// Views that asked too often in their last pass.
  private static var leftOver: [LeftOver] = []

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

  /// Runs `layouts` as part of the pass that is under way in the tree of `view`, or of a new one.
  static func run(for view: UIView, _ layouts: (LayoutPass) -> Void) {
    let top = view.topmostView
    var known = current
    while let pass = known, pass.top !== top { known = pass.outer }
    if let known { return layouts(known) }
    let pass = current == nil ? outermost : LayoutPass()
    pass.begin(of: top)
    layouts(pass)
    pass.end()
  }

  /// Notes that a view is to wait for the next pass.
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

  /// Has the views that the last pass of the tree put off wait again.
  private func takeUpLeftOver() {
    guard !LayoutPass.leftOver.isEmpty else { return }
    let waiting = LayoutPass.leftOver
    LayoutPass.leftOver = waiting.filter { $0.view != nil && $0.view?.topmostView !== top }
    for case let view? in waiting.map(\.view) where view.topmostView === top {
      view.askForLayout()
    }
  }
}
