/// What a person does in an app, to be gone on with elsewhere.
///
/// - Note: Part of Foundation on Apple's systems; Foundation lacks it on this platform.
open class NSUserActivity: NSObject {
  /// Names the kind of activity.
  public let activityType: String
  /// What a person reads of it. Default nil.
  open var title: String?
  /// What is needed to go on. Default nil.
  open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
