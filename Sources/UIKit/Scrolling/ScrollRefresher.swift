/// A view above the content of a scroll view that is pulled into view to refresh the content.
@MainActor protocol ScrollRefresher: UIView {
  /// Called when the content has moved or the view has another size.
  func contentDidMove(in scrollView: UIScrollView)
  /// Called before the content is released; the insets that there are afterwards decide where it
  /// comes to rest.
  func contentWillBeLetGo(in scrollView: UIScrollView)
}
