/// The edge insets of a button without a configuration, in points.
struct ButtonEdges: Equatable {
  /// Zero for the insets of the button's type.
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
}

/// Computes and sets the frames of a button's image, title and subtitle.
@MainActor struct ButtonArrangement {
  private let image: UIView?
  private let title: UILabel?
  private let subtitle: UILabel?
  private let insets: UIEdgeInsets
  private let imagePadding: CGFloat
  private let titlePadding: CGFloat
  private let placement: NSDirectionalRectEdge
  private let alignment: UIButton.Configuration.TitleAlignment
  private let isMirrored: Bool
  private let isConfigured: Bool
  /// The insets that shift title and image.
  private let edges: ButtonEdges
  private let indicator: UIView?
  /// The least size of a button that has neither configuration nor insets: 12 points more than a
  /// line is high, and 30 wide without an image. Rule CTRL-6.
  private let least: CGSize?

  /// The height that a button without a configuration adds to its title.
  private static let standardRoom: CGFloat = 12
  /// The least width of such a button without an image.
  private static let leastWidth: CGFloat = 30

  /// - Parameters:
  ///   - indicator: Shown behind the content; nil for none.
  ///   - lineHeight: The height of the title's font.
  init(
    _ configuration: UIButton.Configuration?, image: UIView?, title: UILabel?,
    subtitle: UILabel?, indicator: UIView?, isMirrored: Bool, system: Bool, edges: ButtonEdges,
    lineHeight: CGFloat
  ) {
    self.edges = configuration == nil ? edges : ButtonEdges()
    self.image = image
    self.title = title
    self.subtitle = subtitle
    self.indicator = indicator
    self.isMirrored = isMirrored
    isConfigured = configuration != nil
    imagePadding = configuration?.imagePadding ?? 0
    titlePadding = configuration?.titlePadding ?? 0
    alignment = configuration?.titleAlignment ?? .automatic
    placement = configuration?.imagePlacement ?? .leading
    if let insets = configuration?.contentInsets {
      self.insets = UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    } else {
      insets = edges.content
    }
    let hasRoom = image == nil || system && title != nil
    least =
      configuration == nil && edges.content == .zero && hasRoom
      ? CGSize(width: image == nil ? Self.leastWidth : 0, height: lineHeight.rounded(.up)) : nil
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }

  private func textSize(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize, both: CGSize) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var title = title?.sizeThatFits(room) ?? .zero
    if !isConfigured {
      title = CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
    }
    let subtitle = subtitle?.sizeThatFits(room) ?? .zero
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    let both = CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    return (title, subtitle, both)
  }

  /// The height of the lines that the title's own breaks make, be the label limited to one line or not.
  /// Rule CTRL-6.
  private var linesHeight: CGFloat {
    guard let title, let text = title.text else { return 0 }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    return (title.font.lineHeight * CGFloat(lines)).rounded(.up)
  }

  private var imageSize: CGSize { image.map(Self.naturalSize) ?? .zero }

  /// The size of the frame around a view's natural alignment rectangle.
  private static func naturalSize(of view: UIView) -> CGSize {
    view.frame(forAlignmentRect: CGRect(origin: .zero, size: view.intrinsicContentSize)).size
  }

  /// The size of the image where it has `room`: an image that is larger is as large as that.
  private func imageSize(in room: CGSize) -> CGSize {
    let size = imageSize
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// The space between the content and the indicator.
  private static let indicatorGap: CGFloat = 5
  private var indicatorRoom: CGFloat {
    indicator.map { Self.naturalSize(of: $0).width + Self.indicatorGap } ?? 0
  }
  private var hasText: Bool { title != nil || subtitle != nil }
  private var gap: CGFloat { image != nil && hasText ? imagePadding : 0 }

  /// The size of all parts with their insets.
  func size(within width: CGFloat) -> CGSize {
    let inner = contentSize(within: width - insets.left - insets.right - indicatorRoom)
    let size = CGSize(
      width: inner.width + indicatorRoom + insets.left + insets.right,
      height: inner.height + insets.top + insets.bottom)
    guard let least else { return size }
    let text = max(least.height, title == nil ? 0 : max(textSize(width).both.height, linesHeight))
    return CGSize(
      width: max(size.width, least.width), height: max(size.height, text + Self.standardRoom))
  }

  private func contentSize(within width: CGFloat) -> CGSize {
    let image = imageSize
    let text = textSize(isStacked ? width : width - image.width - gap).both
    return isStacked
      ? CGSize(
        width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(
        width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  /// Sets the frames of the parts.
  func place(
    in bounds: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) {
    var room = bounds.inset(by: insets)
    room.size.width = max(0, room.width - indicatorRoom)
    if isMirrored { room.origin.x += indicatorRoom }
    let wanted = contentSize(within: room.width)
    let size = CGSize(
      width: min(wanted.width, room.width), height: min(wanted.height, max(room.height, 0)))
    var origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
    if horizontal == .left || horizontal == .fill { origin.x = room.minX }
    if horizontal == .right { origin.x = room.maxX - size.width }
    if vertical == .top || vertical == .fill { origin.y = room.minY }
    if vertical == .bottom { origin.y = room.maxY - size.height }
    placeParts(in: CGRect(origin: origin, size: size))
    placeIndicator(beside: CGRect(origin: origin, size: size))
    if isConfigured { alignLines(horizontal) }
    move(image, by: edges.image, horizontal: horizontal, vertical: vertical)
    move(title, by: edges.title, horizontal: horizontal, vertical: vertical)
  }

  /// Aligns the lines of a text: as the configuration says, else to the middle if the title is
  /// alone in the middle, or above or below an image.
  private func alignLines(_ horizontal: UIControl.ContentHorizontalAlignment) {
    let isAlone = (image == nil || isStacked) && (title == nil || subtitle == nil)
    let lines: NSTextAlignment =
      switch alignment {
      case .leading: isMirrored ? .right : .left
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      case .automatic: isStacked || isAlone && horizontal == .center ? .center : .natural
      }
    for label in [title, subtitle] where label?.textAlignment != lines {
      label?.textAlignment = lines
    }
  }

  /// Shifts a part by its insets: by a whole inset where it is aligned to that side, by half of
  /// their difference where it is centred.
  private func move(
    _ part: UIView?, by edges: UIEdgeInsets,
    horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) {
    guard let part, edges != .zero else { return }
    let x =
      switch horizontal {
      case .left, .fill: edges.left
      case .right: -edges.right
      default: (edges.left - edges.right) / 2
      }
    let y =
      switch vertical {
      case .top, .fill: edges.top
      case .bottom: -edges.bottom
      default: (edges.top - edges.bottom) / 2
      }
    part.frame = part.frame.offsetBy(dx: x, dy: y)
  }

  private func placeIndicator(beside rect: CGRect) {
    guard let indicator else { return }
    let size = Self.naturalSize(of: indicator)
    let x = isMirrored ? rect.minX - indicatorRoom : rect.maxX + Self.indicatorGap
    indicator.frame = CGRect(
      x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func placeParts(in rect: CGRect) {
    let image = imageSize(in: rect.size)
    let isFirst = placement == .leading || placement == .top
    if isStacked {
      let imageY = isFirst ? rect.minY : rect.maxY - image.height
      self.image?.frame = CGRect(
        x: rect.midX - image.width / 2, y: imageY, width: image.width, height: image.height)
      placeText(
        in: CGRect(
          x: rect.minX, y: isFirst ? rect.minY + image.height + gap : rect.minY,
          width: rect.width, height: rect.height - image.height - gap), centered: true)
    } else {
      let isLeft = isFirst != isMirrored
      let imageX = isLeft ? rect.minX : rect.maxX - image.width
      self.image?.frame = CGRect(
        x: imageX, y: rect.midY - image.height / 2, width: image.width, height: image.height)
      placeText(
        in: CGRect(
          x: isLeft ? rect.minX + image.width + gap : rect.minX, y: rect.minY,
          width: rect.width - image.width - gap, height: rect.height), centered: false)
    }
  }

  private func placeText(in rect: CGRect, centered: Bool) {
    let sizes = textSize(rect.width)
    var y = rect.midY - sizes.both.height / 2
    for (label, size) in [(title, sizes.title), (subtitle, sizes.subtitle)] {
      guard let label else { continue }
      let width = min(size.width, rect.width)
      let x = start(of: width, in: rect, centered: centered)
      label.frame = CGRect(x: x, y: y, width: width, height: size.height)
      y += size.height + titlePadding
    }
  }

  /// The x coordinate of a line of text.
  private func start(of width: CGFloat, in rect: CGRect, centered: Bool) -> CGFloat {
    let isCentered = alignment == .center || alignment == .automatic && centered
    if isCentered { return rect.midX - width / 2 }
    return (alignment == .trailing) == isMirrored ? rect.minX : rect.maxX - width
  }
}
