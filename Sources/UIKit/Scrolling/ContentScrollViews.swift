/// The scroll views of a controller whose content the bars of its container follow.
@MainActor final class ContentScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
  /// Whether insets are adjusted even if the content does not scroll.
  var adjustsInsets = true
}
