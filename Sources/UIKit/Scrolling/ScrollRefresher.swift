/// A view above the content of a scroll view that is pulled into view to refresh the content.
@MainActor protocol ScrollRefresher: UIView {
  /// The content lies elsewhere, or the view has another size.
  func contentDidMove(in scrollView: UIScrollView)
  /// A finger lets the content go, which comes to rest by the insets that there are afterwards.
  func contentWillBeLetGo(in scrollView: UIScrollView)
}
