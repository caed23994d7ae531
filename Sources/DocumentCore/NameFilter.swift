/// Tells of most names that they are not among some, without looking at these.
///
/// What is asked of elements is absent more often than not.
struct NameFilter: Sendable {
  private var marks: UInt64 = 0

  init(_ names: some Sequence<String>) {
    for name in names { marks |= Self.mark(of: name) }
  }

  /// Whether `name` may be among the names; if not, it is not.
  func mayContain(_ name: String) -> Bool { marks & Self.mark(of: name) != 0 }

  /// One of 64 bits, by the length and the first letter.
  private static func mark(of name: String) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: name.utf8.count &* 7 &+ Int(name.utf8.first ?? 0))
  }
}
