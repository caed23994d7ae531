import RenderCore

/// A part of the screen where a touch presses a view, or none.
package struct ClientPressArea: Equatable, Sendable {
  /// The number of the view, which stays the same while it is there; 0 where a touch presses nothing.
  package var number: Int
  /// On the screen, in points.
  package var rect: CGRect
  /// How long touches are kept from the view, in seconds.
  package var delay: TimeInterval = 0
  /// How far from the rectangle the finger may stray, in points; nil for any distance.
  package var reach: CGFloat?
  /// Whether the look usually stays when the finger lifts.
  package var isFollowedBySelection = false
  /// Where what the touch begins to move at once lies on the screen; nil for nothing.
  package var lifts: CGRect?
}

/// The views of a scene that touches press, with what a client can show before the scene answers.
///
/// The look of a pressed view is found by a rehearsal: the view is shown as pressed, what that changes is
/// drawn, and the view is shown as before, all within one turn. Setters and touch methods are not called.
@MainActor package final class ClientPressing {
  private unowned let client: ClientScene
  private var known: [ObjectIdentifier: Known] = [:]
  private var lastNumber = 0

  /// The most areas that a client gets.
  package static let mostAreas = 400
  /// How far beyond its frame a view may change when it is pressed, in points.
  private static let margin: CGFloat = 16

  @MainActor private final class Known {
    let number: Int
    @UntilGone var view: UIView?

    init(_ view: UIView, _ number: Int) {
      self.number = number
      self.view = view
    }
  }

  init(of client: ClientScene) { self.client = client }

  // MARK: Areas

  /// Where touches that come down now press views: the first area with a point counts.
  ///
  /// - Complexity: O(n + m²), n the number of views, m the number of areas.
  package func areas() -> [ClientPressArea] {
    var found: [Found] = []
    for window in client.windows.reversed() { collect(window, within: window.bounds, &found) }
    var next: [ObjectIdentifier: Known] = [:]
    let areas = kept(found).prefix(Self.mostAreas).map { found in
      guard let press = found.press else {
        return ClientPressArea(number: 0, rect: found.onScreen, lifts: found.lifts)
      }
      let entry = entry(of: found.view)
      next[ObjectIdentifier(found.view)] = entry
      return ClientPressArea(
        number: entry.number, rect: found.onScreen,
        delay: TouchDispatcher.delay(for: found.view) ?? 0,
        reach: press.reach, isFollowedBySelection: press.isFollowedBySelection)
    }
    known = next
    return areas
  }

  private func entry(of view: UIView) -> Known {
    if let entry = known[ObjectIdentifier(view)], entry.view === view { return entry }
    lastNumber += 1
    return Known(view, lastNumber)
  }

  private struct Found {
    let view: UIView
    /// In the window.
    let rect: CGRect
    let press: ViewPress?
    var isGrip = false

    @MainActor var onScreen: CGRect { onScreen(rect) }
    @MainActor var lifts: CGRect? { isGrip ? onScreen(view.convert(view.bounds, to: nil)) : nil }

    @MainActor private func onScreen(_ rect: CGRect) -> CGRect {
      let origin = view.window?.frame.origin ?? .zero
      return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  /// Finds what touches reach, the foremost first.
  private func collect(_ view: UIView, within limits: CGRect, _ found: inout [Found]) {
    var stack: [(view: UIView, limits: CGRect, isOpened: Bool)] = [(view, limits, false)]
    while let (view, limits, isOpened) = stack.popLast() {
      guard !isOpened else {
        note(view, in: limits, &found)
        continue
      }
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01 else { continue }
      let rect = view.convert(view.bounds, to: nil).intersection(limits)
      guard !rect.isNull, !rect.isEmpty else { continue }
      stack.append((view, rect, true))
      stack += view.subviews.map { ($0, rect, false) }
    }
  }

  private func note(_ view: UIView, in rect: CGRect, _ found: inout [Found]) {
    let press = (view as? any Pressable)?.press.flatMap { isHeardInTime(view) ? $0 : nil }
    if let grip = (view as? any ItemView)?.moveHandle {
      let part = view.convert(grip, to: nil).intersection(rect)
      if !part.isNull { found.append(Found(view: view, rect: part, press: nil, isGrip: true)) }
    }
    // A control that is not enabled keeps touches from the cell behind it as well.
    let isControl = view is any Pressable && !(view is any ItemView)
    guard press != nil || view.claimsTouches || isControl || !isWithinPressable(view) else {
      return
    }
    for exception in press?.exceptions ?? [] {
      let part = view.convert(exception, to: nil).intersection(rect)
      if !part.isNull { found.append(Found(view: view, rect: part, press: nil)) }
    }
    found.append(Found(view: view, rect: rect, press: press))
  }

  /// Whether nothing keeps the beginning of touches from the view for longer than is known.
  private func isHeardInTime(_ view: UIView) -> Bool {
    !sequence(first: view, next: \.superview).contains { view in
      view.gestureRecognizers?.contains { $0.isEnabled && $0.delaysTouchesBegan } ?? false
    }
  }

  /// Whether touches of the view reach a cell above it.
  private func isWithinPressable(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is any ItemView }
  }

  /// The areas without those that lie in front of none that can be pressed, and those of views that do not get
  /// touches in their middle.
  private func kept(_ found: [Found]) -> [Found] {
    var result: [Found] = []
    for (index, area) in found.enumerated() {
      let isKept =
        area.press == nil && !area.isGrip
        ? found[index...].contains {
          ($0.press != nil || $0.isGrip) && $0.rect.intersects(area.rect)
        } : isReached(area, result)
      if isKept { result.append(area) }
    }
    return result
  }

  private func isReached(_ area: Found, _ before: [Found]) -> Bool {
    let middle = CGPoint(x: area.rect.midX, y: area.rect.midY)
    guard !before.contains(where: { $0.rect.contains(middle) }) else { return true }
    guard let hit = area.view.window?.hitTest(middle, with: nil) else { return false }
    return hit === area.view || hit.isDescendant(of: area.view)
  }

  // MARK: Looks

  /// The pixels that change when a view is pressed, as ``SceneSurface/update()`` drew the scene last, and the
  /// box where the view lies; no pixels for a view that looks the same, or changes more than itself.
  package func look(of number: Int) -> (place: PixelBox, pixels: [(box: PixelBox, bitmap: Bitmap)])
  {
    guard let view = view(number) as? any Pressable, !view.isShownPressed, let window = view.window,
      let limits = client.surface.pixels
    else { return (.empty, []) }
    let frame = view.convert(view.bounds, to: nil)
      .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
      .insetBy(dx: -Self.margin, dy: -Self.margin)
    let scale = client.surface.scale
    let scaled = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    let area = PixelBox(around: scaled.core, within: limits)
    return (area, client.surface.rehearse(in: area) { view.rehearsePress($0) })
  }

  private func view(_ number: Int) -> UIView? {
    known.values.first { $0.number == number }?.view
  }

  /// The numbers of the views that are shown as pressed.
  package var pressed: [Int] {
    known.values.filter { ($0.view as? any Pressable)?.isShownPressed ?? false }
      .map(\.number).sorted()
  }

  /// Whether the beginning of a touch is kept from its view at the moment.
  package var isWithholding: Bool {
    client.windows.contains { $0.touchDispatcher.isWithholding }
  }
}
