import RenderCore
import UIKit

/// A window and the scene that it shows: events go to the scene, changed pixels to the window.
@MainActor final class WindowSession {
  let client: ClientScene
  let window: any DisplayWindow
  private let clipboard: WindowClipboard
  private(set) var isVisible = true
  /// Whether keys of the desktop go to the window.
  private(set) var isActive = false
  var focus: WindowFocus
  private let keys: WindowKeys
  private lazy var zoom = WindowZoom(client)
  private let dragging: WindowDragging
  private var base: ScreenConditions
  private var told = Told()
  /// What went wrong with a newer build.
  private var fault: String?
  private var panel: FaultPanel?
  /// The pointer's last place.
  private var pointer: CGPoint?

  /// What the window knows.
  private struct Told {
    var title: String?
    var ring: FocusRing?
    var minimum: CGSize?
    var maximum: CGSize?
  }

  /// How far a notch of a wheel moves content, in points.
  static let notch: CGFloat = 60
  /// The same for the parts of notches that touchpads tell.
  static let precise: CGFloat = 40

  init(
    _ client: ClientScene, in window: any DisplayWindow, on display: any Display,
    clipboard: WindowClipboard, base: ScreenConditions
  ) {
    (self.client, self.window, self.clipboard) = (client, window, clipboard)
    self.base = base
    focus = WindowFocus(client)
    keys = WindowKeys(client)
    dragging = WindowDragging(client, on: display)
  }

  /// What a window's screen is like for its scene.
  static func conditions(
    _ base: ScreenConditions, in window: any DisplayWindow
  ) -> ScreenConditions {
    var conditions = base
    (conditions.size, conditions.scale) = (window.size, window.scale)
    return conditions
  }

  var conditions: ScreenConditions { Self.conditions(base, in: window) }

  // MARK: Events

  func receive(_ event: DisplayEvent.Kind) {
    switch event {
    case .touch(let finger, let phase, let point, let time):
      if phase == .began {
        focus.isShown = false
        // What was read is put away.
        if let panel, panel.frame.contains(point) { return show(fault: nil) }
      }
      if phase == .ended || phase == .cancelled { dragging.fingerEnds(phase) }
      client.receive(.touch(finger, phase, point, time))
      guard phase == .moved else { return }
      dragging.fingerMoved(isInside: CGRect(origin: .zero, size: window.size).contains(point))
    case .pointer(let point): hover(point)
    case .secondaryClick(let point): client.receive(.menu(point))
    case .back: _ = client.goBack()
    case .scroll(let point, let move, let isPrecise):
      scroll(at: point, by: move, isPrecise: isPrecise)
    case .zoom(let point, let notches): zoom.turn(at: point, by: notches)
    case .key(let key, let flags):
      _ = keys.press(key, flags, focus: &focus) { clipboard.text }
    case .text(let text): client.receive(.text(text))
    case .composing(let text, let selection): client.receive(.marked(text, selection))
    case .resized: resize()
    case .exposed: if window.keepsPixels { window.showAgain() }
    case .focused(let isFocused):
      isActive = isFocused
      isFocused ? focusIn() : client.cancelTouches()
    case .dropped(let things, let point): drop(things, at: point)
    case .moved, .visible, .clipboard, .closed, .quit: break
    }
  }

  private func hover(_ point: CGPoint?) {
    pointer = point
    client.receive(.hover(point))
    window.setCursor(point.map { client.cursor(at: $0) } ?? .arrow)
  }

  private func scroll(at point: CGPoint, by move: CGVector, isPrecise: Bool) {
    let unit = isPrecise ? Self.precise : Self.notch
    client.receive(
      .wheel(
        WheelMove(
          at: point, by: CGVector(dx: move.dx * unit, dy: move.dy * unit), isPrecise: isPrecise)))
  }

  /// The picture of the new size is on the screen before the next event is handled.
  private func resize() {
    client.change(to: conditions)
    update()
  }

  /// The screen is of another kind; size and density stay the window's.
  func become(_ base: ScreenConditions) {
    self.base = base
    client.change(to: conditions)
  }

  private func focusIn() {
    clipboard.read()
    let windows = client.scene.windows.filter { !$0.isHidden }
    if !windows.contains(where: \.isKeyWindow) { windows.last?.makeKey() }
  }

  /// Views that take drops come first; else texts go into texts, and files are opened.
  private func drop(_ things: [DroppedThing], at point: CGPoint) {
    if client.drop(things.map(\.provider), at: point) { return }
    for thing in things {
      switch thing {
      case .file(let path): client.open(URL(fileURLWithPath: path))
      case .text(let text):
        guard client.cursor(at: point) == .text else { continue }
        client.receive(.touch(SDLTranslation.mouse, .began, point))
        client.receive(.touch(SDLTranslation.mouse, .ended, point))
        client.receive(.text(text))
      }
    }
  }

  /// - Returns: Whether it was not so before.
  func become(visible isVisible: Bool) -> Bool {
    guard isVisible != self.isVisible else { return false }
    self.isVisible = isVisible
    return true
  }

  /// Shows over the picture what went wrong with a newer build, until it is touched; nil for nothing.
  func show(fault: String?) {
    self.fault = fault.flatMap { $0.isEmpty ? nil : $0 }
    if let fault = self.fault {
      UIAccessibility.post(notification: .announcement, argument: fault)
    }
    panel = nil
    client.surface.invalidate()
  }

  /// The panel for the window as it is now.
  private func fittingPanel() -> FaultPanel? {
    guard let fault else { return nil }
    let (size, scale) = (client.surface.size, client.surface.scale)
    if let panel, panel.fits(size, scale) { return panel }
    panel = FaultPanel(fault, in: size, scale: scale)
    return panel
  }

  // MARK: To the window

  /// Shows what became different.
  ///
  /// - Returns: Whether pixels were shown.
  @discardableResult func update() -> Bool {
    guard isVisible else { return false }
    let hasDrawn = draw()
    tell()
    return hasDrawn
  }

  private func draw() -> Bool {
    let change = client.surface.update()
    guard let picture = client.surface.pixels else { return false }
    var boxes = change.damage
    boxes += change.moves.compactMap { $0.target(in: picture) }
    let ring = focus.place.map {
      FocusRing(around: $0.frame, radius: $0.radius, scale: client.surface.scale)
    }
    if ring != told.ring {
      boxes += (told.ring?.boxes(in: picture) ?? []) + (ring?.boxes(in: picture) ?? [])
      told.ring = ring
    }
    if !window.keepsPixels { boxes = [picture] }
    guard !boxes.isEmpty else { return false }
    let panel = fittingPanel()
    window.show(
      boxes.map { box in
        var bitmap = client.surface.bitmap(of: box)
        bitmap = ring?.painted(on: bitmap, at: box) ?? bitmap
        return (box, panel?.painted(on: bitmap, at: box) ?? bitmap)
      })
    return true
  }

  private func tell() {
    let title = client.title
    if title != told.title {
      told.title = title
      window.setTitle(title)
    }
    window.setTextArea(client.textInput?.caret)
    let limits = client.scene.sizeRestrictions
    if limits?.minimumSize != told.minimum || limits?.maximumSize != told.maximum {
      (told.minimum, told.maximum) = (limits?.minimumSize, limits?.maximumSize)
      window.setLimits(
        minimum: limits?.minimumSize,
        maximum: limits.flatMap { $0.maximumSize.width < 1e5 ? $0.maximumSize : nil })
    }
  }
}

extension DroppedThing {
  fileprivate var provider: NSItemProvider {
    switch self {
    case .file(let path):
      let url = URL(fileURLWithPath: path)
      return NSItemProvider(contentsOf: url) ?? NSItemProvider(object: url as NSURL)
    case .text(let text): return NSItemProvider(object: text as NSString)
    }
  }
}

extension SurfaceMove {
  /// Where the pixels are now, within a picture.
  fileprivate func target(in picture: PixelBox) -> PixelBox? {
    let left = max(0, source.x + dx)
    let top = max(0, source.y + dy)
    let right = min(picture.width, source.x + dx + source.width)
    let bottom = min(picture.height, source.y + dy + source.height)
    guard left < right, top < bottom else { return nil }
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}
