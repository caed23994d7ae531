/// A growing array addressed by 32-bit indices.
struct Slab<Element: Sendable>: Sendable {
  private(set) var storage: ContiguousArray<Element> = []

  /// The number of elements ever appended.
  var count: Int32 {
    @inline(__always) get { Int32(truncatingIfNeeded: storage.count) }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { storage[Int(index)] }
    _modify { yield &storage[Int(index)] }
  }

  /// Gives `body` the elements without the checks that each access costs; for innermost loops.
  @inline(__always)
  mutating func withPointer<Result>(
    _ body: (UnsafeMutablePointer<Element>) -> Result, whenEmpty: Result
  ) -> Result {
    storage.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? whenEmpty
    }
  }

  /// Makes room for `capacity` elements.
  mutating func reserve(_ capacity: Int) { storage.reserveCapacity(capacity) }

  /// Adds `element` and returns its index.
  @inline(__always)
  mutating func append(_ element: Element) -> Int32 {
    storage.append(element)
    return Int32(truncatingIfNeeded: storage.count &- 1)
  }
}
