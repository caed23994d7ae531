/// A growing array of numbers in a ``SlabMemory``, addressed by 32-bit indices.
///
/// In debug builds, in which tests run, each access to an array is a call of generic
/// code that finds out about its elements and counts references; here it is little more than a
/// pointer's. A copy is the same array.
///
/// What is transparent is put into its callers in debug builds too, but only within its own file
/// and into other modules: hence this module.
@frozen @usableFromInline
package struct Slab<Element: BitwiseCopyable>: @unchecked Sendable {
  @usableFromInline let header: UnsafeMutablePointer<SlabHeader>

  /// The number of elements.
  package var count: Int32 {
    @inlinable @_transparent get { header.pointee.count }
  }

  /// The first element, for innermost loops; valid until elements are appended.
  @usableFromInline package var pointer: UnsafeMutablePointer<Element> {
    @_transparent get { header.pointee.base.assumingMemoryBound(to: Element.self) }
  }

  package subscript(index: Int32) -> Element {
    @inlinable @_transparent unsafeAddress { UnsafePointer(pointer + Int(index)) }
    @inlinable @_transparent nonmutating unsafeMutableAddress { pointer + Int(index) }
  }

  /// Makes room for `capacity` elements.
  package func reserve(_ capacity: Int) {
    if capacity > Int(header.pointee.capacity) { header.pointee.move(toCapacity: Int32(capacity)) }
  }

  /// Adds `element` and returns its index.
  @inlinable @_transparent
  @discardableResult
  package func append(_ element: Element) -> Int32 {
    let index = header.pointee.count
    if index == header.pointee.capacity { header.pointee.grow() }
    header.pointee.count = index &+ 1
    pointer[Int(index)] = element
    return index
  }

  /// Removes and returns the last element, which there must be.
  @inlinable @_transparent
  @discardableResult
  package func removeLast() -> Element {
    header.pointee.count = header.pointee.count &- 1
    return pointer[Int(header.pointee.count)]
  }

  /// Removes all elements and keeps their room.
  @inlinable @_transparent
  package func removeAll() { header.pointee.count = 0 }
}

/// The index that means "none".
package var none: Int32 {
  @inlinable @_transparent get { -1 }
}
