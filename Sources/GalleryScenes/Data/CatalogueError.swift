/// The reason that a catalogue cannot be used, in one sentence.
public struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
