// Shadows of titles, and images that change with the state.
extension UIButton {
  /// Sets the colour of the title's shadow for a state; nil for that of the normal state.
  /// `titleLabel?.shadowOffset` says where the shadow is. Has no effect with a configuration.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    showing.hasShadow = true
    set(\.shadowColor, to: color, for: state)
  }

  /// The colour of the title's shadow that was set for a state; nil if there is none.
  public func titleShadowColor(for state: State) -> UIColor? { contents[state]?.shadowColor }

  /// The colour of the title's shadow in the present state; nil without a shadow.
  public var currentTitleShadowColor: UIColor? { current(\.shadowColor) }

  /// Gives the label its shadow, unless only the label was ever given one.
  final func showShadow() {
    if showing.hasShadow { label.shadowColor = currentTitleShadowColor }
    let reverses = reversesTitleShadowWhenHighlighted && isHighlighted
    guard reverses != showing.isShadowReversed else { return }
    showing.isShadowReversed = reverses
    let offset = label.shadowOffset
    label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
  }

  /// Shows the image as the state has it: darker under a finger, at half its alpha while disabled.
  final func adjustPicture() {
    let isOwn = contents[state]?.image != nil
    let dims = adjustsImageWhenDisabled && !isEnabled && buttonType == .custom && !isOwn
    if dims { picture.alpha = 0.5 }
    guard adjustsImageWhenHighlighted, isHighlighted, buttonType == .custom, !isOwn,
      let image = picture.image
    else { return }
    if image.isDrawnInTint {
      setPictureTint(tintColor.darkened)
    } else {
      picture.image = image.darkened
    }
  }
}

extension UIImage {
  fileprivate var isDrawnInTint: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }

  /// The image with half of black on what is not transparent.
  fileprivate var darkened: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let area = CGRect(origin: .zero, size: size)
    let result = UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(in: area)
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(area, blendMode: .sourceAtop)
    }
    return result.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      .withRenderingMode(.alwaysOriginal)
  }
}

extension UIColor {
  fileprivate var darkened: UIColor {
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(red: red / 2, green: green / 2, blue: blue / 2, alpha: alpha)
    }
  }
}
