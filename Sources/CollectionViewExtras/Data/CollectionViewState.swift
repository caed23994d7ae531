import UIKit

/// The user-visible state of a collection view, by the identifiers of its data: selection, focus,
/// expanded items, offsets of orthogonal sections and measured sizes.
///
/// ```swift
/// let archive = try CollectionViewState(of: dataSource).archive()
/// // after a restart, when the first snapshots have been applied:
/// try CollectionViewState<Section, Item.ID>(archive: archive).restore(in: dataSource)
/// ```
///
/// Identifiers that no longer exist are ignored.
public struct CollectionViewState<
  Section: Hashable & Codable & Sendable, Item: Hashable & Codable & Sendable
>: Hashable, Codable, Sendable {
  /// The measured size of a self-sizing item.
  public struct MeasuredSize: Hashable, Codable, Sendable {
    /// The item's identifier.
    public var item: Item
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a measured size in points.
    public init(item: Item, width: Double, height: Double) {
      self.item = item
      self.width = width
      self.height = height
    }
  }

  /// The selected items, in the order of the data.
  public var selection: [Item] = []
  /// The focused item, or the one that had the focus last.
  public var focus: Item?
  /// The expanded items of each section with a hierarchy.
  public var expansion: [Section: [Item]] = [:]
  /// The offsets of orthogonally scrolling sections, in points from the leading edge.
  public var rowOffsets: [Section: Double] = [:]
  /// The measured sizes of self-sizing items at ``textSize``.
  public var sizes: [MeasuredSize] = []
  /// The raw value of the content size category of ``sizes``.
  public var textSize = ""

  /// Creates an empty state.
  public init() {}
}

// MARK: - Reading and restoring

extension CollectionViewState {
  /// Captures the state of a data source's collection view.
  ///
  /// - Complexity: O(n) for n items if sizes are estimated.
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

  /// Restores the state in a data source's collection view. The data does not change.
  ///
  /// Call it when the view has its size and the first snapshots have been applied. No delegate methods
  /// are called.
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

/// The error that data is not an archive of a collection view's state.
public enum CollectionViewArchiveError: Error, Hashable, CustomStringConvertible {
  /// The data is damaged or something else; the reason is the associated value.
  case unreadable(String)
  /// The archive was written by a later version of this module.
  case unknownVersion(Int)

  /// The error in a sentence.
  public var description: String {
    switch self {
    case .unreadable(let reason): "The data is not an archive of a collection view: \(reason)"
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

  /// Returns the state as JSON.
  ///
  /// - Throws: Errors of the identifiers' `encode(to:)`.
  public func archive() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Archive(version: 1, state: self))
  }

  /// Creates the state from the result of ``archive()``.
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
