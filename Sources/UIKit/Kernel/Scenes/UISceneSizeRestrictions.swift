/// The sizes that users may give to the window of a scene.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// In points. The default is zero: no limit.
  open var minimumSize = CGSize.zero
  /// In points. The default is greater than any window: no limit.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  init(of scene: UIWindowScene) { super.init() }
}

extension UIWindowScene {
  /// The sizes that users may give to the scene's window; nil where no window of a desktop shows it.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    guard screen.conditions.followsRestrictions else { return nil }
    return existingOrNewPart(UISceneSizeRestrictions(of: self))
  }
}
