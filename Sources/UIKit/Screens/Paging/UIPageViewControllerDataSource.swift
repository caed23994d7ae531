/// Provides the pages that touches lead to.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil if that is the first. Required.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page behind another one; nil if that is the last. Required.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// The number of dots below pages that scroll sideways.
  ///
  /// Dots are shown if this method and the next one are implemented. The default is `0`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The index of the current dot, asked for when pages are set in code.
  ///
  /// The default is `0`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
