/// Says where what comes into view with a change is seen to come from, and where what goes out of
/// view goes to.
///
/// What is in view before and after goes from the one place to the other and needs no plan.
@MainActor struct TransitionPlanner {
  /// What happens to the view of an element that goes out of view.
  enum Ending {
    /// It fades where it is.
    case fades
    case goes(to: UICollectionViewLayoutAttributes)
  }

  /// What the layout answered about what is in view after the change, by the places after it.
  var initials: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]
  /// What the layout answered about what was in view before the change, by the places before it.
  var finals: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]
  /// Where the same elements were before the change, by the places after it; of those near the
  /// view.
  var formers: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]

  /// What an element that comes into view looks like at first: as the layout says, else as it was
  /// before, else faded at its place.
  func start(
    of coming: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    initials[coming.identity] ?? formers[coming.identity] ?? coming.faded
  }

  /// Whether an element that comes into view comes from nowhere.
  func fadesIn(_ coming: UICollectionViewLayoutAttributes) -> Bool {
    initials[coming.identity] == nil && formers[coming.identity] == nil
  }

  /// What becomes of an element that goes out of view: as the layout says, else it goes where it is
  /// now, else it fades.
  ///
  /// - Parameters:
  ///   - former: The element before the change.
  ///   - place: Where the same element is after it; nil if it is there no longer.
  ///   - isReplaced: Whether another view shows it there.
  func ending(
    of former: ElementIdentity, to place: UICollectionViewLayoutAttributes?, isReplaced: Bool
  ) -> Ending {
    if let final = finals[former] { return .goes(to: final) }
    guard let place else { return .fades }
    return .goes(to: isReplaced ? place.faded : place)
  }
}
