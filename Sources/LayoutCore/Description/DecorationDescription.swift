import GeometryCore

/// The description of a background of a whole section, including its insets and boundary items.
package struct DecorationDescription: Hashable, Sendable {
  package var kind: String
  /// The position in the stacking order. The default is 0.
  package var zIndex: Int
  /// The insets from the frame of the section, in points.
  package var contentInsets: DirectionalInsets

  package init(kind: String, zIndex: Int = 0, contentInsets: DirectionalInsets = .zero) {
    self.kind = kind
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}
