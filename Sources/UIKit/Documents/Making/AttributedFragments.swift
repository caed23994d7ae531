import DocumentCore

/// Attributed texts of documents: fragments of text with attributes of their own.
@MainActor struct AttributedFragments {
  private let values: DocumentValues

  init(_ values: DocumentValues) {
    self.values = values
  }

  func string(_ element: DocumentElement) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      let text =
        fragment["content"] ?? fragment.child(key: "content").flatMap { values.string($0) } ?? ""
      whole.append(
        NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"))))
    }
    return whole
  }

  private func attributes(_ element: DocumentElement?) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element?.children ?? [] {
      switch child.key {
      case "NSColor": attributes[.foregroundColor] = values.color(child)
      case "NSBackgroundColor": attributes[.backgroundColor] = values.color(child)
      case "NSFont": attributes[.font] = values.font(child)
      case "NSParagraphStyle": attributes[.paragraphStyle] = style(child)
      case "NSKern": attributes[.kern] = child.number("value")
      case "NSBaselineOffset": attributes[.baselineOffset] = child.number("value")
      case "NSUnderline": attributes[.underlineStyle] = child.number("value").map { Int($0) }
      case "NSStrikethrough":
        attributes[.strikethroughStyle] = child.number("value").map { Int($0) }
      default: break
      }
    }
    return attributes
  }

  private func style(_ element: DocumentElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = TextSettings.alignments[element["alignment"] ?? ""] ?? .natural
    style.lineBreakMode =
      switch element["lineBreakMode"] {
      case "charWrapping": .byCharWrapping
      case "clipping": .byClipping
      case "truncatingHead": .byTruncatingHead
      case "truncatingTail": .byTruncatingTail
      case "truncatingMiddle": .byTruncatingMiddle
      default: .byWordWrapping
      }
    let lengths: [(String, WritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
    ]
    var changed = style
    for (name, path) in lengths {
      if let number = element.number(name) { changed[keyPath: path] = CGFloat(number) }
    }
    return changed
  }
}
