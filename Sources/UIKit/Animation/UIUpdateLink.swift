/// The times of one update of what is shown.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  /// The moment that is to be shown, by `CACurrentMediaTime()`, in seconds.
  public let modelTime: TimeInterval
  /// When it will be on the screen.
  public let estimatedPresentationTime: TimeInterval

  init(modelTime: TimeInterval) {
    self.modelTime = modelTime
    estimatedPresentationTime = modelTime
    super.init()
  }
}

/// Calls back for each update of what a view shows.
///
/// - Note: Frames come sixty times a second.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private let member = Member()

  /// A link that is not enabled yet. It works while the view is in a window on the screen.
  public init(view: UIView) {
    self.view = view
    super.init()
    member.link = self
  }

  /// A link that is not enabled yet and calls `handler`.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Adds a handler that is called for each update.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// Whether the handlers are called. The default is `false`.
  open var isEnabled = false { didSet { member.follow(isEnabled) } }

  /// Whether there are updates when nothing else asks for them. The default is `false`.
  open var requiresContinuousUpdates = false { didSet { member.follow(isEnabled) } }

  private func update(at now: TimeInterval) {
    guard let view, view.layer.isOnScreen else { return }
    let info = UIUpdateInfo(modelTime: now)
    for action in actions { action(self, info) }
  }

  /// The object that the stage retains, which does not retain the link.
  private final class Member: @preconcurrency MotionStageMember {
    weak var link: UIUpdateLink?
    private var last: TimeInterval?
    private var stage: MotionStage?

    @MainActor func follow(_ follows: Bool) {
      stage?.leave(self)
      stage = follows ? .current : nil
      last = nil
      stage?.enter(self)
    }

    @MainActor func nextMoment(from now: TimeInterval) -> TimeInterval? {
      guard let link else { return now }
      return link.requiresContinuousUpdates ? MotionStage.nextFrame(after: now) : nil
    }

    @MainActor func turn(at now: TimeInterval) {
      guard let link else { return stage?.leave(self) ?? () }
      let frame = MotionStage.nextFrame(after: now) - 1 / MotionStage.frameRate
      guard last.map({ frame > $0 + 1e-6 }) ?? true else { return }
      last = frame
      link.update(at: now)
    }

    func stop() { stage = nil }
  }
}
