import GeometryCore

/// The measured size of an element.
package struct ElementSize: Hashable, Sendable {
  package var key: ElementKey
  /// In points.
  package var size: Size

  package init(key: ElementKey, size: Size) {
    self.key = key
    self.size = size
  }
}
