import Foundation

// What the porting tool writes in place of `intersects(_:)`. For Foundation on Linux rectangles that merely
// touch intersect, for Core Graphics they do not; a method of the same name would be ambiguous in every call.

extension CGRect {
  /// Do the rectangles intersect as on Apple's systems? Those that only share an edge or a corner do not. An
  /// empty one does where the other contains it: at the other's least coordinates, not at its greatest. A null
  /// one never does.
  public func _overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return Self.overlap((minX, maxX), (other.minX, other.maxX))
      && Self.overlap((minY, maxY), (other.minY, other.maxY))
  }

  /// Do two intervals without their ends share a number? One without a length is its start.
  private static func overlap(
    _ one: (start: CGFloat, end: CGFloat), _ other: (start: CGFloat, end: CGFloat)
  ) -> Bool {
    one.start == other.start || one.start < other.end && other.start < one.end
  }
}

extension NSSet {
  /// Does the set have an element of another one? The same as `intersects(_:)`.
  public func _overlaps(_ other: Set<AnyHashable>) -> Bool { intersects(other) }
}

extension NSOrderedSet {
  /// Does the set have an object of another one? The same as `intersects(_:)`.
  public func _overlaps(_ other: NSOrderedSet) -> Bool { intersects(other) }
}

extension NSHashTable {
  /// Does the table have an object of another one? The same as `intersects(_:)`.
  public func _overlaps(_ other: NSHashTable<ObjectType>) -> Bool { intersects(other) }
}
