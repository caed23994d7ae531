/// How a declaration of the modules departs from Apple's.
public struct Difference: Hashable, Sendable {
  /// Who notices.
  public enum Weight: Hashable, Sendable {
    /// Source that compiles against Apple's may not compile, or mean something else.
    case gap
    /// Source that compiles here may not compile against Apple's.
    case wider
    /// Only a subclass can tell.
    case subclass
  }

  /// Who notices.
  public var weight: Weight
  /// What departs, as a phrase.
  public var text: String
}

/// What became of one row of the inventory.
public struct Verdict: Sendable {
  /// How far a declaration has come.
  public enum Status: String, Sendable {
    case done, partial, absent
  }

  /// The row judged.
  public var row: InventoryRow
  /// The declaration found, as the compiler prints it.
  public var declaration: String?
  /// The compiler's unique name of the declaration found.
  public var identifier: String?
  /// Whether a protocol demands the declaration found.
  public var isRequirement = false
  /// How the declaration departs from the row.
  public var differences: [Difference] = []
  /// What the hand-written list says is missing behind the declaration.
  public var statedGaps: [String] = []

  /// How far the declaration has come: a gap of either kind makes it partial.
  public var status: Status {
    if declaration == nil { return .absent }
    return statedGaps.isEmpty && gaps.isEmpty ? .done : .partial
  }

  /// The differences that can break source.
  public var gaps: [Difference] { differences.filter { $0.weight == .gap } }
}
