/// Has people feel what happens. No device here vibrates: as on an iPad, nothing is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Tells that there will be something to feel soon.
  open func prepare() {}
}

/// Has people feel that things collide.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What the things are like.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  /// Between things of medium weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  /// - Parameter view: Where it happens.
  public init(style: FeedbackStyle, view: UIView) {
    super.init()
  }

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

/// Has people feel that another value is chosen.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}

  /// - Parameter location: In the coordinates of the view.
  open func selectionChanged(at location: CGPoint) {}
}

/// Has people feel how something came out.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// - Parameter location: In the coordinates of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
