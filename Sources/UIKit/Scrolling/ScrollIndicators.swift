import QuartzCore

/// Shows the position of content while fingers scroll it, and fades out afterwards.
///
/// Lines are layers and not subviews, as nothing touches them. There are none but while they show.
///
/// - Note: 3 points thick, 3 from the edges and 36 long at least, shorter where content is pulled
///   beyond its ends (measured of UIKit by several). The times are not documented.
@MainActor final class ScrollIndicators {
  private unowned let view: UIScrollView
  private var lines: [Axis: CALayer] = [:]
  var layers: [CALayer] { Array(lines.values) }
  private var timer: FrameTimer?

  private enum Axis: CaseIterable {
    case horizontal
    case vertical
  }

  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36
  /// Of a line that is pushed together at an end.
  private static let shortest: CGFloat = 7
  /// In seconds: how long lines stay when content rests, how long where they only flash, and how
  /// long they fade.
  private static let stay: TimeInterval = 0.3
  private static let flash: TimeInterval = 0.75
  private static let fade: TimeInterval = 0.25

  init(_ view: UIScrollView) { self.view = view }

  // MARK: Showing

  /// Shows the lines of the axes along which there is something to scroll, until ``hide()``.
  func show() {
    timer?.cancel()
    timer = nil
    let wanted = [
      Axis.horizontal: view.showsHorizontalScrollIndicator
        && view.contentSize.width > visible(.horizontal),
      .vertical: view.showsVerticalScrollIndicator && view.contentSize.height > visible(.vertical),
    ]
    for axis in Axis.allCases {
      guard wanted[axis] == true else {
        lines.removeValue(forKey: axis)?.removeFromSuperlayer()
        continue
      }
      let line = lines[axis] ?? makeLine()
      line.removeAllAnimations()
      line.opacity = 1
      lines[axis] = line
    }
    place()
  }

  private func makeLine() -> CALayer {
    let line = CALayer()
    line.cornerRadius = Self.thickness / 2
    // Above headers that are pinned.
    line.zPosition = 1_000_000
    line.backgroundColor = color
    view.layer.addSublayer(line)
    return line
  }

  private var color: CGColor {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    switch view.indicatorStyle {
    case .default: return isDark ? Self.white : Self.black
    case .black: return Self.black
    case .white: return Self.white
    }
  }

  private static let black = UIColor(white: 0, alpha: 0.35).cgColor
  private static let white = UIColor(white: 1, alpha: 0.5).cgColor

  /// Shows the lines for a moment.
  func flashOnce() {
    show()
    fade(after: Self.flash)
  }

  /// Fades the lines out, as the content rests.
  func hide() { fade(after: Self.stay) }

  private func fade(after delay: TimeInterval) {
    guard !lines.isEmpty else { return }
    timer = FrameTimer(after: delay) { [weak self] in self?.fadeNow() }
  }

  private func fadeNow() {
    for line in lines.values {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      animation.toValue = 0
      animation.duration = Self.fade
      withoutActions { line.opacity = 0 }
      line.add(animation, forKey: "fade")
    }
    timer = FrameTimer(after: Self.fade) { [weak self] in self?.remove() }
  }

  private func remove() {
    timer?.cancel()
    timer = nil
    for line in lines.values { line.removeFromSuperlayer() }
    lines = [:]
  }

  // MARK: Places

  /// The content has moved, or the view has another size.
  func place() {
    guard !lines.isEmpty else { return }
    withoutActions {
      lines[.vertical]?.frame = frame(.vertical)
      lines[.horizontal]?.frame = frame(.horizontal)
    }
  }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  /// How much of the content's length can be seen.
  private func visible(_ axis: Axis) -> CGFloat {
    let inset = view.adjustedContentInset
    return axis == .vertical
      ? view.bounds.height - inset.top - inset.bottom
      : view.bounds.width - inset.left - inset.right
  }

  private func insets(_ axis: Axis) -> UIEdgeInsets {
    let own =
      axis == .vertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    return view.automaticallyAdjustsScrollIndicatorInsets ? own + view.safeAreaInsets : own
  }

  private func frame(_ axis: Axis) -> CGRect {
    let room = view.bounds.inset(by: insets(axis))
    let (gap, thickness) = (Self.margin, Self.thickness)
    if axis == .vertical {
      let line = line(axis, in: room.height - 2 * gap)
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGRect(
        x: isMirrored ? room.minX + gap : room.maxX - gap - thickness,
        y: room.minY + gap + line.start, width: thickness, height: line.length)
    }
    let line = line(axis, in: room.width - 2 * gap)
    return CGRect(
      x: room.minX + gap + line.start, y: room.maxY - gap - thickness, width: line.length,
      height: thickness)
  }

  /// The position of an indicator in its track.
  private func line(_ axis: Axis, in track: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let inset = view.adjustedContentInset
    let isVertical = axis == .vertical
    let content = isVertical ? view.contentSize.height : view.contentSize.width
    let offset =
      isVertical ? view.contentOffset.y + inset.top : view.contentOffset.x + inset.left
    let (visible, most) = (visible(axis), content - visible(axis))
    guard track > 0, content > 0, most > 0 else { return (0, max(track, 0)) }
    let natural = max(Self.leastLength, track * visible / content)
    let beyond = offset < 0 ? -offset : max(0, offset - most)
    let length = min(max(natural - beyond, Self.shortest), track)
    let share = min(max(offset / most, 0), 1)
    return ((track - length) * share, length)
  }
}
