/// An entry of the hand-written list: a declaration that exists but does not do all it should.
public struct StatedGap: Hashable, Sendable {
  /// The declaring type, nested types dotted.
  public var type: String
  /// The compound name; empty for the type itself.
  public var member: String
  /// What is missing, as a phrase.
  public var gap: String

  /// An entry with the given cells.
  public init(type: String, member: String, gap: String) {
    self.type = type
    self.member = member
    self.gap = gap
  }

  /// Why the list cannot be right.
  public struct Mistake: Error, Hashable, CustomStringConvertible {
    /// The entry and what is wrong with it, as a sentence.
    public var description: String
  }

  /// The entries of `text`, a comma-separated table with the columns `type,member,gap`.
  public static func list(in text: String) -> [StatedGap] {
    Table(text).records.map {
      StatedGap(type: $0["type"] ?? "", member: $0["member"] ?? "", gap: $0["gap"] ?? "")
    }
  }

  /// `verdicts` with the entries of `list` written to the rows they name.
  ///
  /// - Throws: ``Mistake`` for an entry without reason, for one that names no row, and for one
  ///   whose declaration is absent.
  public static func applied(_ list: [StatedGap], to verdicts: [Verdict]) throws(Mistake)
    -> [Verdict]
  {
    var verdicts = verdicts
    for entry in list {
      let title = entry.member.isEmpty ? entry.type : "\(entry.type).\(entry.member)"
      let rows = verdicts.indices.filter {
        verdicts[$0].row.type == entry.type && verdicts[$0].row.member == entry.member
      }
      if entry.gap.isEmpty { throw Mistake(description: "\(title) is listed without its gap.") }
      if rows.isEmpty { throw Mistake(description: "\(title) is in no row of the inventory.") }
      for row in rows {
        if verdicts[row].status == .absent {
          throw Mistake(description: "\(title) is listed as partial but is absent.")
        }
        verdicts[row].statedGaps.append(entry.gap)
      }
    }
    return verdicts
  }
}
