/// One public symbol of Apple's interface, as the inventory lists it.
public struct InventoryRow: Hashable, Sendable {
  /// The topic the symbol belongs to; `SUPPORT` for what surrounds the collection view.
  public var area: String
  /// The declaring type, nested types dotted; the symbol itself for types and globals.
  public var type: String
  /// The compound name; empty when the row is the type or the global itself.
  public var member: String
  /// `class`, `struct`, `enum`, `protocol`, `typealias`, `init`, `property`, `method`, `case` or
  /// `constant`.
  public var kind: String
  /// The declaration without access modifiers.
  public var signature: String
  /// What the inventory remarks: requirement, isolation, platform.
  public var notes: String

  /// The area that surrounds the collection-view family.
  public static let supportArea = "SUPPORT"

  /// Whether the symbol belongs to the collection-view family.
  public var isFamily: Bool { area != Self.supportArea }

  /// Whether the symbol belongs to the untyped bridging types a Swift client never needs.
  public var isReference: Bool {
    let name = type.prefix { $0 != "." }
    return name.hasPrefix("UICollectionViewDiffableDataSourceReference")
      || (name.hasPrefix("NSDiffableDataSource") && name.hasSuffix("Reference"))
  }

  /// Whether the symbol exists on tvOS alone.
  public var isOtherPlatform: Bool { notes.hasPrefix("tvOS") && notes.contains("not on iOS") }

  /// The type, or the type and member, for messages.
  public var title: String { member.isEmpty ? type : "\(type).\(member)" }

  /// The type written first in a member's parameters, to tell overloads of one name apart.
  public var firstParameterType: String? {
    guard let colon = signature.firstIndex(of: ":") else { return nil }
    let type = signature[signature.index(after: colon)...].prefix { $0 != "," && $0 != ")" }
    return type.split(separator: " ").joined(separator: " ")
  }

  /// Whether the symbol is a property or subscript that can be assigned.
  public var isSettable: Bool {
    guard let signature = Signature(signature) else { return false }
    return ["var", "subscript"].contains(signature.keyword) && signature.isSettable
  }

  /// A row with the given cells.
  public init(
    area: String = Self.supportArea, type: String, member: String = "", kind: String,
    signature: String, notes: String = ""
  ) {
    self.area = area
    self.type = type
    self.member = member
    self.kind = kind
    self.signature = signature
    self.notes = notes
  }

  /// The rows of the inventory `text`, a comma-separated table.
  public static func rows(in text: String) -> [InventoryRow] {
    Table(text).records.map { record in
      InventoryRow(
        area: record["area"] ?? "", type: record["type"] ?? "", member: record["member"] ?? "",
        kind: record["kind"] ?? "", signature: record["swift_signature"] ?? "",
        notes: record["notes"] ?? "")
    }
  }
}
