/// The supplementary view that holds the header or footer of a section, or reserves the space of
/// the table view's own header or footer.
final class TableBoundary: UICollectionReusableView {
  /// The header or footer; nil if there is none.
  private(set) var content: UIView?
  /// The table view that shows the view or showed it last.
  weak var table: UITableView?
  private var place: ListPlace?

  /// Replaces the header or footer.
  func show(_ view: UIView?) {
    if content !== view {
      if content?.superview === self { content?.removeFromSuperview() }
      content = view
      if let view { addSubview(view) }
    }
    (view as? UITableViewHeaderFooterView)?.join(shownPlace)
    setNeedsLayout()
  }

  override func adoptListPlace(_ place: @autoclosure () -> ListPlace?) {
    self.place = place()
    (content as? UITableViewHeaderFooterView)?.join(shownPlace)
  }

  /// The place with the margin of the table view.
  private var shownPlace: ListPlace? {
    var shown = place
    if let table { shown?.margin = table.margin }
    return shown
  }

  /// The space above a header, in points.
  private var topPadding: CGFloat { place?.topPadding ?? 0 }

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
    let height = content.map { fittedHeight(of: $0, layoutAttributes.size.width) } ?? emptyHeight
    preferred.frame.size.height = traitCollection.pixelGrid.ceiled(height + topPadding)
    return preferred
  }

  private func fittedHeight(of view: UIView, _ width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height in points if the delegate provides no view for the section after all.
  private var emptyHeight: CGFloat {
    table?.style == .plain ? 0 : ListIdiom(traitCollection.userInterfaceIdiom).groupBottom
  }
}
