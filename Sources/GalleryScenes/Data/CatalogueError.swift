/// The reason that a catalogue cannot be used, in one sentence.
public struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error in one sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
