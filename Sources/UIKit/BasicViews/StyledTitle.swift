/// A title and how bars and controls show it.
@MainActor struct StyledTitle {
  var string: String
  var attributes: [NSAttributedString.Key: Any]

  /// In one line, in points.
  var size: CGSize { string.size(withAttributes: attributes) }
}

extension UILabel {
  /// Shows a title; nothing for nil.
  ///
  /// Font and colour become the label's own. An attributed string is made for other attributes
  /// alone: Foundation never frees those of one on this platform.
  func show(_ title: StyledTitle?) {
    guard let title else { return text = nil }
    let own: Set<NSAttributedString.Key> = [.font, .foregroundColor]
    guard title.attributes.keys.allSatisfy(own.contains) else {
      attributedText = NSAttributedString(string: title.string, attributes: title.attributes)
      return
    }
    font = title.attributes[.font] as? UIFont ?? font
    textColor = title.attributes[.foregroundColor] as? UIColor ?? textColor
    text = title.string
  }
}
