/// A decoration that brings along what shows it, in place of a class registered with the layout.
///
/// Made by modules that extend this one; read by the collection view whenever the decoration comes
/// into view and after each computation of the layout.
package struct DecorationFurnishing {
  /// The class of the view.
  package let viewClass: UICollectionReusableView.Type
  /// Makes a view of that class, new or used before, show the decoration.
  package let furnish: @MainActor (UICollectionReusableView) -> Void

  package init(
    viewClass: UICollectionReusableView.Type,
    furnish: @escaping @MainActor (UICollectionReusableView) -> Void
  ) {
    self.viewClass = viewClass
    self.furnish = furnish
  }
}
