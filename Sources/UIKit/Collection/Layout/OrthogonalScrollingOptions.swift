/// The scrolling behavior of an orthogonal section.
struct OrthogonalScrollingOptions: Equatable {
  /// The deceleration rate; nil for that of the collection view.
  var decelerationRate: UIScrollView.DecelerationRate?
  /// Whether the section always bounces at its ends, or never; nil if it bounces where its content
  /// exceeds its bounds.
  var bounces: Bool?
  /// What this module adds to UIKit's properties.
  var additions = RowAdditions()

  /// Whether the section keeps showing the item that it shows when the data or lengths change.
  var keepsShownItem: Bool { additions.keepsShownItem || additions.loops }
}

/// Properties of the row of an orthogonal section that UIKit does not have.
package struct RowAdditions: Hashable, Sendable {
  /// Whether the first item follows the last. The default is `false`.
  package var loops = false
  /// The item that the row shows first. The default is 0.
  package var initialItem = 0
  /// Whether the row keeps showing the item that it shows. The default is `false`.
  package var keepsShownItem = false
}
