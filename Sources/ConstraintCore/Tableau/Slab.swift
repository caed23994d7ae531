/// A growing array of numbers in a ``SlabMemory``, addressed by 32-bit indices.
///
/// In debug builds, in which tests run, each access to an array is a call of generic
/// code that finds out about its elements and counts references; here it is little more than a
/// pointer's. A copy is the same array.
///
/// What is transparent is put into its callers in debug builds too, which makes them half as fast
/// again; what is inlined is not.
struct Slab<Element: BitwiseCopyable>: @unchecked Sendable {
  fileprivate let header: UnsafeMutablePointer<SlabHeader>

  /// The number of elements.
  var count: Int32 {
    @_transparent get { header.pointee.count }
  }

  /// The first element, for innermost loops; valid until elements are appended.
  var pointer: UnsafeMutablePointer<Element> {
    @_transparent get { header.pointee.base.assumingMemoryBound(to: Element.self) }
  }

  subscript(index: Int32) -> Element {
    @_transparent unsafeAddress { UnsafePointer(pointer + Int(index)) }
    @_transparent nonmutating unsafeMutableAddress { pointer + Int(index) }
  }

  /// Makes room for `capacity` elements.
  func reserve(_ capacity: Int) {
    if capacity > Int(header.pointee.capacity) { header.pointee.move(toCapacity: Int32(capacity)) }
  }

  /// Adds `element` and returns its index.
  @_transparent
  @discardableResult
  func append(_ element: Element) -> Int32 {
    let index = header.pointee.count
    if index == header.pointee.capacity { header.pointee.grow() }
    header.pointee.count = index &+ 1
    pointer[Int(index)] = element
    return index
  }

  /// Removes and returns the last element, which there must be.
  @_transparent
  @discardableResult
  func removeLast() -> Element {
    header.pointee.count = header.pointee.count &- 1
    return pointer[Int(header.pointee.count)]
  }

  /// Removes all elements and keeps their room.
  @_transparent
  func removeAll() { header.pointee.count = 0 }
}

/// Where the elements of a slab are.
private struct SlabHeader {
  /// The first element; without room for any an address that is never read.
  var base = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
  var count: Int32 = 0
  /// The number of elements there is room for.
  var capacity: Int32 = 0
  /// The number of bytes from one element to the next.
  let stride: Int32

  @inline(never)
  mutating func grow() { move(toCapacity: max(8, 2 * capacity)) }

  mutating func move(toCapacity capacity: Int32) {
    let new = UnsafeMutableRawPointer.allocate(
      byteCount: Int(capacity) * Int(stride), alignment: 16)
    new.copyMemory(from: base, byteCount: Int(count) * Int(stride))
    free()
    self.capacity = capacity
    base = new
  }

  /// A header of equal elements in memory of their own.
  func copied() -> SlabHeader {
    var copy = SlabHeader(stride: stride)
    if capacity > 0 {
      copy.move(toCapacity: capacity)
      copy.base.copyMemory(from: base, byteCount: Int(count) * Int(stride))
      copy.count = count
    }
    return copy
  }

  func free() {
    if capacity > 0 { base.deallocate() }
  }
}

/// The memory of a solver's slabs, which solvers share that are copies of each other until one changes.
final class SlabMemory: @unchecked Sendable {
  private static let limit = 16
  private let headers = UnsafeMutablePointer<SlabHeader>.allocate(capacity: limit)
  private var count = 0

  /// Makes an empty slab.
  func makeSlab<Element>() -> Slab<Element> {
    precondition(count < Self.limit, "No room for slab \(count).")
    let header = headers + count
    header.initialize(to: SlabHeader(stride: Int32(MemoryLayout<Element>.stride)))
    count += 1
    return Slab(header: header)
  }

  /// Other memory with equal slabs.
  func copied() -> SlabMemory {
    let copy = SlabMemory()
    for place in 0..<count { (copy.headers + place).initialize(to: headers[place].copied()) }
    copy.count = count
    return copy
  }

  /// The slab that is here what `slab` is in the memory this one is a copy of.
  func counterpart<Element>(of slab: Slab<Element>, in original: SlabMemory) -> Slab<Element> {
    Slab(header: headers + (slab.header - original.headers))
  }

  deinit {
    for place in 0..<count { headers[place].free() }
    headers.deallocate()
  }
}
