#if WINDOWS
  import CSDL2
  import Foundation
  import RenderCore
  import UIKit

  @testable import WindowBackend

  /// A window by SDL's events. The driver is SDL's without a display, unless `CLIENT_TESTS_DRIVER` names
  /// another one: Scripts/test-window runs the tests with x11 and wayland.
  @MainActor final class WindowBench: AnyClient {
    private let display: SDLDisplay
    private let application: WindowApplication
    private let session: WindowSession
    private var isDark = false

    var scene: ClientScene { session.client }

    private init(_ display: SDLDisplay, _ application: WindowApplication, _ session: WindowSession)
    {
      (self.display, self.application, self.session) = (display, application, session)
    }

    static func run(
      _ source: ContentScenes, count: Int, _ body: ([any AnyClient]) throws -> Void
    ) throws {
      let driver = ProcessInfo.processInfo.environment["CLIENT_TESTS_DRIVER"] ?? "dummy"
      let display = try SDLDisplay(driver: driver, scale: 1, tellsTimes: false)
      defer { display.end() }
      let application = WindowApplication(source, on: display)
      application.size = ClientKind.size
      let clients = try (0..<count).compactMap { number in
        try application.open(content: "\(number)").map { WindowBench(display, application, $0) }
      }
      application.turn()
      for client in clients { client.gainFocus() }
      try body(clients)
    }

    private func gainFocus() {
      push(SDL_WINDOWEVENT) { event in
        event.window.windowID = number
        event.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue)
      }
      update()
    }

    private var number: UInt32 { UInt32(session.window.number) }

    // MARK: Events

    private func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void) {
      var event = SDL_Event()
      change(&event)
      event.type = type.rawValue
      _ = SDL_PushEvent(&event)
    }

    func act(_ act: ClientAct) {
      switch act {
      case .press(let point): button(SDL_MOUSEBUTTONDOWN, point)
      case .move(let point):
        push(SDL_MOUSEMOTION) { event in
          event.motion.windowID = number
          (event.motion.x, event.motion.y) = (Int32(point.x), Int32(point.y))
        }
      case .lift(let point): button(SDL_MOUSEBUTTONUP, point)
      case .scroll(let point, let notches):
        push(SDL_MOUSEWHEEL) { event in
          event.wheel.windowID = number
          (event.wheel.mouseX, event.wheel.mouseY) = (Int32(point.x), Int32(point.y))
          event.wheel.preciseY = -Float(notches)
        }
      case .key(let key, let flags): press(key, flags)
      case .type(let text): enter(text, SDL_TEXTINPUT)
      case .compose(let text): enter(text, SDL_TEXTEDITING)
      case .paste(let text):
        _ = SDL_SetClipboardText(text)
        press(.character("v"), .command)
      case .resize(let size):
        SDL_SetWindowSize(
          SDL_GetWindowFromID(number), Int32(size.width), Int32(size.height))
      case .prefer(let isDark):
        var preferences = WindowPreferences()
        preferences.isDark = isDark
        application.prefer(preferences)
      }
      // Events are handled in their order.
      update()
    }

    private func button(_ type: SDL_EventType, _ point: CGPoint) {
      push(type) { event in
        event.button.windowID = number
        (event.button.x, event.button.y) = (Int32(point.x), Int32(point.y))
        event.button.button = 1
      }
    }

    private func press(_ key: ClientKey, _ flags: UIKeyModifierFlags) {
      let code: Int32 =
        switch key {
        case .character(let character): Int32(character.unicodeScalars.first?.value ?? 0)
        case .delete: Int32(SDLK_BACKSPACE.rawValue)
        case .return: Int32(SDLK_RETURN.rawValue)
        case .escape: Int32(SDLK_ESCAPE.rawValue)
        case .tab: Int32(SDLK_TAB.rawValue)
        case .left: Int32(SDLK_LEFT.rawValue)
        case .right: Int32(SDLK_RIGHT.rawValue)
        case .up: Int32(SDLK_UP.rawValue)
        case .down: Int32(SDLK_DOWN.rawValue)
        }
      var state: UInt32 = 0
      if flags.contains(.command) { state |= UInt32(KMOD_LCTRL.rawValue) }
      if flags.contains(.shift) { state |= UInt32(KMOD_LSHIFT.rawValue) }
      push(SDL_KEYDOWN) { event in
        event.key.windowID = number
        event.key.keysym.sym = code
        event.key.keysym.mod = UInt16(state)
      }
    }

    private func enter(_ text: String, _ type: SDL_EventType) {
      push(type) { event in
        if type == SDL_TEXTINPUT {
          event.text.windowID = number
          withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
        } else {
          event.edit.windowID = number
          event.edit.start = Int32(text.unicodeScalars.count)
          withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
        }
      }
    }

    func update() { application.turn() }

    // MARK: What the window shows

    var picture: Bitmap? { session.window.picture }
    var copied: String? { display.clipboard }
    var title: String? {
      SDL_GetWindowTitle(SDL_GetWindowFromID(number)).map { String(cString: $0) }
    }
    var takesText: Bool { SDL_IsTextInputActive() == SDL_TRUE }
    var labels: [String] {
      let tree = AccessibleTree { [session] in [session] }
      return tree.facts().filter { $0.role != .frame }.map(\.name).filter { !$0.isEmpty }
    }
  }
#endif
