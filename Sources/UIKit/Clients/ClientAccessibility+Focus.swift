extension ClientAccessibility {
  /// Scrolls what an element lies in until the element can be seen.
  ///
  /// - Returns: Whether it is a view on the screen.
  package func reveal(_ number: Int) -> Bool {
    guard let view = object(number) as? UIView, view.window != nil else { return false }
    for parent in sequence(first: view, next: \.superview) {
      guard let scroller = parent as? UIScrollView, scroller !== view else { continue }
      scroller.scrollRectToVisible(view.convert(view.bounds, to: scroller), animated: false)
      scroller.layoutIfNeeded()
    }
    return true
  }

  /// The number of the element that is a view, or else of the first one within it; nil for none.
  package func number(of view: UIView) -> Int? {
    let elements = elements()
    if let element = elements.first(where: { object($0.number) === view }) {
      return element.number
    }
    return elements.first { element in
      (object(element.number) as? UIView)?.isDescendant(of: view) == true
    }?.number
  }
}

extension ClientScene {
  /// The view whose text is edited; nil while none is.
  package var editedElement: UIView? {
    guard textInput != nil else { return nil }
    return windows.lazy.compactMap { $0.firstResponder as? UIView }.first { $0 is any UIKeyInput }
  }
}
