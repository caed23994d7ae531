/// What is kept of a subject.
public enum SnapshotKind: String, Sendable, CaseIterable {
  /// A line of text for each element that collection views show: kind, index path, frame, depth.
  /// Of what has no collection view, the labels, pictures and other leaves.
  case frames
  /// A line of text for each view: class, frame, text.
  case tree
  /// A line of text for each element that those hear of who do not see: label, traits, value,
  /// identifier, frame, in the order in which they are read.
  case accessibility
  /// A picture, to the pixel.
  case image
  /// Why each element that collection views show is where it is.
  case explanation

  /// The ending of the names of files.
  var pathExtension: String { self == .image ? "png" : "\(rawValue).txt" }
}
