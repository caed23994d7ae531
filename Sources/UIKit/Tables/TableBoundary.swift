/// The supplementary view that holds the header or footer of a section that is not a
/// `UITableViewHeaderFooterView`, or reserves the space of the table view's own header or footer.
final class TableBoundary: UICollectionReusableView {
  /// The view that the delegate provides; nil if there is none.
  private(set) var content: UIView?
  /// The table view that shows the view or showed it last.
  weak var table: UITableView?

  /// Replaces the header or footer.
  func show(_ view: UIView?) {
    if content !== view {
      if content?.superview === self { content?.removeFromSuperview() }
      content = view
      if let view { addSubview(view) }
    }
    setNeedsLayout()
  }

  package override var collectionView: UICollectionView? { table?.rows }

  override func adoptListPlace(_ place: @autoclosure () -> ListPlace?) {
    topPadding = place()?.topPadding ?? 0
  }

  /// The space above a header, in points.
  private var topPadding: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = CGRect(
      x: 0, y: topPadding, width: bounds.width, height: max(0, bounds.height - topPadding))
    if let content, content.frame != frame { content.frame = frame }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.duplicate() else { return layoutAttributes }
    let height = content.map { $0.fittedHeight(layoutAttributes.size.width) } ?? emptyHeight
    preferred.frame.size.height = traitCollection.pixelGrid.ceiled(height + topPadding)
    return preferred
  }

  /// The height in points if the delegate provides no view for the section after all.
  private var emptyHeight: CGFloat {
    table?.style == .plain ? 0 : ListIdiom(traitCollection.userInterfaceIdiom).groupBottom
  }
}

extension UIView {
  /// The height that fits the content in a width, in points.
  func fittedHeight(_ width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
