// Written by Scripts/delegates from UIPageViewControllerDataSource.swift. Do not edit.
// swift-format-ignore-file

extension UIPageViewControllerDataSource {
  /// The number of dots below pages that scroll sideways.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { OptionalCall.noteDefault(); return 0 }
  /// The index of the current dot, asked for when pages are set in code.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { OptionalCall.noteDefault(); return 0 }
}
