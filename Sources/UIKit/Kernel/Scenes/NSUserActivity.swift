/// An activity of the user that can be continued elsewhere.
///
/// - Note: Part of Foundation on Apple's systems; Foundation lacks it on this platform.
open class NSUserActivity: NSObject {
  /// Names the kind of activity.
  public let activityType: String
  /// The title of the activity. The default is nil.
  open var title: String?
  /// The values that are needed to continue the activity. The default is nil.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values that are needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
