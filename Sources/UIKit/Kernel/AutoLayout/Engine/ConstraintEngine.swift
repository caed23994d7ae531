import ConstraintCore

/// The solver of all constraints below one host, up to the next hosts.
///
/// Changes are collected and solved together when the host is laid out, from the solution
/// before. Only a change of who hosts whom starts from the beginning.
@MainActor final class ConstraintEngine {
  unowned let host: UIView
  /// Whether views take their frames from the engine; not so for one made to measure.
  let isLive: Bool

  var solver: ConstraintSolver {
    _read { yield solverInPlace.value }
    _modify { yield &solverInPlace.value }
  }
  private let solverInPlace = InPlace(ConstraintSolver())
  /// The solver for fitting sizes of the host; nil until one is asked for.
  @exclusivity(unchecked) var fitting: FittingSolver?
  @exclusivity(unchecked) var hostItem: LayoutItem?
  /// Whether the host is a root whose size constraints may set.
  @exclusivity(unchecked) var isFreeRoot = false
  /// By view and guide; the host is not among them.
  @exclusivity(unchecked) var items: [ObjectIdentifier: LayoutItem] = [:]
  @exclusivity(unchecked) var itemOfVariable: [Variable: LayoutItem] = [:]
  /// Items with inputs that may change without notice.
  @exclusivity(unchecked) var itemsWithInputs: [LayoutItem] = []
  /// Items whose natural size has to be asked for again.
  @exclusivity(unchecked) var itemsWithNewContent: [LayoutItem] = []
  /// Items whose height may follow from their width.
  @exclusivity(unchecked) var wrappingItems: [LayoutItem] = []

  @exclusivity(unchecked) var rows: [ObjectIdentifier: ConstraintRow] = [:]
  @exclusivity(unchecked) var brokenRows: [ConstraintRow] = []
  @exclusivity(unchecked) private var added: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var changed: [NSLayoutConstraint] = []
  /// The reading directions that equations were made for, by view.
  @exclusivity(unchecked) var directions: [ObjectIdentifier: ReadingDirection] = [:]

  @exclusivity(unchecked) private var needsRebuild = true
  /// Items made since views last got their frames. Their views may have any frame, and the
  /// solver reports no change of a value that is zero from the beginning.
  @exclusivity(unchecked) private var newItems: [LayoutItem] = []
  @exclusivity(unchecked) var isDirty = true
  @exclusivity(unchecked) private var isUpdating = false

  /// Constraints put into and taken out of solvers so far, of every kind.
  struct Counters: Hashable {
    var added = 0
    var removed = 0
    var rebuilds = 0
  }
  @exclusivity(unchecked) var counters = Counters()

  init(host: UIView, isLive: Bool) {
    self.host = host
    self.isLive = isLive
  }

  // MARK: Notices

  /// Starts from the beginning in the next update.
  func invalidate() {
    needsRebuild = true
    isDirty = true
  }

  /// Something that is read in the next update has changed.
  func markDirty() {
    isDirty = true
    if !isUpdating { host.setNeedsLayout() }
  }

  func add(_ constraint: NSLayoutConstraint) {
    if !needsRebuild { added.append(constraint) }
    isDirty = true
    tellAbove()
  }

  /// Adds all constraints held by `view` and below it that this engine has to solve.
  func add(from view: UIView) {
    if !needsRebuild { added.append(contentsOf: constraints(from: view)) }
    isDirty = true
    tellAbove()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    isDirty = true
    tellAbove()
    added.removeAll { $0 === constraint }
    changed.removeAll { $0 === constraint }
    guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    // A solver that is about to be replaced is not worth the work.
    if needsRebuild { row.key = nil }
    removeFromSolver(row)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    if !needsRebuild { changed.append(constraint) }
    markDirty()
    tellAbove()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    if !needsRebuild, let key = rows[ObjectIdentifier(constraint)]?.key,
      constraint.priority.rawValue < 1000
    {
      try? solver.setPriority(of: key, to: Double(constraint.priority.rawValue))
    }
    markDirty()
    tellAbove()
  }

  func contentDidChange(of item: LayoutItem) {
    if !item.hasNewContent { itemsWithNewContent.append(item) }
    item.hasNewContent = true
    item.mayWrap = true
    item.laidOutWidth = nil
    item.wrappedWidth = nil
    item.wrappedAnswer = nil
    markDirty()
    tellAbove()
  }

  /// Notifies the view above the host that the fitting size may have changed.
  private func tellAbove() {
    if isLive, !isUpdating { host.above?.constraintsChanged(in: host) }
  }

  // MARK: Solving

  /// Brings the solution up to date, and asks for a layout of the views it moves.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    // Views that are asked for their sizes may change others; after a few rounds that has to wait.
    for _ in 0..<3 where isDirty {
      forgetLongestLines()
      isDirty = false
      updateEquations()
      solveHeightsOfWrappedContent()
      if isLive, hugLongestLines() { solveHeightsOfWrappedContent() }
    }
    if isLive {
      reportBrokenRows()
      publishChanges()
    }
    isUpdating = false
  }

  /// Brings everything up to date but heights that follow from widths.
  ///
  /// - Parameter question: The fitting size that is about to be asked for, which need not agree
  ///   with sides that it leaves open.
  func updateEquations(for question: FittingSolver.Question? = nil) {
    if !needsRebuild, directionsHaveChanged { needsRebuild = true }
    if needsRebuild { rebuild() }
    let content = itemsWithNewContent
    if !content.isEmpty { itemsWithNewContent = [] }
    for item in content {
      item.hasNewContent = false
      updateContent(of: item)
    }
    updateInputs(for: question)
    let (changed, added) = (changed, added)
    if !changed.isEmpty { self.changed = [] }
    if !added.isEmpty { self.added = [] }
    for constraint in changed { updateConstant(of: constraint) }
    for constraint in added { addRow(for: constraint) }
    retryBrokenRows()
    updateStaleContent(all: false)
  }

  private func rebuild() {
    needsRebuild = false
    newItems = []
    counters.rebuilds += 1
    solver = ConstraintSolver()
    fitting = nil
    releaseItems()
    items = [:]
    itemOfVariable = [:]
    itemsWithInputs = []
    itemsWithNewContent = []
    wrappingItems = []
    rows = [:]
    brokenRows = []
    directions = [:]
    changed = []
    hostItem = makeHostItem()
    added = constraints(from: host).sorted { $0.serial < $1.serial }
  }

  /// Lets views forget items of the solver that is replaced: not all of them have one in the next.
  private func releaseItems() {
    guard isLive else { return }
    for item in items.values where item.guide == nil {
      guard let state = item.view?.constraintState, state.item === item else { continue }
      state.item = nil
    }
  }

  /// The constraints held by `view` and by the views below it that are not hosts.
  private func constraints(from view: UIView) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    view.visitTree { child in
      guard child === view || !child.hostsConstraints else { return false }
      result += child.constraintState?.held ?? []
      return true
    }
    return result
  }

  private var directionsHaveChanged: Bool {
    for direction in directions.values where direction.hasChanged { return true }
    return false
  }

  /// Marks the superviews of all items that have moved.
  private func publishChanges() {
    let areAllNew = newItems.count == items.count
    for item in newItems { publish(item) }
    if !newItems.isEmpty { newItems = [] }
    var last: LayoutItem?
    solver.takeChanges { change in
      // Mostly the variables of one item come one after the other.
      guard !areAllNew, let item = itemOfVariable[change.variable], item !== last else { return }
      last = item
      publish(item)
    }
  }

  /// Remembers to place an item's view, whatever frame it has.
  func noteNew(_ item: LayoutItem) {
    if isLive { newItems.append(item) }
  }

  private func publish(_ item: LayoutItem) {
    switch item.role {
    case .solved where item.guide == nil: item.view?.above?.setNeedsLayout()
    case .solved: item.view?.setNeedsLayout()
    case .host, .framed, .systemGuide: break
    }
  }

  func value(_ variable: Variable) -> Double {
    ask { (try? $0.value(of: variable)) ?? 0 }
  }

  /// The solver's answer to a question that changes nothing.
  func ask<Answer>(_ question: (inout ConstraintSolver) -> Answer) -> Answer {
    solverInPlace.ask(question)
  }
}

/// The reading direction a view had when equations were made for it.
///
/// Views keep engines, so engines keep no views: not their host, and none below it.
struct ReadingDirection {
  @UntilGone private var view: UIView?
  private let direction: UIUserInterfaceLayoutDirection

  @MainActor init(of view: UIView) {
    self.view = view
    direction = view.effectiveUserInterfaceLayoutDirection
  }

  var isMirrored: Bool { direction == .rightToLeft }

  @MainActor var hasChanged: Bool {
    guard let view else { return false }
    return view.effectiveUserInterfaceLayoutDirection != direction
  }
}
