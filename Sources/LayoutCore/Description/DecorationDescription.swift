import GeometryCore

/// A background behind a whole section, its insets and boundary items included.
package struct DecorationDescription: Hashable, Sendable {
  package var kind: String
  /// Default 0.
  package var zIndex: Int
  /// Distances from the section's box, in points.
  package var contentInsets: DirectionalInsets

  package init(kind: String, zIndex: Int = 0, contentInsets: DirectionalInsets = .zero) {
    self.kind = kind
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}
