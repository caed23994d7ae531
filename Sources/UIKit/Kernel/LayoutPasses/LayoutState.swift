/// The layouts that a view has requested and has had.
@MainActor struct LayoutState {
  /// Whether the view needs a layout.
  var isNeeded = true
  /// Whether views below need one.
  var isNeededBelow = true
  /// Whether the view's `layoutSubviews()` is being called.
  var isUnderWay = false
  /// Whether the view asked for a layout while one of it was under way.
  var asksAgain = false
  /// Whether `updateProperties()` is to be called before the next layout.
  var needsProperties = true
  /// The pass the view was laid out in last.
  private var pass = 0
  /// How often it was laid out in that pass, those layouts left out that others called for.
  private var count = 0
  /// The safe area of the last layout.
  var safeArea = UIEdgeInsets.zero

  /// Whether the view or one below it needs a layout.
  var waits: Bool { isNeeded || isNeededBelow }

  /// Whether the view was laid out in a pass as often as it may be.
  func hasHadEnough(of pass: LayoutPass, isRepeated: Bool) -> Bool {
    self.pass == pass.serial && count >= LayoutPass.roundsOfOneView && (isRepeated || asksAgain)
  }

  /// Counts a layout of the view.
  mutating func count(in pass: LayoutPass, isRepeated: Bool) {
    if self.pass != pass.serial {
      self.pass = pass.serial
      count = 1
    } else if isRepeated || asksAgain {
      count += 1
    }
  }

  /// Requests a layout of a view.
  static func ask(for view: UIView) {
    if view.layoutState.isUnderWay { view.layoutState.asksAgain = true }
    guard !view.layoutState.isNeeded else { return }
    view.layoutState.isNeeded = true
    noteNeed(of: view)
  }

  /// Notes in the views above that a view or one below it needs a layout.
  static func noteNeed(of view: UIView) {
    var view = view
    while let parent = view.above {
      guard !parent.layoutState.isNeededBelow else { return }
      parent.layoutState.isNeededBelow = true
      view = parent
    }
    view.treeWaitsForLayout()
  }
}
