/// A file of Swift, as text.
public struct Source: Hashable, Sendable {
  /// How compilers and readers find the file; it is written into `#sourceLocation` as it stands.
  public var path: String
  /// The contents of the file.
  public var text: String

  /// Creates a source.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
