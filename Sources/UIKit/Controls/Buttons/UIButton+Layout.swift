// Where a button's parts are.
extension UIButton {
  /// Lays out anew unless the insets are equal to the former ones.
  final func edgesDidChange(from former: UIEdgeInsets) {
    guard ![contentEdgeInsets, titleEdgeInsets, imageEdgeInsets].allSatisfy({ $0 == former }) else {
      return
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The frames of the parts as they are now.
  final var arrangement: ButtonArrangement {
    showOutdated()
    return ButtonArrangement(
      configuration, image: activity ?? (picture.image == nil ? nil : picture),
      title: label.text?.isEmpty ?? true ? nil : label,
      subtitle: secondLabel?.text?.isEmpty ?? true ? nil : secondLabel, indicator: indicator,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      system: buttonType != .custom,
      edges: ButtonEdges(
        content: contentEdgeInsets, title: titleEdgeInsets, image: imageEdgeInsets),
      lineHeight: label.font.lineHeight)
  }

  /// The size with texts broken into lines that keep the button within `width`.
  final func fittingSize(within width: CGFloat) -> CGSize { arrangement.size(within: width) }

  /// Places the parts in the rectangle of the content.
  final func placeParts(around content: CGRect) {
    let outset = UIEdgeInsets(
      top: -contentEdgeInsets.top, left: -contentEdgeInsets.left,
      bottom: -contentEdgeInsets.bottom, right: -contentEdgeInsets.right)
    arrangement.place(
      in: content.inset(by: outset), effectiveContentHorizontalAlignment, contentVerticalAlignment)
  }

  /// Places image and title where overrides of a subclass say.
  final func placeByOverrides() {
    guard configuration == nil, type(of: self) != UIButton.self else { return }
    let content = contentRect(forBounds: bounds)
    let (image, title) = (
      imageRect(forContentRect: content), titleRect(forContentRect: content)
    )
    if picture.image != nil { picture.frame = image }
    if label.text?.isEmpty == false { label.frame = title }
  }
}
