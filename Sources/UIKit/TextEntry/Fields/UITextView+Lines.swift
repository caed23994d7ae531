import GeometryCore

/// What a text view knows of the layout of its text.
@MainActor struct TextViewLayouts {
  /// The lines that are shown.
  fileprivate(set) var shown: TextColumn?
  /// The lines that were measured last for another width.
  fileprivate var measured: TextColumn?
  /// Whether the layouts are those of the present text.
  var areCurrent = false {
    didSet { if !areCurrent { (shownIsCurrent, measuredIsCurrent) = (false, false) } }
  }
  fileprivate var shownIsCurrent = false
  fileprivate var measuredIsCurrent = false
  /// The offset of a passage that is seen, and where it began when it was seen last.
  fileprivate var anchor: (offset: Int, top: Double)?
}

// Layout of the lines of a text view: of a long text only those that are seen or asked for. Rule TK-3.
extension UITextView {
  /// The height of the view that shows a layout of the text without scrolling.
  func height(of text: TextColumn) -> CGFloat {
    traitCollection.pixelGrid.ceiled(Double(text.height))
      + textContainerInset.top + textContainerInset.bottom
  }

  /// The text laid out in lines of a width in points, all of them.
  func wholeText(width: CGFloat) -> TextColumn {
    let text = text(width: width)
    text.measureAll()
    return text
  }

  private func text(width: CGFloat) -> TextColumn {
    let width = Double(width)
    if layouts.shownIsCurrent, let shown = layouts.shown, shown.width == width { return shown }
    if layouts.measuredIsCurrent, let measured = layouts.measured, measured.width == width {
      return measured
    }
    let text = TextColumn(shownBlock(), width: width, former: layout(ofWidth: width))
    (layouts.measured, layouts.measuredIsCurrent) = (text, true)
    return text
  }

  /// A layout of the text, perhaps of an earlier one, in lines of a width.
  private func layout(ofWidth width: Double) -> TextColumn? {
    let known = [layouts.shown, layouts.measured].compactMap { $0 }
    return known.first { $0.width == width }
  }

  /// The lines that are shown, in the width that there is.
  private func shownText(width: CGFloat) -> TextColumn {
    if layouts.shownIsCurrent, let shown = layouts.shown, shown.width == Double(width) {
      return shown
    }
    let text = TextColumn(
      shownBlock(), width: Double(width), former: layout(ofWidth: Double(width)))
    text.didChange = { [weak self] in self?.setNeedsLayout() }
    layouts.shown?.didChange = nil
    (layouts.shown, layouts.shownIsCurrent, layouts.anchor) = (text, true, nil)
    layouts.areCurrent = true
    return text
  }

  func layOutText() {
    let width = max(0, bounds.width - sideRoom)
    let text = shownText(width: width)
    if !text.isWhole { layOutVisiblePart(of: text) }
    textContainer.fit(width: width + 2 * textContainer.lineFragmentPadding)
    _editor.viewText?.manager.viewDidLayOut()
    _editor.canvas.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: width, height: text.height)
    contentSize = CGSize(width: bounds.width, height: height(of: text))
    _editor.show(text, part: text.isWhole ? nil : visiblePart, isEditing: isFirstResponder)
  }

  /// The part of the text's height that is seen.
  private var visiblePart: ClosedRange<CGFloat> {
    let top = bounds.minY - textContainerInset.top
    return top...top + max(0, bounds.height)
  }

  /// Lays out what is seen and what is near to it. Text that is seen stays where it is when text
  /// above it turns out to be higher or lower than was estimated.
  private func layOutVisiblePart(of text: TextColumn) {
    // 1. What was laid out since the last time.
    keepAnchor(in: text)
    // 2. What is seen now. That may move lines into view, which are laid out in turn.
    let passage = text.firstMeasured(in: visiblePart)
    layouts.anchor = (text.offsets[passage], text.tops[passage])
    var revision: Int
    repeat {
      revision = text.revision
      text.layOut(TextCanvas.surroundings(visiblePart))
      keepAnchor(in: text)
    } while text.revision != revision
  }

  /// Scrolls by as much as the passage that is seen has moved.
  private func keepAnchor(in text: TextColumn) {
    guard let anchor = layouts.anchor else { return }
    let top = text.tops[text.passage(of: anchor.offset)]
    guard top != anchor.top else { return }
    layouts.anchor = (anchor.offset, top)
    let offset = traitCollection.pixelGrid.nearest(Double(contentOffset.y) + top - anchor.top)
    let size = CGSize(width: bounds.width, height: height(of: text))
    // The offset stays within the content at each step.
    if size.height > contentSize.height { contentSize = size }
    contentOffset.y = CGFloat(offset)
    contentSize = size
  }

  /// All lines in one layout.
  var completeFrame: TextFrame? {
    layOutText()
    guard let text = layouts.shown else { return nil }
    let revision = text.revision
    let frame = text.complete
    if text.revision != revision { layOutText() }
    return frame
  }
}
