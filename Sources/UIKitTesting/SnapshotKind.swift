/// A kind of snapshot of a subject.
public enum SnapshotKind: String, Sendable, CaseIterable {
  /// Text with one line per element of the collection views: kind, index path, frame and z index.
  /// Without a collection view: the labels, images and other leaf views.
  case frames
  /// Text with one line per view: class, frame and text.
  case tree
  /// Text with one line per accessibility element in reading order: label, traits, value,
  /// identifier and frame.
  case accessibility
  /// An image.
  case image
  /// Text with the explanation of each element of the collection views.
  case explanation

  /// The extension of the reference files.
  var pathExtension: String { self == .image ? "png" : "\(rawValue).txt" }
}
