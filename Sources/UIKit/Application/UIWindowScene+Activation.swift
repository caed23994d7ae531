extension UIWindowScene {
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
