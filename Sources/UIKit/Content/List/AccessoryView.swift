/// Draws a system accessory.
final class AccessoryView: UIView {
  private let kind: UICellAccessory.AccessoryType
  private var traits = UICellAccessory._Traits()
  private var isMarked = false

  init(_ kind: UICellAccessory.AccessoryType) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the traits of an accessory.
  ///
  /// - Parameter isMarked: Whether a multiple-selection control is filled or an outline disclosure
  ///   is expanded.
  func show(_ accessory: UICellAccessory, isMarked: Bool) {
    traits = accessory.traits
    self.isMarked = isMarked
    isHidden = traits.isHidden
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The scale of accessories relative to the standard content size category, at most 1.5.
  static func magnification(_ traits: UITraitCollection) -> CGFloat {
    min(1.5, UIFontMetrics.default.scaledValue(for: 20, compatibleWith: traits) / 20)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let factor = Self.magnification(traitCollection)
    let box = Self.box(of: kind)
    return CGSize(width: (box.width * factor).rounded(), height: (box.height * factor).rounded())
  }

  /// The size of a type at the standard content size category, in points: recorded on phones
  /// ("Accessories" of the constants this follows) and in `Fixtures/Lists/cells.json`.
  private static func box(of kind: UICellAccessory.AccessoryType) -> CGSize {
    switch kind {
    case .disclosureIndicator, .outlineDisclosure: CGSize(width: 14, height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .delete, .insert, .multiselect, .detail: CGSize(width: 26, height: 26)
    case .reorder: CGSize(width: 27, height: 15)
    case .label, .popUpMenu, .customView: .zero
    }
  }

  override func draw(_ rect: CGRect) {
    let pen = AccessoryPen(
      box: Self.box(of: kind), bounds: bounds, factor: Self.magnification(traitCollection),
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    switch kind {
    case .disclosureIndicator:
      // The tip is 2.67 points from the margin, as on pictures of phones.
      pen.stroke([(6, 2.2), (10.6, 7), (6, 11.8)], traits.tintColor ?? .tertiaryLabel, width: 2)
    case .outlineDisclosure:
      // The tip of a collapsed item is 2.67 points from the margin, the angle of an expanded one a
      // point below the middle, as on pictures of phones. Rule CELL-6.
      let color: UIColor = traits.tintColor ?? tintColor
      pen.stroke(
        isMarked ? [(2.2, 5.7), (7, 10.3), (11.8, 5.7)] : [(6, 2.2), (10.6, 7), (6, 11.8)],
        color, width: 2)
    case .checkmark:
      pen.stroke(
        [(2.5, 9.8), (7, 14.8), (16, 3.2)], traits.tintColor ?? tintColor, width: 2.2,
        isMirrored: false)
    case .delete:
      pen.disc(traits.backgroundColor ?? .systemRed)
      pen.stroke([(8, 13), (18, 13)], traits.tintColor ?? .white, width: 2)
    case .insert:
      pen.disc(traits.backgroundColor ?? .systemGreen)
      pen.stroke([(8, 13), (18, 13)], traits.tintColor ?? .white, width: 2)
      pen.stroke([(13, 8), (13, 18)], traits.tintColor ?? .white, width: 2)
    case .multiselect where isMarked:
      pen.disc(traits.backgroundColor ?? tintColor)
      pen.stroke(
        [(8, 13.4), (11.6, 17.4), (18, 9)], traits.tintColor ?? .white, width: 2, isMirrored: false)
    case .multiselect:
      pen.ring(traits.tintColor ?? .tertiaryLabel)
    case .detail:
      let color: UIColor = traits.tintColor ?? tintColor
      pen.ring(color)
      pen.stroke([(13, 12), (13, 18)], color, width: 2)
      pen.stroke([(13, 8.4), (13, 8.5)], color, width: 2.4)
    case .reorder:
      for y in [3, 7.5, 12.0] {
        pen.stroke([(4, y), (23, y)], traits.tintColor ?? .tertiaryLabel, width: 1.5)
      }
    case .label, .popUpMenu, .customView: return
    }
  }
}

/// Draws lines and discs in a box that is scaled and centered in a view.
@MainActor private struct AccessoryPen {
  let box: CGSize
  let bounds: CGRect
  let factor: CGFloat
  let isMirrored: Bool

  private func point(x: CGFloat, y: CGFloat, isMirrored: Bool) -> CGPoint {
    let across = ((isMirrored ? box.width - x : x) - box.width / 2) * factor
    return CGPoint(x: bounds.midX + across, y: bounds.midY + (y - box.height / 2) * factor)
  }

  func stroke(
    _ points: [(CGFloat, CGFloat)], _ color: UIColor, width: CGFloat, isMirrored: Bool? = nil
  ) {
    let path = UIBezierPath()
    for (index, (x, y)) in points.enumerated() {
      let point = point(x: x, y: y, isMirrored: isMirrored ?? self.isMirrored)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width * factor
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  private func circle(inset: CGFloat) -> UIBezierPath {
    let radius = (box.width / 2 - inset) * factor
    return UIBezierPath(
      ovalIn: CGRect(
        x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius))
  }

  func disc(_ color: UIColor) {
    color.setFill()
    circle(inset: 2).fill()
  }

  func ring(_ color: UIColor) {
    let path = circle(inset: 2.75)
    path.lineWidth = 1.5 * factor
    color.setStroke()
    path.stroke()
  }
}
