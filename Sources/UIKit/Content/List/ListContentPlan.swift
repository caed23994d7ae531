/// The frames of the image and the texts of list content, in reading direction.
///
/// Points from the leading top corner. Made by ``UIListContentView`` for a size; the natural height
/// of the content results from the same computation. Rule CELL-5.
struct ListContentPlan {
  var image: CGRect?
  var text: CGRect?
  var secondaryText: CGRect?
  /// The height of the content including margins.
  var naturalHeight: CGFloat

  /// The input of the computation.
  struct Parts {
    var margins: NSDirectionalEdgeInsets
    /// The displayed size of the image, the space reserved for it, and its share in the height of
    /// the content; nil without an image.
    var image: (size: CGSize, reserved: CGSize, height: CGFloat)?
    var imagePadding: CGFloat
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var prefersSideBySide: Bool
    /// The size of the text in a given width; nil without text. A width of 0 is unlimited.
    var text: ((CGFloat) -> CGSize)?
    /// The size of the secondary text; as `text`.
    var secondaryText: ((CGFloat) -> CGSize)?
    var pixel: CGFloat
  }

  /// - Parameter height: In points; nil for the natural height.
  init(_ parts: Parts, width: CGFloat, height: CGFloat?) {
    let margins = parts.margins
    let textLead = Self.textLead(
      margin: margins.leading, imageWidth: parts.image?.reserved.width, padding: parts.imagePadding)
    let textWidth = max(0, width - textLead - margins.trailing)
    // 1. The texts, relative to their own top.
    let block = TextBlock(parts, width: textWidth)
    // 2. The vertical center.
    let inner = max(block.height, parts.image?.height ?? 0)
    naturalHeight = margins.top + inner + margins.bottom
    let total = height ?? naturalHeight
    // If the height is too small, both margins shrink in proportion.
    let edges = margins.top + margins.bottom
    let share = edges > 0 ? min(1, max(0, total - inner) / edges) : 0
    let middle = margins.top * share + (total - edges * share) / 2
    func snapped(_ value: CGFloat) -> CGFloat { (value / parts.pixel).rounded() * parts.pixel }
    // 3. Image and texts, centered on it.
    if let (size, reserved, _) = parts.image {
      image = CGRect(
        x: margins.leading + (reserved.width - size.width) / 2, y: middle - size.height / 2,
        width: size.width, height: size.height)
    }
    let top = snapped(middle - block.height / 2)
    text = block.text?.offsetBy(dx: textLead, dy: top)
    secondaryText = block.secondaryText?.offsetBy(dx: textLead, dy: top)
  }

  /// The leading edge of texts, behind the space that is reserved for an image.
  static func textLead(margin: CGFloat, imageWidth: CGFloat?, padding: CGFloat) -> CGFloat {
    margin + (imageWidth.map { $0 + padding } ?? 0)
  }

  /// The texts, relative to their leading top corner.
  private struct TextBlock {
    var text: CGRect?
    var secondaryText: CGRect?
    var height: CGFloat = 0

    init(_ parts: Parts, width: CGFloat) {
      guard let first = parts.text, let second = parts.secondaryText else {
        text = parts.text.map { Self.line($0(width), width, y: 0) }
        secondaryText = parts.secondaryText.map { Self.line($0(width), width, y: 0) }
        height = (text ?? secondaryText)?.height ?? 0
        return
      }
      let (natural, value) = (first(0), second(0))
      let together = natural.width + parts.horizontalPadding + value.width
      if parts.prefersSideBySide, together <= width {
        height = max(natural.height, value.height)
        text = CGRect(
          x: 0, y: (height - natural.height) / 2,
          width: width - value.width - parts.horizontalPadding,
          height: natural.height)
        secondaryText = CGRect(
          x: width - value.width, y: (height - value.height) / 2, width: value.width,
          height: value.height)
      } else {
        let upper = Self.line(first(width), width, y: 0)
        let lower = Self.line(second(width), width, y: upper.maxY + parts.verticalPadding)
        (text, secondaryText, height) = (upper, lower, lower.maxY)
      }
    }

    private static func line(_ size: CGSize, _ width: CGFloat, y: CGFloat) -> CGRect {
      CGRect(x: 0, y: y, width: width, height: size.height)
    }
  }
}
