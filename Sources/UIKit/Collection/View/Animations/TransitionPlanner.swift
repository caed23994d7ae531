/// Plans an animated change: where entering elements come from, and where leaving elements go.
///
/// Elements that stay visible move from their old place to the new one and need no plan.
@MainActor struct TransitionPlanner {
  /// The final state of the view of a leaving element.
  enum Ending {
    /// The view fades out at its place.
    case fades
    case moves(to: UICollectionViewLayoutAttributes)
  }

  /// The layout's initial attributes of visible elements, by identity after the change.
  var initials: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]
  /// The layout's final attributes of formerly visible elements, by identity before the change.
  var finals: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]
  /// The attributes before the change of elements near the visible area, by identity after it.
  var formers: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]

  /// The first attributes of an entering element: the layout's initial attributes, else the former
  /// ones, else transparent at its place.
  func start(
    of entering: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    initials[entering.identity] ?? formers[entering.identity] ?? entering.faded
  }

  /// Whether an entering element fades in at its place.
  func fadesIn(_ entering: UICollectionViewLayoutAttributes) -> Bool {
    initials[entering.identity] == nil && formers[entering.identity] == nil
  }

  /// The final state of a leaving element: the layout's final attributes, else its place after the
  /// change, else it fades out.
  ///
  /// - Parameters:
  ///   - former: The element before the change.
  ///   - place: The attributes of the same element after it; nil if it was deleted.
  ///   - isReplaced: Whether another view displays it there.
  func ending(
    of former: ElementIdentity, to place: UICollectionViewLayoutAttributes?, isReplaced: Bool
  ) -> Ending {
    if let final = finals[former] { return .moves(to: final) }
    guard let place else { return .fades }
    return .moves(to: isReplaced ? place.faded : place)
  }
}
