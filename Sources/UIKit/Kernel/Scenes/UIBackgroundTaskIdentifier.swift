/// Names something that shall be finished in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Names nothing.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
