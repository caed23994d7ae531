/// Plays haptic feedback. Does nothing on this platform.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Prepares feedback. Does nothing on this platform.
  open func prepare() {}
}

/// Plays feedback of an impact. Does nothing on this platform.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Between light objects.
    case light
    /// Between objects of medium weight.
    case medium
    /// Between heavy objects.
    case heavy
    /// Between soft objects.
    case soft
    /// Between rigid objects.
    case rigid
  }

  /// Creates a generator of impacts between objects of medium weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator of impacts.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// - Parameter view: The view of the feedback.
  public init(style: FeedbackStyle, view: UIView) {
    super.init()
  }

  /// Plays haptic feedback. Does nothing on this platform.
  open func impactOccurred() {}

  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// - Parameter location: In the coordinates of the view.
  open func impactOccurred(at location: CGPoint) {}

  /// - Parameters:
  ///   - intensity: From 0 to 1.
  ///   - location: In the coordinates of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Plays feedback of a changed selection. Does nothing on this platform.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays haptic feedback. Does nothing on this platform.
  open func selectionChanged() {}

  /// - Parameter location: In the coordinates of the view.
  open func selectionChanged(at location: CGPoint) {}
}

/// Plays feedback of an outcome. Does nothing on this platform.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Plays haptic feedback. Does nothing on this platform.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// - Parameter location: In the coordinates of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
