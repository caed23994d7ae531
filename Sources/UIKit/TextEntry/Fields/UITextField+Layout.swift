import GeometryCore
import RenderCore

// Layout of the line of text and of the views beside it.
extension UITextField {
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The rectangle of a view at a side, as large as it is or else as it wants to be.
  func sideRect(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let own = view.bounds.size
    let size = own == .zero ? view.sizeThatFits(bounds.size) : own
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle that the border and the views beside the text leave free.
  func freeRect(in bounds: CGRect) -> CGRect {
    var room = borderRect(forBounds: bounds).shrunk(dx: borderStyle.margin, dy: 0)
    func exclude(_ rect: CGRect, _ view: UIView?) {
      guard let view, view.superview === self else { return }
      let gap: CGFloat = view === views.clearButton ? 5 : 0
      if rect.midX < bounds.midX {
        let left = max(room.minX, rect.maxX + gap)
        room = CGRect(x: left, y: room.minY, width: room.maxX - left, height: room.height)
      } else {
        room.size.width = min(room.maxX, rect.minX - gap) - room.minX
      }
    }
    exclude(leftViewRect(forBounds: bounds), leftView)
    exclude(rightViewRect(forBounds: bounds), rightView)
    exclude(clearButtonRect(forBounds: bounds), views.clearButton)
    room.size.width = max(0, room.width)
    return room
  }

  /// The size of the text, or else the placeholder, with the border and the views beside it.
  func fittingSize(placeholder: CGSize) -> CGSize {
    let text = TextFrame(composedBlock(shownFont), width: nil).size.width
    var width = (hasText ? text : placeholder.width).rounded(.up) + 2 * borderStyle.margin
    for view in [leftView, rightView] where view?.superview === self {
      width += sideRect(view, in: bounds, atLeft: true).width
    }
    if views.clearButton.superview === self { width += clearSide + 5 }
    // A line of text is as high as its font's, rounded down to pixels, and two points more.
    let line = traitCollection.pixelGrid.floored(Double(shownFont.lineHeight))
    let lineHeight = CGFloat(line) + 2
    let height = lineHeight + borderStyle.extraHeight
    return CGSize(width: width, height: borderStyle == .roundedRect ? max(34, height) : height)
  }

  private func composedBlock(_ font: UIFont) -> TextBlock {
    var block: TextBlock?
    CurrentTint.perform(in: self) {
      var values = ParagraphValues()
      values.lineBreakMode = .byClipping
      let composer = TextComposer(font: font, color: textColor ?? .label, paragraph: values)
      if let styled = _editor.styled, !isSecureTextEntry {
        block = composer.block(styled)
      } else {
        block =
          extraAttributes.isEmpty
          ? composer.block(_editor.shown)
          : composer.block(
            _editor.shown, extraAttributes.merging([.font: font]) { $1 })
      }
      block?.paragraph.alignment = .left
      if let marked = _editor.shownMark {
        block?.mark(marked, by: composer, in: markedTextStyle, tint: tintColor)
      }
    }
    return block ?? TextComposer(font: font, color: .label).block("")
  }

  /// The text in a line, with a smaller font if it is wider than `width` and the field shrinks it.
  /// Attributed text keeps its fonts.
  private func fittedText(in width: CGFloat) -> TextFrame {
    let text = TextFrame(composedBlock(shownFont), width: nil)
    guard adjustsFontSizeToFitWidth, width > 0, text.size.width > width,
      _editor.styled == nil || isSecureTextEntry
    else { return text }
    let size = max(minimumFontSize, 1, shownFont.pointSize * width / text.size.width)
    guard size < shownFont.pointSize else { return text }
    return TextFrame(composedBlock(shownFont.withSize(size)), width: nil)
  }

  /// Lays the text out in its line and scrolls it to the caret.
  func placeText() {
    let lead = leadWidth
    let room = CGSize(
      width: max(0, views.clip.bounds.width - lead), height: views.clip.bounds.height)
    var text = fittedText(in: room.width)
    let grid = traitCollection.pixelGrid
    if !isEditing, text.size.width > room.width { text = truncated(text, to: room.width) }
    let width = CGFloat(grid.ceiled(Double(text.size.width)))
    let y = CGFloat(grid.nearest(Double((room.height - text.size.height) / 2)))
    let free = room.width - width
    let start: CGFloat
    switch textAlignment {
    case .center: start = max(0, free / 2)
    case .right: start = max(0, free)
    case .natural, .justified: start = isMirrored ? max(0, free) : 0
    case .left: start = 0
    }
    let scrolls = free < 0 && isEditing
    let x = start - (scrolls ? scrollOffset(showingCaretOf: text, after: isMirrored ? 0 : lead) : 0)
    _editor.canvas.frame = CGRect(
      x: isMirrored ? x : x + lead, y: y, width: max(width, room.width), height: text.size.height)
    placeLead(at: isMirrored ? x + width : x)
    _editor.show(TextColumn(text), isEditing: isEditing)
  }

  /// The distance in points that a line wider than its room is scrolled: by the least from where it
  /// is that shows the caret, and no further than the end of the text.
  ///
  /// - Parameter lead: The width of what is before the text.
  private func scrollOffset(showingCaretOf text: TextFrame, after lead: CGFloat) -> CGFloat {
    let width = views.clip.bounds.width
    let caret = text.caret(at: _editor.shownOffset(_editor.selection.location))
    let end = text.caret(at: _editor.shownOffset(_editor.length))
    let shown = shownLead ?? (caret.minX + lead)...(caret.maxX + lead)
    let present = max(0, lead - _editor.canvas.frame.minX)
    let offset = min(max(present, shown.upperBound - width), max(shown.lowerBound, 0))
    return min(offset, max(0, end.maxX + lead - width))
  }

  /// A text that is not edited ends in an ellipsis where it does not fit.
  private func truncated(_ text: TextFrame, to width: CGFloat) -> TextFrame {
    var block = text.block
    block.paragraph.lineBreak = .truncateTail
    block.maximumLines = 1
    return TextFrame(block, width: Double(width))
  }
}

extension UILabel {
  /// Shows a placeholder; the attributes it lacks are those of the field's text, in `color`.
  func showPlaceholder(
    _ placeholder: NSAttributedString?, font: UIFont, color: UIColor, _ alignment: NSTextAlignment
  ) {
    self.font = font
    textColor = color
    if let own = placeholder, own.length > 0, !own.attributes(at: 0, effectiveRange: nil).isEmpty {
      let text = NSMutableAttributedString(
        string: own.string, attributes: [.font: font, .foregroundColor: color])
      let all = NSRange(location: 0, length: own.length)
      own.enumerateAttributes(in: all) { attributes, range, _ in
        text.addAttributes(attributes, range: range)
      }
      attributedText = text
    } else {
      self.text = placeholder?.string
    }
    textAlignment = alignment
    lineBreakMode = .byTruncatingTail
  }
}

extension UITextField.BorderStyle {
  /// The distance between the border and the text at each side, in points.
  var margin: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// The points by which a field with the border is higher than its line of text.
  var extraHeight: CGFloat {
    switch self {
    case .none: 0
    case .line: 3
    case .bezel, .roundedRect: 12
    }
  }

  /// Draws the border as that of a view.
  @MainActor func show(in view: UIView, _ traits: UITraitCollection) {
    view.isHidden = self == .none
    view.backgroundColor = self == .roundedRect ? .systemBackground : .clear
    view.layer.cornerRadius = self == .roundedRect ? 5 : 0
    view.layer.borderWidth = self == .roundedRect ? 0.5 : 1
    let line: UIColor = self == .line ? .label : .separator
    view.layer.borderColor = line.resolvedColor(with: traits).cgColor
  }
}
