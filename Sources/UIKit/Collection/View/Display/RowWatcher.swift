import LayoutCore

/// What a row that scrolls on its own tells those that watch it. Rule ORTH-17.
package enum RowEvent: Hashable, Sendable {
  /// The offset has changed.
  case scrolled
  /// The nearest page or the number of pages has changed.
  case pageChanged
  /// A movement has ended.
  case settled
}

/// The row of an orthogonal section, for code outside of the collection view: it follows its section
/// through changes of the data.
@MainActor package final class RowWatcher {
  private(set) weak var host: (any CollectionHost)?
  private weak var rows: OrthogonalRows?
  /// The number of the section; nil if it was deleted.
  package fileprivate(set) var section: Int?
  /// An object that lives as long as the section.
  package var client: AnyObject?
  /// Called after each change.
  package var onEvent: (RowEvent) -> Void = { _ in }
  /// Whether the row was scrolled and has not settled since.
  fileprivate var isScrolling = false
  private var known = Known()

  /// What was told last.
  private struct Known: Equatable {
    var offset = 0.0
    var page = 0
    var pageCount = 0
  }

  fileprivate init(of rows: OrthogonalRows, section: Int) {
    host = rows.host
    self.rows = rows
    self.section = section
    known = present ?? Known()
  }

  // MARK: Reading

  /// The row as it is laid out; nil if the section is gone, has no items or does not scroll on its
  /// own.
  package var row: OrthogonalRow? {
    guard let host, let section else { return nil }
    host.prepareLayout()
    return host.solvedLayout?.orthogonalRow(inSection: section)
  }

  /// How far the row is scrolled, in points in reading direction; in a loop of any number of turns.
  package var distance: Double {
    guard let rows, let section, let row else { return 0 }
    return rows.distances[section] ?? row.start
  }

  /// Where the row comes to rest that code scrolls with an animation; else where it is.
  package var destination: Double { scroller?.destinedDistance ?? distance }

  /// The scroll view; nil if the row is not near the visible area.
  package var scrollView: UIScrollView? { scroller }

  private var scroller: _UICollectionViewOrthogonalScrollView? {
    section.flatMap { rows?.scroller(ofSection: $0) }
  }

  private var present: Known? {
    guard let rows, let section, let row = host?.solvedLayout?.orthogonalRow(inSection: section)
    else { return nil }
    let distance = rows.distances[section] ?? row.start
    return Known(offset: distance, page: row.page(at: distance), pageCount: row.pageCount)
  }

  // MARK: Scrolling

  /// Scrolls the row to a position by items, at once; before the first layout with that.
  package func scroll(to place: RowPlace, animated: Bool) {
    guard let host, let rows, let section else { return }
    guard let row, host.bounds.width > 0, host.bounds.height > 0 else {
      rows.places[section] = place
      return
    }
    let target = row.offset(of: place)
    scroll(to: row.repetition(of: target, nearestTo: distance), animated: animated)
  }

  /// Scrolls the row by a distance in reading direction, within its range.
  package func scroll(to distance: Double, animated: Bool) {
    guard let rows, let section else { return }
    rows.places[section] = nil
    rows.watcherWillScroll()
    isScrolling = true
    if animated, rows.scrollOverTime(section, to: distance) { return tell() }
    if let scroller { scroller.setContentOffset(scroller.contentOffset, animated: false) }
    if rows.scroll(section, to: distance) { rows.watcherDidScroll() }
    tell()
  }

  // MARK: Telling

  /// Tells what has changed since the last time.
  func tell() {
    guard let present else { return }
    let former = known
    known = present
    if present.offset != former.offset { onEvent(.scrolled) }
    if present.page != former.page || present.pageCount != former.pageCount {
      onEvent(.pageChanged)
    }
    guard isScrolling, !(scroller?.isScrollingOverTime ?? false), !(scroller?.isTracking ?? false)
    else { return }
    isScrolling = false
    onEvent(.settled)
  }

  func noteScrolling() { isScrolling = true }
  fileprivate func move(to section: Int?) { self.section = section }
}

extension OrthogonalRows {
  /// The watcher of a section, made when it is first asked for.
  func watcher(of section: Int) -> RowWatcher {
    if let known = watchers[section] { return known }
    let watcher = RowWatcher(of: self, section: section)
    watchers[section] = watcher
    return watcher
  }

  /// Tells the watchers of rows what has changed.
  func tellWatchers() {
    guard !watchers.isEmpty else { return }
    for watcher in watchers.sorted(by: { $0.key < $1.key }).map(\.value) { watcher.tell() }
  }

  /// Watchers follow their sections.
  func followWatchers(_ plan: ChangePlan) {
    let former = watchers
    watchers = [:]
    for (section, watcher) in former {
      let target = plan.destination(ofSection: section)
      watcher.move(to: target)
      if let target { watchers[target] = watcher }
    }
  }
}
