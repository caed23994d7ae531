import UIKit

/// What a person has done to a collection view, by the identifiers of its data.
///
/// ```swift
/// let archive = try CollectionViewState(of: dataSource).archive()
/// // after a restart, when the first snapshots have been applied:
/// try CollectionViewState<Section, Item.ID>(archive: archive).restore(in: dataSource)
/// ```
///
/// Identifiers that are not shown any more are passed over.
public struct CollectionViewState<
  Section: Hashable & Codable & Sendable, Item: Hashable & Codable & Sendable
>: Hashable, Codable, Sendable {
  /// How large an item is that said so.
  public struct MeasuredSize: Hashable, Codable, Sendable {
    public var item: Item
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    public init(item: Item, width: Double, height: Double) {
      self.item = item
      self.width = width
      self.height = height
    }
  }

  /// The selected items, in the order in which they are shown.
  public var selection: [Item] = []
  /// The item that has the focus, or had it last.
  public var focus: Item?
  /// The expanded items of each section that shows a tree.
  public var expansion: [Section: [Item]] = [:]
  /// How far sections are scrolled that scroll by themselves, in points in reading direction.
  public var rowOffsets: [Section: Double] = [:]
  /// The sizes of items that said how large they are, at ``textSize``.
  public var sizes: [MeasuredSize] = []
  /// The name of the content size category that ``sizes`` hold for.
  public var textSize = ""

  /// Nothing done yet.
  public init() {}
}

// MARK: - Reading and restoring

extension CollectionViewState {
  /// What a person has done to the view of a data source.
  ///
  /// - Complexity: O(n) where sizes are estimates.
  @preconcurrency @MainActor
  public init(of dataSource: UICollectionViewDiffableDataSource<Section, Item>) {
    let snapshot = dataSource.snapshot()
    for section in snapshot.sectionIdentifiers {
      let tree = dataSource.snapshot(for: section)
      guard tree.rootItems.count < tree.items.count else { continue }
      expansion[section] = tree.expandedItems
    }
    guard let view = dataSource.collectionView else { return }
    let placed = PlacedState(of: view)
    selection = placed.selection.compactMap(dataSource.itemIdentifier)
    focus = placed.focus.flatMap(dataSource.itemIdentifier)
    for (section, offset) in placed.rowOffsets {
      if let section = dataSource.sectionIdentifier(for: section) { rowOffsets[section] = offset }
    }
    sizes = placed.measuredSizes.sorted { $0.key < $1.key }.compactMap { path, size in
      dataSource.itemIdentifier(for: path).map {
        MeasuredSize(item: $0, width: Double(size.width), height: Double(size.height))
      }
    }
    textSize = view.traitCollection.preferredContentSizeCategory.rawValue
  }

  /// Has the view of a data source be as it was. What it shows stays as it is otherwise.
  ///
  /// Call it when the view has its size and the first snapshots have been applied. Delegates do not
  /// hear of it, as of nothing that is done by code.
  @preconcurrency @MainActor
  public func restore(in dataSource: UICollectionViewDiffableDataSource<Section, Item>) {
    for (section, items) in expansion where dataSource.index(for: section) != nil {
      expand(items, of: section, in: dataSource)
    }
    guard let view = dataSource.collectionView else { return }
    let placed = PlacedState(of: view)
    if textSize == view.traitCollection.preferredContentSizeCategory.rawValue {
      placed.record(measuredSizes(in: dataSource))
    }
    var distances: [Int: Double] = [:]
    for (section, offset) in rowOffsets where offset.isFinite {
      if let index = dataSource.index(for: section) { distances[index] = offset }
    }
    placed.scrollRows(to: distances)
    placed.select(selection.compactMap(dataSource.indexPath))
    if let path = focus.flatMap(dataSource.indexPath) { placed.moveFocus(to: path) }
  }

  @MainActor private func expand(
    _ items: [Item], of section: Section,
    in dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) {
    var tree = dataSource.snapshot(for: section)
    tree.collapse(tree.items)
    tree.expand(items)
    dataSource.apply(tree, to: section, animatingDifferences: false)
  }

  @MainActor private func measuredSizes(
    in dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) -> [IndexPath: CGSize] {
    var result: [IndexPath: CGSize] = [:]
    for size in sizes {
      guard let path = dataSource.indexPath(for: size.item) else { continue }
      result[path] = CGSize(width: size.width, height: size.height)
    }
    return result
  }
}

// MARK: - Archives

/// Why bytes are no archive of a collection view's state.
public enum CollectionViewArchiveError: Error, Hashable, CustomStringConvertible {
  /// They are something else, or damaged; with what was found.
  case unreadable(String)
  /// They were written by a later version of this module.
  case unknownVersion(Int)

  public var description: String {
    switch self {
    case .unreadable(let reason): "The bytes are no archive of a collection view: \(reason)"
    case .unknownVersion(let version):
      "The archive has version \(version); this module reads up to 1."
    }
  }
}

extension CollectionViewState {
  private struct Archive: Codable {
    var version: Int
    var state: CollectionViewState
  }

  private struct Version: Codable {
    var version: Int
  }

  /// The state as bytes, JSON by nature.
  ///
  /// - Throws: What the identifiers' own `encode(to:)` throws.
  public func archive() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Archive(version: 1, state: self))
  }

  /// The state that was written to `archive`.
  public init(archive data: Data) throws(CollectionViewArchiveError) {
    let decoder = JSONDecoder()
    do {
      let version = try decoder.decode(Version.self, from: data).version
      guard version == 1 else { throw CollectionViewArchiveError.unknownVersion(version) }
      self = try decoder.decode(Archive.self, from: data).state
    } catch let error as CollectionViewArchiveError {
      throw error
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
