import RenderCore

// The text of a text view as its lines are laid out from it.
extension UITextView {
  /// The font at the present text size.
  var shownFont: UIFont {
    let font = font ?? .systemFont(ofSize: 12)
    return adjustsFontForContentSizeCategory ? font.scaled(with: traitCollection) : font
  }

  /// The distance between the edges and the text, both sides together, in points.
  var sideRoom: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The text with all its looks.
  func shownBlock() -> TextBlock {
    var block: TextBlock?
    CurrentTint.perform(in: self) { block = composedBlock() }
    return block ?? TextComposer(font: shownFont, color: .label).block("")
  }

  private func composedBlock() -> TextBlock {
    var values = ParagraphValues()
    values.alignment = textAlignment
    values.lineBreakMode = textContainer.lineBreakMode
    var composer = TextComposer(
      font: shownFont, color: textColor ?? .label, paragraph: values,
      maximumLines: textContainer.maximumNumberOfLines)
    composer.linkAttributes = linkTextAttributes
    var block = _editor.styled.map(composer.block) ?? composer.block(_editor.shown)
    if let marked = _editor.shownMark {
      block.mark(marked, by: composer, in: markedTextStyle, tint: tintColor)
    }
    block.paragraph.alignNaturally(in: effectiveUserInterfaceLayoutDirection)
    return block
  }

  /// The storage and the layout manager of the text.
  var viewText: ViewText {
    if let known = _editor.viewText { return known }
    let text = ViewText(textContainer, text: attributedText)
    _editor.viewText = text
    text.manager.viewsFrame = { [weak self] in self?.completeFrame }
    if text.managerDraws {
      _editor.canvas.drawsText = { [weak text, weak self] in
        guard let text, let self else { return }
        let all = NSRange(location: 0, length: text.manager.numberOfGlyphs)
        let origin = CGPoint(x: -textContainer.lineFragmentPadding, y: 0)
        text.manager.drawBackground(forGlyphRange: all, at: origin)
        text.manager.drawGlyphs(forGlyphRange: all, at: origin)
      }
    }
    return text
  }
}
