/// A change of the controller that is visible: a push, a pop, the selection of a tab, a presentation
/// or a dismissal.
@MainActor struct ControllerChange {
  enum Kind {
    case push
    case pop
    case selection
    case presentation
    case dismissal
  }

  let kind: Kind
  let from: UIViewController?
  let to: UIViewController?
  /// Whether an animation was asked for. Without a window on the screen there is none all the same.
  let isAnimated: Bool
  /// The application's animator; nil for the system's animation.
  let animators: CustomAnimators?
  /// The transition that others can take part in.
  let coordinator: ControllerTransition

  /// - Parameters:
  ///   - container: The view in which the change takes place.
  ///   - duration: The duration of the system's animation in seconds; 0 for none.
  init(
    _ kind: Kind, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    in container: UIView, duration: TimeInterval, animators: CustomAnimators? = nil,
    as style: UIModalPresentationStyle = .none
  ) {
    (self.kind, self.from, self.to) = (kind, from, to)
    self.isAnimated = isAnimated
    self.animators = animators
    var duration = duration
    if let animators, let from, let to {
      duration = animators.duration(from: from, to: to, in: container, as: style)
    }
    coordinator = ControllerTransition(
      in: container, duration: duration, as: style, from: from, to: to)
  }

  var container: UIView { coordinator.containerView }

  /// The two sides of a transition by the application's animator.
  typealias Sides = (from: CustomTransition.Side, to: CustomTransition.Side)

  /// Runs the animation: that of the application's animator, or the system's.
  ///
  /// - Parameters:
  ///   - sides: The views and frames for the application's animator.
  ///   - companions: The system's changes that accompany the application's animator.
  ///   - changes: The system's changes if there is no such animator.
  ///   - whenOver: Called once at the end, before the participants' completions.
  func run(
    sides: () -> Sides, companions: () -> Void, changes: () -> Void,
    whenOver: @escaping () -> Void
  ) {
    guard let animators else { return coordinator.run(changes, whenOver: whenOver) }
    let (from, to) = sides()
    let custom = CustomTransition(
      animators, in: container, as: coordinator.presentationStyle, from: from, to: to)
    coordinator.run(custom, with: companions, whenOver: whenOver)
  }
}
