import GeometryCore

/// Where an element is, in content coordinates: points, left to right, on whole device pixels.
package struct ElementPlacement: Hashable, Sendable {
  package var key: ElementKey
  package var frame: Rect
  package var zIndex: Int

  package init(key: ElementKey, frame: Rect, zIndex: Int) {
    self.key = key
    self.frame = frame
    self.zIndex = zIndex
  }
}
