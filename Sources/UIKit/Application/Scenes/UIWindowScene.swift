/// A part of an app's interface that comes and goes as one.
///
/// No scenes are made yet: the class is here for what it names.
@preconcurrency @MainActor open class UIScene: UIResponder {}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// What a new window is to show.
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    /// Names what the window is to show.
    public let userActivity: NSUserActivity
    /// What the window grows out of. Default nil.
    open var preview: UITargetedPreview?

    public init(userActivity: NSUserActivity, preview: UITargetedPreview? = nil) {
      self.userActivity = userActivity
      self.preview = preview
      super.init()
    }
  }
}
