/// A piece of a file, and what is written in its place.
struct Edit {
  enum Content {
    case text(String)
    /// Nothing but the line breaks: the piece is written elsewhere.
    case movedAway
    /// A line of its own behind the place, which counts as the place's line.
    case line(String)
    /// Members that other places gave away.
    case members([MovedMember])
  }

  /// In bytes from the start of the file; empty for what is put in.
  var range: Range<Int>
  var content: Content
}
