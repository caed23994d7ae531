/// The titles at the side of a collection view that lead to places in its data.
@MainActor final class IndexTitles {
  private unowned let view: UICollectionView
  private(set) var titles: [String] = []
  private var needsTitles = true
  private var strip: IndexTitleStrip?

  init(of view: UICollectionView) {
    self.view = view
  }

  /// Has the titles asked for anew.
  func forget() { needsTitles = true }

  /// Asks for the titles if the data have changed, and places them where the view is.
  func update() {
    if needsTitles {
      needsTitles = false
      take(ask())
    }
    strip?.place(in: view)
  }

  private func ask() -> [String] {
    guard let dataSource = view.dataSource else { return [] }
    let answer = OptionalCall.ask("indexTitles(for:)") { dataSource.indexTitles(for: view) }
    return (answer ?? nil) ?? []
  }

  private func take(_ new: [String]) {
    guard new != titles else { return }
    titles = new
    strip?.removeFromSuperview()
    strip = new.isEmpty ? nil : IndexTitleStrip(new)
    if let strip { view.addSubview(strip) }
  }

  /// What a finger does on a title: the place that it stands for is scrolled to the start.
  ///
  /// - Returns: Whether there are so many titles and the data source knows a place.
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
