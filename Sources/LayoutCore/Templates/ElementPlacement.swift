import GeometryCore

/// The frame of an element in content coordinates, in points from the left, rounded to device
/// pixels.
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
