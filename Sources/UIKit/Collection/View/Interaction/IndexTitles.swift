/// The index titles at the side of a collection view.
@MainActor final class IndexTitles: CollectionPart {
  private unowned let view: UICollectionView
  private(set) var titles: [String] = []
  private var needsTitles = true
  private var strip: IndexTitleStrip?
  /// How the titles look.
  var look = IndexTitleLook() {
    didSet {
      strip?.look = look
      if look.minimumItemCount != oldValue.minimumItemCount { setNeedsTitles() }
      view.setNeedsLayout()
    }
  }

  init(of view: UICollectionView) {
    self.view = view
  }

  /// Makes the next layout ask the data source for the titles.
  func setNeedsTitles() { needsTitles = true }

  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated, .reloaded: setNeedsTitles()
    case .rearranged: break
    }
  }

  /// Asks for the titles if the data has changed, and places the strip.
  func update() {
    if needsTitles {
      needsTitles = false
      display(askedTitles)
    }
    strip?.place(in: view)
  }

  private var askedTitles: [String] {
    guard let dataSource = view.dataSource, hasEnoughItems else { return [] }
    let answer = OptionalCall.ask("indexTitles(for:)") { dataSource.indexTitles(for: view) }
    return (answer ?? nil) ?? []
  }

  private var hasEnoughItems: Bool {
    guard look.minimumItemCount > 0 else { return true }
    let sections = 0..<view.numberOfSections
    return sections.reduce(0) { $0 + view.numberOfItems(inSection: $1) } >= look.minimumItemCount
  }

  private func display(_ new: [String]) {
    guard new != titles else { return }
    titles = new
    strip?.removeFromSuperview()
    strip = new.isEmpty ? nil : IndexTitleStrip(new)
    guard let strip else { return }
    strip.look = look
    strip.onTouch = { [weak self] in _ = self?.touch($0) }
    view.mover.addSubview(strip)
  }

  /// Scrolls the item of a title to the start, as a touch on the title does.
  ///
  /// - Returns: False if there is no such title or the data source has no item for it.
  func touch(_ index: Int) -> Bool {
    view.layoutIfNeeded()
    guard titles.indices.contains(index), let dataSource = view.dataSource else { return false }
    let path = OptionalCall.ask("collectionView(_:indexPathForIndexTitle:at:)") {
      dataSource.collectionView(view, indexPathForIndexTitle: titles[index], at: index)
    }
    guard let path else { return false }
    let isVertical = view.contentSize.height > view.bounds.height
    view.scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
    return true
  }
}
