import CSDL2
import Foundation
import UIKit

/// Takes SDL's events to those of a ``Display``.
@MainActor struct SDLTranslation {
  /// Whether touches have times of the display's clock.
  let tellsTimes: Bool
  private var isPressed = false
  private var fingers: [Int64: Int] = [:]
  private var lastFinger = 0
  /// The things of a drop, which come one by one.
  private var dropped: [DroppedThing] = []

  /// The finger that the first button of a mouse stands for.
  static let mouse = 0

  init(tellsTimes: Bool) { self.tellsTimes = tellsTimes }

  /// - Parameter window: The window with a number of SDL's.
  mutating func events(
    of event: SDL_Event, _ window: (UInt32) -> SDLWindow?
  ) -> [DisplayEvent] {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [DisplayEvent(window: nil, kind: .quit)]
    case SDL_CLIPBOARDUPDATE: return [DisplayEvent(window: nil, kind: .clipboard)]
    case SDL_WINDOWEVENT:
      return Self.kind(of: event.window).map {
        [DisplayEvent(window: Int(event.window.windowID), kind: $0)]
      } ?? []
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      return mouse(event, window)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return finger(event.tfinger, window)
    case SDL_KEYDOWN:
      return SDLKeys.press(event.key.keysym).map {
        [DisplayEvent(window: Int(event.key.windowID), kind: .key($0.key, $0.flags))]
      } ?? []
    case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: return text(event)
    case SDL_DROPFILE, SDL_DROPTEXT:
      Self.thing(event.drop).map { dropped.append($0) }
      return []
    case SDL_DROPCOMPLETE: return drop(on: window(event.drop.windowID))
    default: return []
    }
  }

  private static func kind(of event: SDL_WindowEvent) -> DisplayEvent.Kind? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_MOVED: .moved
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: .visible(false)
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED: .visible(true)
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focused(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focused(false)
    case SDL_WINDOWEVENT_LEAVE: .pointer(nil)
    case SDL_WINDOWEVENT_CLOSE: .closed
    default: nil
    }
  }

  // MARK: Mouse and fingers

  private mutating func mouse(
    _ event: SDL_Event, _ window: (UInt32) -> SDLWindow?
  ) -> [DisplayEvent] {
    if SDL_EventType(event.type) == SDL_MOUSEWHEEL { return wheel(event.wheel, window) }
    let isMotion = SDL_EventType(event.type) == SDL_MOUSEMOTION
    let number = isMotion ? event.motion.windowID : event.button.windowID
    guard let window = window(number) else { return [] }
    let point =
      isMotion
      ? window.point(Float(event.motion.x), Float(event.motion.y))
      : window.point(Float(event.button.x), Float(event.button.y))
    let time = time(event.common.timestamp)
    let kind: DisplayEvent.Kind?
    if isMotion {
      kind = isPressed ? .touch(Self.mouse, .moved, point, time) : .pointer(point)
    } else {
      let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
      kind = button(Int32(event.button.button), isDown: isDown, at: point, time)
    }
    return kind.map { [DisplayEvent(window: window.number, kind: $0)] } ?? []
  }

  private func time(_ milliseconds: UInt32) -> TimeInterval? {
    tellsTimes ? Double(milliseconds) / 1000 : nil
  }

  private mutating func button(
    _ button: Int32, isDown: Bool, at point: CGPoint, _ time: TimeInterval?
  ) -> DisplayEvent.Kind? {
    switch button {
    case Int32(SDL_BUTTON_LEFT):
      guard isDown || isPressed else { return nil }
      isPressed = isDown
      return .touch(Self.mouse, isDown ? .began : .ended, point, time)
    case Int32(SDL_BUTTON_RIGHT): return isDown ? .secondaryClick(point) : nil
    case Int32(SDL_BUTTON_X1): return isDown ? .back : nil
    default: return nil
    }
  }

  private func wheel(
    _ event: SDL_MouseWheelEvent, _ window: (UInt32) -> SDLWindow?
  ) -> [DisplayEvent] {
    guard let window = window(event.windowID) else { return [] }
    let sign: Float = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    var move = CGVector(dx: CGFloat(event.preciseX * sign), dy: CGFloat(-event.preciseY * sign))
    guard move.dx.isFinite, move.dy.isFinite, move.dx != 0 || move.dy != 0 else { return [] }
    let point = window.point(Float(event.mouseX), Float(event.mouseY))
    let flags = SDLKeys.flags(UInt32(SDL_GetModState().rawValue))
    if flags.contains(.command) {
      return [DisplayEvent(window: window.number, kind: .zoom(point, -move.dy))]
    }
    if flags.contains(.shift), move.dx == 0 { move = CGVector(dx: move.dy, dy: 0) }
    // Touchpads tell parts of notches.
    let isPrecise = move.dx != move.dx.rounded() || move.dy != move.dy.rounded()
    return [
      DisplayEvent(window: window.number, kind: .scroll(point, move, isPrecise: isPrecise))
    ]
  }

  private mutating func finger(
    _ event: SDL_TouchFingerEvent, _ window: (UInt32) -> SDLWindow?
  ) -> [DisplayEvent] {
    guard let window = window(event.windowID) else { return [] }
    let phase: ClientTouchPhase
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: phase = .began
    case SDL_FINGERUP: phase = .ended
    default: phase = .moved
    }
    if phase == .began {
      lastFinger += 1
      fingers[event.fingerId] = lastFinger
    }
    guard let finger = fingers[event.fingerId] else { return [] }
    if phase == .ended { fingers[event.fingerId] = nil }
    let point = window.point(part: event.x, event.y)
    let time = time(event.timestamp)
    return [DisplayEvent(window: window.number, kind: .touch(finger, phase, point, time))]
  }

  // MARK: Text and things that are dropped

  private func text(_ event: SDL_Event) -> [DisplayEvent] {
    switch SDL_EventType(event.type) {
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { String(bytes: $0.prefix { $0 != 0 }) }
      return [DisplayEvent(window: Int(event.text.windowID), kind: .text(text))]
    case SDL_TEXTEDITING:
      let edit = event.edit
      let text = withUnsafeBytes(of: edit.text) { String(bytes: $0.prefix { $0 != 0 }) }
      return [
        Self.composing(text, start: edit.start, length: edit.length, window: edit.windowID)
      ]
    default:
      let edit = event.editExt
      defer { SDL_free(edit.text) }
      let text = edit.text.map { String(cString: $0) } ?? ""
      return [
        Self.composing(text, start: edit.start, length: edit.length, window: edit.windowID)
      ]
    }
  }

  /// - Parameters:
  ///   - start: The place of the caret in characters of Unicode, as SDL counts.
  ///   - length: That of the selection; negative for none.
  private static func composing(
    _ text: String, start: Int32, length: Int32, window: UInt32
  ) -> DisplayEvent {
    let scalars = text.unicodeScalars
    func offset(_ count: Int) -> Int {
      scalars.prefix(max(0, count)).reduce(0) { $0 + UTF16.width($1) }
    }
    let from = offset(Int(start))
    let to = offset(Int(start) + max(0, Int(length)))
    return DisplayEvent(
      window: Int(window), kind: .composing(text, NSRange(location: from, length: to - from)))
  }

  /// What was dropped; nil for a text that is longer than what is taken.
  private static func thing(_ event: SDL_DropEvent) -> DroppedThing? {
    guard let bytes = event.file else { return nil }
    defer { SDL_free(bytes) }
    guard strnlen(bytes, DisplayLimits.clipboard + 1) <= DisplayLimits.clipboard else { return nil }
    let text = String(cString: bytes)
    return SDL_EventType(event.type) == SDL_DROPFILE ? .file(text) : .text(text)
  }

  /// The drop is complete.
  private mutating func drop(on window: SDLWindow?) -> [DisplayEvent] {
    defer { dropped = [] }
    guard let window, !dropped.isEmpty else { return [] }
    return [DisplayEvent(window: window.number, kind: .dropped(dropped, window.pointer))]
  }
}

extension String {
  fileprivate init(bytes: some Collection<UInt8>) { self = String(decoding: bytes, as: UTF8.self) }
}
