/// The memory of slabs, which owners share that are copies of each other until one changes.
package final class SlabMemory: @unchecked Sendable {
  private static let limit = 16
  private let headers = UnsafeMutablePointer<SlabHeader>.allocate(capacity: limit)
  private var count = 0

  /// Makes memory without slabs.
  package init() {}

  /// Makes an empty slab.
  package func makeSlab<Element>() -> Slab<Element> {
    precondition(count < Self.limit, "No room for slab \(count).")
    let header = headers + count
    header.initialize(to: SlabHeader(stride: Int32(MemoryLayout<Element>.stride)))
    count += 1
    return Slab(header: header)
  }

  /// Other memory with equal slabs.
  package func copied() -> SlabMemory {
    let copy = SlabMemory()
    for place in 0..<count { (copy.headers + place).initialize(to: headers[place].copied()) }
    copy.count = count
    return copy
  }

  /// The slab that is here what `slab` is in the memory this one is a copy of.
  package func counterpart<Element>(of slab: Slab<Element>, in original: SlabMemory)
    -> Slab<Element>
  {
    Slab(header: headers + (slab.header - original.headers))
  }

  deinit {
    for place in 0..<count { headers[place].free() }
    headers.deallocate()
  }
}

/// Where the elements of a slab are.
@frozen @usableFromInline
struct SlabHeader {
  /// The first element; without room for any an address that is never read.
  @usableFromInline var base = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
  @usableFromInline var count: Int32 = 0
  /// The number of elements there is room for.
  @usableFromInline var capacity: Int32 = 0
  /// The number of bytes from one element to the next.
  @usableFromInline let stride: Int32

  init(stride: Int32) { self.stride = stride }

  @inline(never)
  @usableFromInline mutating func grow() { move(toCapacity: max(8, 2 * capacity)) }

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
