/// Displays a background configuration behind the content of a cell.
final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let stroke = UIView()
  private var picture: UIImageView?
  private var pane: UIVisualEffectView?

  /// The displayed configuration.
  var configuration = UIBackgroundConfiguration.clear() {
    didSet { if configuration != oldValue { show() } }
  }

  /// The rounded corners of a card that the cell is a part of; nil for cells that are not part of a
  /// card.
  var cardCorners: (mask: CACornerMask, radius: CGFloat)? {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(fill)
    addSubview(stroke)
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func show() {
    showColors()
    showPicture()
    showEffect()
    let custom = configuration.customView
    for view in fill.subviews where view !== custom && view !== picture {
      view.removeFromSuperview()
    }
    if let custom, custom.superview !== fill { fill.addSubview(custom) }
    setNeedsLayout()
  }

  private func showColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let color = configuration.resolvedStrokeColor(for: tintColor)
    stroke.layer.borderColor = color.resolved(in: self).cgColor
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.isHidden = configuration.strokeWidth <= 0
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    view.image = image
    view.contentMode = configuration.imageContentMode
    if picture == nil { fill.insertSubview(view, at: 0) }
    picture = view
  }

  /// Displays the visual effect below the fill.
  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      pane?.removeFromSuperview()
      pane = nil
      return
    }
    let view = pane ?? UIVisualEffectView(effect: nil)
    view.effect = effect
    view.clipsToBounds = true
    if pane == nil { insertSubview(view, at: 0) }
    pane = view
  }

  private func showShadow() {
    let shadow = configuration.shadowProperties
    layer.shadowOpacity = Float(shadow.opacity)
    guard shadow.opacity > 0 else { return }
    layer.shadowColor = shadow.color.resolved(in: self).cgColor
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    let own = UIBezierPath(roundedRect: fill.bounds, cornerRadius: fill.layer.cornerRadius)
    let path = CGMutablePath()
    path.addPath(
      (shadow.path ?? own).cgPath,
      transform: CGAffineTransform(translationX: fill.frame.minX, y: fill.frame.minY))
    layer.shadowPath = path
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets)
    fill.frame = frame
    let outset = configuration.strokeOutset
    stroke.frame = frame.inset(
      by: UIEdgeInsets(top: -outset, left: -outset, bottom: -outset, right: -outset))
    picture?.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    round(fill, by: configuration.cornerRadius)
    round(stroke, by: configuration.cornerRadius + (configuration.cornerRadius > 0 ? outset : 0))
    pane?.frame = frame
    if let pane { round(pane, by: configuration.cornerRadius) }
    showShadow()
    fill.clipsToBounds = !fill.subviews.isEmpty && fill.layer.cornerRadius > 0
  }

  private func round(_ view: UIView, by radius: CGFloat) {
    let card = configuration.cornerRadius > 0 ? nil : cardCorners
    view.layer.cornerRadius = card?.radius ?? radius
    view.layer.maskedCorners = card?.mask ?? .all
    // Cards have continuous corners, as on pictures of phones.
    view.layer.cornerCurve = card == nil ? .circular : .continuous
  }

  /// The insets of the background, with the cell's layout margins where the configuration adds
  /// them.
  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    return insets.physical(effectiveUserInterfaceLayoutDirection)
  }
}

extension CACornerMask {
  static let all: CACornerMask = [.top, .bottom]
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
