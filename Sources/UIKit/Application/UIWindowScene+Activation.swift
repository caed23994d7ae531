extension UIWindowScene {
  /// The configuration of a new window.
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    /// The activity that the window is to show.
    public let userActivity: NSUserActivity
    /// The view that the window grows out of. The default is nil.
    open var preview: UITargetedPreview?

    /// Creates a configuration.
    public init(userActivity: NSUserActivity, preview: UITargetedPreview? = nil) {
      self.userActivity = userActivity
      self.preview = preview
      super.init()
    }
  }
}
