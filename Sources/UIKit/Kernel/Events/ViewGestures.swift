/// The recognizers of a view.
@MainActor final class ViewGestures {
  private(set) var recognizers: [UIGestureRecognizer] = []

  func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = view
  }

  /// Removes all recognizers and adds those of the list.
  func replace(by list: [UIGestureRecognizer], of view: UIView) {
    for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
    for recognizer in list { view.addGestureRecognizer(recognizer) }
  }

  func remove(_ recognizer: UIGestureRecognizer, from view: UIView) {
    guard recognizer.view === view else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
