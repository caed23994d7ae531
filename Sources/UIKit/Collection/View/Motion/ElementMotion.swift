/// One change that is seen over time: its elements go to where they are already.
///
/// - Note: As on iOS the model is final at once. That it takes 0.3 s with ease in and out is not
///   documented.
@MainActor final class ElementMotion {
  var planner = TransitionPlanner()
  /// The place among the changes of the view that were seen over time.
  let number: Int
  private(set) var isOver = false
  /// What was near the view before the change.
  private let candidates: [UICollectionViewLayoutAttributes]
  /// What the views in view showed before the change.
  private let formers: [ObjectIdentifier: ElementIdentity]
  /// Views that came into view with the change.
  private var entered: Set<ObjectIdentifier> = []
  /// What went out of view with the change and is still to be seen.
  private var departures: [VisibleElement] = []
  /// Views that such elements are in and that go with them.
  private var surroundings: [UIView] = []
  private var followers: [(Bool) -> Void] = []
  private let release: (VisibleElement) -> Void
  private lazy var animator = BlockAnimator(
    duration: ElementMotion.duration, delay: 0, pace: .curve(.easeInEaseOut), options: [],
    completion: { [self] in end(finished: $0) })

  static let duration: TimeInterval = 0.3

  /// - Parameter release: Ends the stay of what went out of view.
  init(
    _ number: Int, elements: [VisibleElement], candidates: [UICollectionViewLayoutAttributes],
    release: @escaping (VisibleElement) -> Void
  ) {
    self.number = number
    self.candidates = candidates
    self.release = release
    formers = Dictionary(
      elements.map { (ObjectIdentifier($0.view), $0.identity) }, uniquingKeysWith: { $1 })
    animate {}
  }

  // MARK: Where everything was

  /// Notes where what is there after the change was before it.
  ///
  /// - Parameter destination: What an element is after the change; nil if it is gone or replaced.
  func noteFormers(_ destination: (ElementIdentity) -> ElementIdentity?) {
    let shown = Set(formers.values)
    for former in candidates where !shown.contains(former.identity) {
      guard let identity = destination(former.identity) else { continue }
      planner.formers[identity] = former.duplicate()
    }
  }

  // MARK: Changes

  /// Makes changes of views that are seen over time.
  func animate(_ changes: () -> Void) { animator.take(changes) }

  /// Has a view in view adopt attributes.
  func adopt(_ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView) {
    guard !entered.contains(ObjectIdentifier(view)) else { return view.adopt(attributes) }
    go(view, to: attributes)
  }

  /// Has a view go to a place. If it is of another size there, what it shows goes along; what was
  /// waiting to be laid out is so where the view is now, unless the application animates that.
  /// Nothing else is laid out meanwhile.
  private func go(
    _ view: UICollectionReusableView, to place: UICollectionViewLayoutAttributes,
    isEntering: Bool = false
  ) {
    guard place.size != view.bounds.size else { return animate { view.adopt(place) } }
    if isEntering || UIView.inheritedAnimationDuration == 0 {
      UIView.performWithoutAnimation { LayoutPass.layOut(view, isAlone: true) }
    }
    animate {
      view.adopt(place)
      LayoutPass.layOut(view, isAlone: true)
    }
  }

  /// Has a view that came into view, and looks as it is to look at first, go to its place.
  func enter(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    go(view, to: attributes, isEntering: true)
    entered.insert(ObjectIdentifier(view))
  }

  /// Has the view of an element go that departs.
  ///
  /// - Parameter place: Where the element is now; nil if it is there no longer.
  func depart(
    _ element: VisibleElement, to place: UICollectionViewLayoutAttributes?, isReplaced: Bool
  ) {
    let view = element.view
    let former = formers[ObjectIdentifier(view)] ?? element.identity
    switch planner.ending(of: former, to: place, isReplaced: isReplaced) {
    case .fades:
      // What takes its room passes in front.
      Stratum.sendToBack(view)
      animate { view.fade() }
    case .goes(let end): go(view, to: end)
    }
    departures.append(element)
  }

  /// Has a view stay in the tree as long as what departs in it.
  func keep(_ view: UIView) { surroundings.append(view) }

  // MARK: The end

  /// Calls `completion` when all is where it belongs.
  func follow(_ completion: @escaping (Bool) -> Void) { followers.append(completion) }

  /// Ends the changes: what moves now is all there is to wait for.
  func close() { animator.close() }

  /// Whether views that show elements are in a view.
  private func showsElements(in view: UIView) -> Bool {
    view.subviews.contains { ($0 as? UICollectionReusableView)?.element != nil }
  }

  /// Takes out what is still to be seen of elements that are gone.
  func releaseDepartures() {
    while !departures.isEmpty { release(departures.removeFirst()) }
    for view in surroundings where !showsElements(in: view) { view.removeFromSuperview() }
    surroundings = []
  }

  private func end(finished: Bool) {
    isOver = true
    releaseDepartures()
    let all = followers
    followers = []
    for follower in all { follower(finished) }
  }
}
