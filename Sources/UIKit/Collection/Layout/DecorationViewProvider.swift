/// The class and the contents of the view for a decoration item, in place of a class registered with
/// the layout.
///
/// Made by modules that extend this one. The collection view applies it when the decoration comes into
/// view and after each computation of the layout.
package struct DecorationViewProvider {
  /// The class of the view.
  package let viewClass: UICollectionReusableView.Type
  /// Configures a new or reused view of that class.
  package let configure: @MainActor (UICollectionReusableView) -> Void

  package init(
    viewClass: UICollectionReusableView.Type,
    configure: @escaping @MainActor (UICollectionReusableView) -> Void
  ) {
    self.viewClass = viewClass
    self.configure = configure
  }
}
