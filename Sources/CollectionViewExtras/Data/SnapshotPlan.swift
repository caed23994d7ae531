import LayoutCore
import UIKit

/// The changes that applying a snapshot would make.
///
/// Created by ``UIKit/UICollectionViewDiffableDataSource/plan(for:)``. Its description has one line per
/// change:
///
/// ```text
/// 1 deleted, 1 inserted, 1 moved
/// delete item 3 at [0, 2]: not in the snapshot
/// move item 5 from [0, 4] to [0, 0]: other place in its section
/// insert item 9 at [0, 4]: not shown so far
/// ```
public struct SnapshotPlan<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The section or item of a change.
  public enum Subject: Hashable, Sendable {
    /// A section, with its items.
    case section(Section)
    /// An item.
    case item(Item)
  }

  /// The kind of a change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The section or item is removed.
    case deleted
    /// The section or item is new.
    case inserted
    /// The section or item gets another place.
    case moved
    /// The cell is replaced by a new one.
    case reloaded
    /// The cell is configured again.
    case reconfigured
  }

  /// One change of a section with its items, or of an item.
  public struct Change: Hashable, Sendable {
    /// The kind of the change.
    public let kind: Kind
    /// The changed section or item.
    public let subject: Subject
    /// The index path before the change, with one index for a section. Nil for an insertion.
    public let from: IndexPath?
    /// The index path after the change; nil for a deletion.
    public let to: IndexPath?
    /// The reason in words.
    public let reason: String
  }

  /// The reason for reloading all data, as `reloadData()` does; nil if only the changes are applied.
  public internal(set) var reloadReason: String?
  /// The changes in the order in which they are applied; as few as possible.
  public internal(set) var changes: [Change] = []

  /// Whether applying the snapshot changes nothing visible.
  public var isEmpty: Bool { reloadReason == nil && changes.isEmpty }

  /// Returns the changes of one kind.
  public func changes(_ kind: Kind) -> [Change] {
    changes.filter { $0.kind == kind }
  }
}

extension UICollectionViewDiffableDataSource {
  /// Returns the changes that applying `snapshot` would make, without applying it.
  ///
  /// - Complexity: That of applying it, without layout and cells.
  public func plan(
    for snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> SnapshotPlan<SectionIdentifierType, ItemIdentifierType> {
    let former = self.snapshot()
    var plan = SnapshotPlan<SectionIdentifierType, ItemIdentifierType>()
    guard showsDifferences else {
      plan.reloadReason = "The collection view has not shown what was applied last."
      return plan
    }
    let map = snapshot.elementMap(from: former)
    let counts = former.sectionIdentifiers.map { former.numberOfItems(inSection: $0) }
    var reader = PlanReader(former: former, coming: snapshot, plan: plan)
    reader.readSections(ElementChanges(map, before: counts))
    reader.readMarks()
    return reader.plan
  }
}

/// Describes changes in words.
private struct PlanReader<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Plan = SnapshotPlan<Section, Item>

  let former: Snapshot
  let coming: Snapshot
  var plan: Plan
  private let formerSections: [Section]
  private let comingSections: [Section]

  init(former: Snapshot, coming: Snapshot, plan: Plan) {
    self.former = former
    self.coming = coming
    self.plan = plan
    formerSections = former.sectionIdentifiers
    comingSections = coming.sectionIdentifiers
  }

  mutating func readSections(_ changes: ElementChanges) {
    for section in changes.deletedSections {
      let identifier = formerSections[section]
      let count = former.numberOfItems(inSection: identifier)
      note(
        .deleted, .section(identifier), from: [section],
        reason: "not in the snapshot, goes with its items: \(count)")
    }
    for place in changes.deletedItems {
      let item = formerItem(place)
      let isElsewhere = coming.indexOfItem(item) != nil
      note(
        .deleted, .item(item), from: path(place),
        reason: isElsewhere ? "comes with a new section" : "not in the snapshot")
    }
    for move in changes.movedSections {
      note(
        .moved, .section(formerSections[move.from]), from: [move.from], to: [move.to],
        reason: "other place among the sections")
    }
    for move in changes.movedItems {
      let (from, to) = (formerSections[move.from.section], comingSections[move.to.section])
      note(
        .moved, .item(formerItem(move.from)), from: path(move.from), to: path(move.to),
        reason: from == to ? "other place in its section" : "from section \(from) to section \(to)")
    }
    for section in changes.insertedSections {
      let identifier = comingSections[section]
      let count = coming.numberOfItems(inSection: identifier)
      note(
        .inserted, .section(identifier), to: [section],
        reason: "not shown so far, comes with its items: \(count)")
    }
    for place in changes.insertedItems {
      let item = comingItem(place)
      let wasElsewhere = former.indexOfItem(item) != nil
      note(
        .inserted, .item(item), to: path(place),
        reason: wasElsewhere ? "its section is deleted" : "not shown so far")
    }
  }

  mutating func readMarks() {
    for section in coming.reloadedSectionIdentifiers {
      let place = coming.indexOfSection(section).map { IndexPath(index: $0) }
      let former = former.indexOfSection(section).map { IndexPath(index: $0) }
      note(
        .reloaded, .section(section), from: former, to: place, reason: "marked by reloadSections")
    }
    for item in coming.reloadedItemIdentifiers {
      note(
        .reloaded, .item(item), from: path(former, item), to: path(coming, item),
        reason: "marked by reloadItems")
    }
    for item in coming.reconfiguredItemIdentifiers {
      note(
        .reconfigured, .item(item), from: path(former, item), to: path(coming, item),
        reason: "marked by reconfigureItems")
    }
  }

  private mutating func note(
    _ kind: Plan.Kind, _ subject: Plan.Subject, from: IndexPath? = nil, to: IndexPath? = nil,
    reason: String
  ) {
    plan.changes.append(
      Plan.Change(kind: kind, subject: subject, from: from, to: to, reason: reason))
  }

  private func path(_ place: ElementChanges.Place) -> IndexPath { [place.section, place.item] }

  private func path(_ snapshot: Snapshot, _ item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let ordinal = snapshot.indexOfSection(section),
      let place = snapshot.indexOfItem(item),
      let first = snapshot.itemIdentifiers(inSection: section).first,
      let start = snapshot.indexOfItem(first)
    else { return nil }
    return [ordinal, place - start]
  }

  private func formerItem(_ place: ElementChanges.Place) -> Item {
    former.itemIdentifiers(inSection: formerSections[place.section])[place.item]
  }

  private func comingItem(_ place: ElementChanges.Place) -> Item {
    coming.itemIdentifiers(inSection: comingSections[place.section])[place.item]
  }
}

// MARK: - Text

extension SnapshotPlan: CustomStringConvertible {
  /// The number of changes of each kind, followed by one line per change.
  public var description: String {
    if let reloadReason { return "everything is shown anew: \(reloadReason)" }
    guard !changes.isEmpty else { return "nothing changes" }
    let counts = Kind.allCases.compactMap { kind in
      let count = changes(kind).count
      return count > 0 ? "\(count) \(kind)" : nil
    }
    return ([counts.joined(separator: ", ")] + changes.map(\.description)).joined(separator: "\n")
  }
}

extension SnapshotPlan.Change: CustomStringConvertible {
  /// The change in words, such as "move item 5 from [0, 4] to [0, 0]: other place in its section".
  public var description: String {
    let verb =
      switch kind {
      case .deleted: "delete"
      case .inserted: "insert"
      case .moved: "move"
      case .reloaded: "reload"
      case .reconfigured: "reconfigure"
      }
    let name =
      switch subject {
      case .section(let section): "section \(section)"
      case .item(let item): "item \(item)"
      }
    let way =
      if kind == .moved, let from, let to {
        "from \(text(from)) to \(text(to))"
      } else {
        "at \((to ?? from).map(text) ?? "?")"
      }
    return "\(verb) \(name) \(way): \(reason)"
  }

  private func text(_ path: IndexPath) -> String {
    path.count == 1 ? "\(path[0])" : "[\(path[0]), \(path[1])]"
  }
}
