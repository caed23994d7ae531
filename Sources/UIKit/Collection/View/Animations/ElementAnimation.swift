/// One animated change: elements move to the places that they have in the model already.
///
/// - Note: As on iOS the model is final at once. UIKit does not document the duration of 0.3 s and
///   the curve, ease in and out.
@MainActor final class ElementAnimation {
  var planner = TransitionPlanner()
  /// The number of the animation, counted from 1.
  let number: Int
  private(set) var isOver = false
  /// The attributes near the visible area before the change.
  private let nearby: [UICollectionViewLayoutAttributes]
  /// The elements of the visible views before the change.
  private let formers: [ObjectIdentifier: ElementIdentity]
  /// Views of elements that entered with the change.
  private var entered: Set<ObjectIdentifier> = []
  /// Elements that left with the change and are still animated.
  private var departures: [VisibleElement] = []
  /// Superviews of such elements, removed with them.
  private var containers: [UIView] = []
  private var completions: [(Bool) -> Void] = []
  private let release: (VisibleElement) -> Void
  private lazy var animator = BlockAnimator(
    duration: ElementAnimation.duration, delay: 0, pace: .curve(.easeInEaseOut), options: [],
    completion: { [self] in end(finished: $0) })

  static let duration: TimeInterval = 0.3

  /// - Parameter release: Removes the view of an element that has left.
  init(
    _ number: Int, elements: [VisibleElement], nearby: [UICollectionViewLayoutAttributes],
    release: @escaping (VisibleElement) -> Void
  ) {
    self.number = number
    self.nearby = nearby
    self.release = release
    formers = Dictionary(
      elements.map { (ObjectIdentifier($0.view), $0.identity) }, uniquingKeysWith: { $1 })
    animate {}
  }

  // MARK: Former places

  /// Stores where the elements after the change were before it.
  ///
  /// - Parameter destination: The identity of an element after the change; nil if it is deleted or
  ///   replaced.
  func noteFormers(_ destination: (ElementIdentity) -> ElementIdentity?) {
    let shown = Set(formers.values)
    for former in nearby where !shown.contains(former.identity) {
      guard let identity = destination(former.identity) else { continue }
      planner.formers[identity] = former.duplicate()
    }
  }

  // MARK: Changes

  /// Animates changes of views.
  func animate(_ changes: () -> Void) { animator.take(changes) }

  /// Applies attributes to a visible view.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: _ElementView) {
    guard !entered.contains(ObjectIdentifier(view)) else { return view.adopt(attributes) }
    move(view, to: attributes)
  }

  /// Moves a view to a place. If its size changes, its subviews are animated with it; a pending
  /// layout of the view is done at the old place first, unless the application animates it. Nothing
  /// else is laid out meanwhile.
  private func move(
    _ view: _ElementView, to place: UICollectionViewLayoutAttributes,
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

  /// Moves the view of an entering element from its initial attributes to its place.
  func enter(_ view: _ElementView, _ attributes: UICollectionViewLayoutAttributes) {
    move(view, to: attributes, isEntering: true)
    entered.insert(ObjectIdentifier(view))
  }

  /// Animates the view of an element out.
  ///
  /// - Parameter place: The attributes of the element after the change; nil if it was deleted.
  func depart(
    _ element: VisibleElement, to place: UICollectionViewLayoutAttributes?, isReplaced: Bool
  ) {
    let view = element.view
    let former = formers[ObjectIdentifier(view)] ?? element.identity
    switch planner.ending(of: former, to: place, isReplaced: isReplaced) {
    case .fades:
      // Elements that take its place pass in front.
      SubviewOrder.sendToBack(view)
      animate { view.fadeOut() }
    case .moves(let end): move(view, to: end)
    }
    departures.append(element)
  }

  /// Keeps a view in the tree as long as elements in it depart.
  func keep(_ view: UIView) { containers.append(view) }

  // MARK: The end

  /// Calls `completion` when the animation has ended.
  func onEnd(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Ends the change: the animation is over when its present animations are.
  func close() { animator.close() }

  /// Whether a view contains views that display elements.
  private func displaysElements(in view: UIView) -> Bool {
    view.subviews.contains { ($0 as? _ElementView)?.element != nil }
  }

  /// Removes the views of elements that have left.
  func releaseDepartures() {
    while !departures.isEmpty { release(departures.removeFirst()) }
    for view in containers where !displaysElements(in: view) { view.removeFromSuperview() }
    containers = []
  }

  private func end(finished: Bool) {
    isOver = true
    releaseDepartures()
    let all = completions
    completions = []
    for completion in all { completion(finished) }
  }
}
