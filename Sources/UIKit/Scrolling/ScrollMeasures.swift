/// The measures of a scroll view's content, in points.
struct ScrollMeasures {
  /// The extent of the content.
  var size = CGSize.zero
  /// The factor by which the delegate's view for zooming is enlarged.
  var zoomScale: CGFloat = 1

  /// The room around the content that the application asks for.
  var inset = UIEdgeInsets.zero
  /// The room above the content for what shows that it is being refreshed.
  var refreshInset: CGFloat = 0
  /// The room around the content with the part of the safe area that is added to it.
  var adjustedInset = UIEdgeInsets.zero
  /// How much of the bar above was scrolled away when ``adjustedInset`` was computed.
  var collapse: CGFloat = 0

  /// The insets with the bar above at its full height: where the content rests at its start.
  ///
  /// Counts the collapse that the insets were computed with: the bar's own may have changed since.
  var restingInset: UIEdgeInsets {
    var inset = adjustedInset
    inset.top += collapse
    return inset
  }
}
