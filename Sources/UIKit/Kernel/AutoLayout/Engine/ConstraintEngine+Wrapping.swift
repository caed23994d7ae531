import ConstraintCore

// Texts that are broken into lines: their heights follow from their widths.
extension ConstraintEngine {
  /// Gives views whose height depends on their width the height for the width they have.
  ///
  /// A height may change widths in turn; after a few rounds the last answer stands.
  func solveHeightsOfWrappedContent() {
    for _ in 0..<4 {
      var isSettled = true
      var stillWrap = true
      for item in wrappingItems {
        if updateWrappedHeight(of: item) { isSettled = false }
        if !item.mayWrap { stillWrap = false }
      }
      if !stillWrap { dropUnwrapped() }
      if isSettled { return }
    }
  }

  private func dropUnwrapped() {
    for item in wrappingItems { item.isWrapping = item.mayWrap }
    wrappingItems.removeAll { !$0.isWrapping }
  }

  /// - Returns: Whether the height has changed.
  private func updateWrappedHeight(of item: LayoutItem) -> Bool {
    let width = value(item.width)
    guard width > 0, width != item.wrappedWidth else { return false }
    guard let height = wrappedHeight(of: item, width) else {
      item.mayWrap = false
      return false
    }
    item.wrappedWidth = width
    guard height != item.content[1].extent else { return false }
    setExtent(height, of: &item.content[1])
    if fitting != nil { item.fittingHeight = nil }
    return true
  }

  /// The view's own answer; not asked for twice, as first a fitting and then a layout want it.
  private func wrappedHeight(of item: LayoutItem, _ width: Double) -> Double? {
    if let answer = item.wrappedAnswer, answer.width == width { return answer.height }
    guard let height = item.view?.fittingHeight(forWidth: CGFloat(width)) else {
      item.wrappedAnswer = nil
      return nil
    }
    item.wrappedAnswer = (width, Double(height))
    return Double(height)
  }

  // MARK: Longest lines

  /// Makes the longest line the natural width of texts that were broken for want of room, so that
  /// what surrounds them need not be wider. Texts whose width constraints decide keep it.
  ///
  /// The next update starts from the text in one line again.
  /// Rule TEXT-10.
  ///
  /// - Returns: Whether any natural width has changed.
  func hugLongestLines() -> Bool {
    for item in wrappingItems { item.laidOutWidth = value(item.width) }
    return keep(useLongestLines { $0.hasStaleContent ? nil : openWidth(of: $0) })
  }

  /// Makes the longest line the natural width of texts that the last layout has broken, for a question
  /// that leaves the width open: the answer is as high as the text was laid out.
  func useLinesOfLayout() { _ = keep(useLongestLines(laidOutWidth)) }

  /// The width of a text in the last layout, which another engine makes where this one only measures.
  private func laidOutWidth(of item: LayoutItem) -> Double? {
    isLive ? item.laidOutWidth : item.view?.constraintState?.item?.laidOutWidth
  }

  /// Remembers former natural widths for ``forgetLongestLines()``.
  private func keep(_ widths: [(item: LayoutItem, former: Double)]) -> Bool {
    for (item, former) in widths { item.unbrokenWidth = former }
    return !widths.isEmpty
  }

  /// The present width of a text; nil where constraints decide it.
  func openWidth(of item: LayoutItem) -> Double? {
    isDetermined(item.width) ? nil : value(item.width)
  }

  /// Makes the longest line the natural width of texts that are broken.
  ///
  /// - Parameter width: The width at which a text is broken; nil for one that is left as it is.
  /// - Returns: The texts concerned, with their former natural widths.
  func useLongestLines(
    _ width: (LayoutItem) -> Double?
  ) -> [(item: LayoutItem, former: Double)] {
    var lines: [(item: LayoutItem, line: Double)] = []
    for item in wrappingItems {
      guard let width = width(item), width > 0, width < item.content[0].extent,
        let line = item.view?.longestLine(inWidth: CGFloat(width)), Double(line) < width
      else { continue }
      lines.append((item, Double(line)))
    }
    return lines.map { item, line in
      defer { setExtent(line, of: &item.content[0]) }
      return (item, item.content[0].extent)
    }
  }

  /// Makes texts in one line natural again.
  func forgetLongestLines() {
    for item in wrappingItems {
      guard let width = item.unbrokenWidth else { continue }
      item.unbrokenWidth = nil
      setExtent(width, of: &item.content[0])
      isDirty = true
    }
  }
}
