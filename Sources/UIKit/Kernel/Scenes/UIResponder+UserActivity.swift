extension UIResponder {
  /// What the user does with the object, such as to come back to it later. The default is nil.
  @preconcurrency @MainActor public final var userActivity: NSUserActivity? {
    get { parts[HeldActivity.self]?.activity }
    set { parts[HeldActivity.self] = newValue.map(HeldActivity.init) }
  }
}

private final class HeldActivity {
  let activity: NSUserActivity

  init(_ activity: NSUserActivity) { self.activity = activity }
}
