import LayoutCore
import UIKit

/// The row of a section that scrolls on its own: a carousel.
///
/// ```swift
/// let row = collectionView.orthogonalRow(inSection: 0)
/// row.pageControl = pageControl
/// row.scrollToPage(3, animated: true)
/// observation = row.observe { row, event in
///   if event == .settled { print("shows page \(row.page) of \(row.numberOfPages)") }
/// }
/// ```
///
/// A collection view has one object for each section. It follows the section through changes of the
/// data, and works whether the section is on the screen or not.
@preconcurrency @MainActor public final class OrthogonalRow {
  private weak var watcher: RowWatcher?
  private var observers: [WeakObservation] = []
  private lazy var dots = PageDots(self)

  init(_ watcher: RowWatcher) {
    self.watcher = watcher
    watcher.onEvent = { [weak self] in self?.tell($0) }
  }

  /// The collection view; nil if it is gone.
  public var collectionView: UICollectionView? { watcher?.collectionView }

  /// The number of the section; nil if it was deleted.
  public var section: Int? { watcher?.section }

  // MARK: Where it is

  /// How far the row is scrolled, in points in reading direction: 0 at its first page.
  ///
  /// In a loop less than the length of a turn; while the row is dragged beyond its ends, less than 0
  /// or more than it can be scrolled. 0 for sections without items and sections that do not scroll on
  /// their own, which have no pages.
  public var offset: CGFloat {
    guard let watcher, let row = watcher.row else { return 0 }
    return CGFloat(row.firstTurn(of: watcher.distance) - row.start)
  }

  /// The number of pages; 0 for sections without items and sections that do not scroll on their own.
  ///
  /// A row that pages by `paging` has one for each length of the section's content area, all others
  /// have one for each group. Groups at the end that cannot be scrolled to the start share the last
  /// page.
  public var numberOfPages: Int { watcher?.row?.pageCount ?? 0 }

  /// The index of the page that is nearest to the offset, from 0.
  public var page: Int {
    guard let watcher, let row = watcher.row else { return 0 }
    return row.page(at: watcher.distance)
  }

  /// The position among the pages, from 0 at the first: 1.5 is halfway from the second to the third.
  ///
  /// At most the index of the last page; in a loop less than ``numberOfPages``.
  public var pagePosition: CGFloat {
    guard let watcher, let row = watcher.row else { return 0 }
    return CGFloat(row.pagePosition(at: watcher.distance))
  }

  /// Whether the first item follows the last. A row that is too short for it ends, whatever
  /// `loops` of its properties says.
  public var isLoop: Bool { watcher?.row?.cycle != nil }

  /// The page that an animation scrolls to; else ``page``.
  var destinationPage: Int {
    guard let watcher, let row = watcher.row else { return 0 }
    return row.page(at: watcher.destination)
  }

  // MARK: Motion

  /// What moves a row.
  public enum Motion: Hashable, Sendable {
    /// Nothing.
    case resting
    /// A finger, a wheel or a trackpad.
    case dragging
    /// The row slows down after it was let go.
    case decelerating
    /// An animation that code has begun.
    case scrolling
  }

  /// What moves the row now.
  public var motion: Motion {
    guard let view = watcher?.scrollView else { return .resting }
    if view.isDragging { return .dragging }
    if view.isDecelerating { return .decelerating }
    return view.isScrollAnimating ? .scrolling : .resting
  }

  // MARK: Scrolling

  /// Scrolls the row to a page; the collection view stays where it is.
  ///
  /// In a loop the row goes the shorter way, and any number means the page that many pages after the
  /// first one: the page after the last is the first. Pages of a row that ends must be there.
  ///
  /// - Parameter animated: Whether it is seen, if the row is on the screen.
  public func scrollToPage(_ page: Int, animated: Bool) {
    guard let watcher, let row = laidOutRow("page \(page)") else { return }
    let count = row.pageCount
    refuse(
      unless: row.cycle != nil || (0..<count).contains(page),
      """
      There is no page \(page) in section \(watcher.section ?? 0): its row has \(count) \
      \(count == 1 ? "page" : "pages").
      """)
    let target = row.repetition(of: row.offset(ofPage: page), nearestTo: watcher.distance)
    watcher.scroll(to: target, animated: animated)
    dots.update()
  }

  /// Scrolls the row to an item: it, or its group, is where a page begins, as far as the row can be
  /// scrolled. The collection view stays where it is.
  ///
  /// Before the first layout, the row begins there. In a loop it goes the shorter way. The item must
  /// exist.
  ///
  /// - Parameter animated: Whether it is seen, if the row is on the screen.
  public func scrollToItem(_ item: Int, animated: Bool) {
    guard let watcher, let section = watcher.section, let view = watcher.collectionView else {
      return
    }
    let count = view.numberOfItems(inSection: section)
    refuse(
      unless: (0..<count).contains(item),
      """
      There is no item \(item) in section \(section), which has \(count) \
      \(count == 1 ? "item" : "items"). Scroll when the data has been applied.
      """)
    watcher.scroll(to: RowPlace(item: item), animated: animated)
    dots.update()
  }

  private func laidOutRow(_ target: String) -> LayoutCore.OrthogonalRow? {
    guard let watcher, let section = watcher.section else { return nil }
    let row = watcher.row
    refuse(
      unless: row != nil,
      """
      Section \(section) cannot be scrolled to \(target): it has no items, or its layout gives it no \
      orthogonalScrollingBehavior.
      """)
    return row
  }

  // MARK: Observing

  /// What has happened to a row.
  public enum Event: Hashable, Sendable {
    /// The offset has changed.
    case scrolled
    /// The nearest page or the number of pages has changed. Follows `scrolled`.
    case pageChanged
    /// The row rests again after it was scrolled, by a finger or by code. Comes last, once.
    case settled
  }

  /// Calls a function after each change, until the result is released or cancelled.
  public func observe(_ handler: @escaping @MainActor (OrthogonalRow, Event) -> Void)
    -> Observation
  {
    let observation = Observation(handler)
    observers.removeAll { $0.value == nil }
    observers.append(WeakObservation(value: observation))
    return observation
  }

  /// An observer of a row, as long as it is kept.
  @preconcurrency @MainActor public final class Observation {
    fileprivate var handler: (@MainActor (OrthogonalRow, Event) -> Void)?

    fileprivate init(_ handler: @escaping @MainActor (OrthogonalRow, Event) -> Void) {
      self.handler = handler
    }

    /// Ends the observation.
    public func cancel() { handler = nil }
  }

  private struct WeakObservation {
    weak var value: Observation?
  }

  private func tell(_ event: RowEvent) {
    dots.update()
    let event: Event =
      switch event {
      case .scrolled: .scrolled
      case .pageChanged: .pageChanged
      case .settled: .settled
      }
    for observer in observers { observer.value?.handler?(self, event) }
  }

  // MARK: Page dots

  /// The dots that show the page, and whose taps scroll to one; not retained. The default is nil.
  ///
  /// The row sets `numberOfPages` and `currentPage`, also when the data changes.
  public var pageControl: UIPageControl? {
    get { dots.control }
    set { dots.control = newValue }
  }
}

extension UICollectionView {
  /// The row of a section that scrolls on its own.
  ///
  /// The section must exist; it may be off the screen and not laid out yet. Sections that do not scroll
  /// on their own have a row without pages.
  @preconcurrency @MainActor
  public func orthogonalRow(inSection section: Int) -> OrthogonalRow {
    let watcher = PlacedState(of: self).row(inSection: section)
    if let row = watcher.client as? OrthogonalRow { return row }
    let row = OrthogonalRow(watcher)
    watcher.client = row
    return row
  }
}
