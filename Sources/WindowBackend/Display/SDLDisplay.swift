import CSDL2
import Foundation
import UIKit

/// Windows by SDL 2, on X11, Wayland or, in tests, nothing.
@MainActor final class SDLDisplay: Display {
  private var windows: [UInt32: SDLWindow] = [:]
  private let watch = DescriptorWatch()
  private var scale: DisplayScale
  /// The clipboard of X11, which has more than texts; nil on other displays.
  private var x11: X11Clipboard?
  private var translation: SDLTranslation

  /// - Parameters:
  ///   - driver: The name of SDL's driver; nil for that of the desktop.
  ///   - scale: Pixels per point; nil for that of the desktop.
  ///   - tellsTimes: Whether touches have SDL's times; else they are when they are looked at.
  init(
    driver: String? = nil, scale: CGFloat? = nil, tellsTimes: Bool = true
  ) throws(DisplayError) {
    translation = SDLTranslation(tellsTimes: tellsTimes)
    Self.setHints()
    SDL_SetMainReady()
    let former = DescriptorWatch.sockets()
    // Without a display there are drivers only for those who name them.
    if let driver { _ = SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE) }
    let code = driver.map { SDL_VideoInit($0) } ?? SDL_InitSubSystem(SDL_INIT_VIDEO)
    guard code == 0 else { throw DisplayError(description: Self.error) }
    _ = SDL_InitSubSystem(SDL_INIT_EVENTS)
    SDL_StopTextInput()
    watch.add(DescriptorWatch.sockets().subtracting(former))
    let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // Pixels go to the screen as they are; but SDL 2 shows them under Wayland by a renderer alone.
    if name != "wayland" { _ = SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    self.scale = DisplayScale(driver: name, wanted: scale)
    guard name == "x11" else { return }
    x11 = X11Clipboard()
    // SDL tells it of those alone that have taken the clipboard from its own window.
    x11?.ownerChanged = {
      var event = SDL_Event()
      event.type = SDL_CLIPBOARDUPDATE.rawValue
      _ = SDL_PushEvent(&event)
    }
    if scale == nil {
      x11?.resourcesChanged = { [weak self] resources in self?.follow(resources) }
    }
  }

  /// The desktop has another density: windows have as many points as before.
  private func follow(_ resources: String) {
    let density = DisplayScale.scale(resources: resources) ?? 1
    guard density != scale.unitsPerPoint else { return }
    scale = DisplayScale(fixed: density)
    for window in windows.values { window.resize(to: window.size, scale: density) }
  }

  /// Ends SDL's part; windows are closed before.
  func end() {
    for window in windows.values { window.close() }
    windows = [:]
    watch.end()
    x11?.end()
    x11 = nil
    // What is left is about windows whose numbers are given again.
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    SDL_VideoQuit()
    SDL_QuitSubSystem(SDL_INIT_EVENTS)
  }

  private static func setHints() {
    let hints = [
      // One event for each thing that happens.
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"), (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      // Signals end the process as they end others.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"), (SDL_HINT_IME_SHOW_UI, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // A click on a window behind others does what it does in front.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    ]
    for (name, value) in hints { _ = SDL_SetHint(name, value) }
  }

  static var error: String { SDL_GetError().map { String(cString: $0) } ?? "" }

  func open(size: CGSize, at origin: CGPoint?) throws(DisplayError) -> any DisplayWindow {
    let window = try SDLWindow(size: size, at: origin, scale: scale)
    window.willTakeText = { [weak self] start in
      let former = DescriptorWatch.sockets()
      start()
      self?.watch.add(DescriptorWatch.sockets().subtracting(former))
    }
    windows[UInt32(window.number)] = window
    return window
  }

  func wakeRunLoop() { watch.begin { SDL_PumpEvents() } }

  func events() -> [DisplayEvent] {
    SDL_PumpEvents()
    var found: [DisplayEvent] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 {
      let next = translation.events(of: event) { windows[$0] }
      for next in next { Self.join(next, to: &found) }
    }
    return found
  }

  /// Of pointers that move and windows that are resized only the last place counts.
  private static func join(_ event: DisplayEvent, to events: inout [DisplayEvent]) {
    switch (events.last?.kind, event.kind) {
    case (.pointer, .pointer), (.exposed, .exposed), (.moved, .moved), (.exposed, .resized),
      (.resized, .resized):
      if events.last?.window == event.window { events.removeLast() }
    case (.resized, .exposed):
      if events.last?.window == event.window { return }
    default: break
    }
    events.append(event)
  }

  func forget(_ number: Int) { windows[UInt32(number)] = nil }

  var clipboard: String? {
    get {
      // SDL would wait for an answer of this very process.
      if let x11, x11.isOwner { return x11.text }
      if x11?.mayHaveText == false { return nil }
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      let count = strnlen(text, DisplayLimits.clipboard + 1)
      guard count > 0, count <= DisplayLimits.clipboard else { return nil }
      return String(cString: text)
    }
    set {
      _ = SDL_SetClipboardText(newValue ?? "")
      x11?.textIsGiven()
    }
  }

  func give(_ picture: @escaping () -> [UInt8]?, text: String?) -> Bool {
    x11?.give(picture, text: text) ?? false
  }

  func readPicture(_ done: @escaping (ClipboardPicture) -> Void) { x11?.read(done) }

  func offer(_ contents: [DraggedContent]) -> (any DisplayOffer)? {
    x11 == nil ? nil : X11Drag(contents)
  }
}
