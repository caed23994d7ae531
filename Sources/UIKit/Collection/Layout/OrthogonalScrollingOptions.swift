/// The scrolling behavior of an orthogonal section.
struct OrthogonalScrollingOptions: Equatable {
  /// The deceleration rate; nil for that of the collection view.
  var decelerationRate: UIScrollView.DecelerationRate?
  /// Whether the section always bounces at its ends, or never; nil if it bounces where its content
  /// exceeds its bounds.
  var bounces: Bool?
}
