/// The values of a flow layout's delegate for one section; nil where the property of the layout
/// applies.
struct FlowAnswers {
  /// The sizes of all items.
  var sizes: [CGSize]?
  var inset: UIEdgeInsets?
  var lineSpacing: CGFloat?
  var itemSpacing: CGFloat?
  var headerSize: CGSize?
  var footerSize: CGSize?
}

extension FlowAnswers {
  /// Asks the delegate of a flow layout for the values of each section.
  ///
  /// - Complexity: O(s), and O(n) if the delegate implements item sizes.
  @MainActor static func all(
    for layout: UICollectionViewFlowLayout, in view: UICollectionView
  ) -> [FlowAnswers] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<view.numberOfSections).map { section in
      guard let delegate else { return FlowAnswers() }
      let calls = _UICollectionViewDelegateFlowLayoutCalls(delegate: delegate)
      return FlowAnswers(
        sizes: sizes(ofSection: section, from: delegate, for: layout, in: view),
        inset: calls(view, layout: layout, insetForSectionAt: section),
        lineSpacing: calls(view, layout: layout, minimumLineSpacingForSectionAt: section),
        itemSpacing: calls(view, layout: layout, minimumInteritemSpacingForSectionAt: section),
        headerSize: calls(view, layout: layout, referenceSizeForHeaderInSection: section),
        footerSize: calls(view, layout: layout, referenceSizeForFooterInSection: section))
    }
  }

  @MainActor private static func sizes(
    ofSection section: Int, from delegate: any UICollectionViewDelegateFlowLayout,
    for layout: UICollectionViewFlowLayout, in view: UICollectionView
  ) -> [CGSize]? {
    let count = view.numberOfItems(inSection: section)
    guard count > 0 else { return nil }
    var sizes: [CGSize] = []
    for item in 0..<count {
      // The delegate does not know a placeholder item, which has no size of its own.
      guard let path = view.delegatePath(of: IndexPath(item: item, section: section)) else {
        sizes.append(layout.itemSize)
        continue
      }
      guard let size = delegate.collectionView?(view, layout: layout, sizeForItemAt: path) else {
        return nil
      }
      sizes.append(size)
    }
    return sizes
  }
}
