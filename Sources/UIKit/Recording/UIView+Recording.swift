import RenderCore

extension UIView {
  /// The display list of the view and its subviews, with the corner of its bounds at the origin.
  ///
  /// Pending layouts are performed first.
  package func displayList() -> DisplayList { ViewPicture(view: self).displayList }

  /// The picture of the view and all below it.
  ///
  /// - Parameter scale: The number of pixels per point; documents have none.
  package func picture(_ format: PictureFormat, scale: CGFloat) throws -> Data {
    try ViewPicture(view: self).data(format, scale: scale)
  }

  /// Draws the view and all below it as they are shown now, in motion too, in the current context,
  /// stretched over `rect`.
  ///
  /// - Parameter afterUpdates: Whether waiting layouts are done first, and what was changed since
  ///   the last turn of the run loop begins to move.
  /// - Returns: Whether there was something to draw and a context to draw in.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    ViewPicture(view: self).draw(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// A view with a picture of what this one shows now.
  ///
  /// - Parameter afterUpdates: Whether pending layouts are performed first.
  /// - Returns: Nil for a view without size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view with a picture of what a part of this one shows now.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of this view.
  ///   - afterUpdates: Whether pending layouts are performed first.
  ///   - capInsets: The edges that keep their size when the view is given another.
  /// - Returns: Nil for a part without size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    ViewPicture(view: self).snapshot(
      of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }
}
