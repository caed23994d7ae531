/// What is shown in place of views that a data source does not make.
@MainActor struct EmptyViews {
  private static let identifier = "UICollectionView.empty"

  let view: UICollectionView

  init(in view: UICollectionView) {
    self.view = view
  }

  /// An empty cell; the one that is there already if it is being reconfigured.
  func cell(at path: IndexPath) -> UICollectionViewCell {
    if let reconfiguring = view.reconfiguring, reconfiguring.path == view.shownPath(path) {
      return reconfiguring.cell
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
    return view.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: path)
  }

  func supplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.identifier)
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: path)
  }
}
