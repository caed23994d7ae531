import CSDL2
import UIKit

/// Takes SDL's keys to those of an application.
///
/// The control key is the command key of iOS, as in pages; the key with the desktop's sign is its control
/// key.
enum SDLKeys {
  /// Nil for keys without a meaning of their own, such as modifiers.
  static func press(_ key: SDL_Keysym) -> (key: DisplayKey, flags: UIKeyModifierFlags)? {
    let flags = flags(UInt32(key.mod))
    if let named = named[key.sym] { return (named, flags) }
    // The keypad's signs come as text.
    guard key.sym > 32, key.sym < 0x4000_0000, let scalar = UnicodeScalar(UInt32(key.sym)) else {
      return key.sym == 32 ? (.client(.character(" ")), flags) : nil
    }
    // Shortcuts of keyboards without Latin letters are where those are on others.
    if !scalar.isASCII, !flags.isDisjoint(with: [.command, .control]), let letter = letter(key) {
      return (.client(.character(letter)), flags)
    }
    return (.client(.character(String(Character(scalar)))), flags)
  }

  static func flags(_ state: UInt32) -> UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if state & UInt32(KMOD_SHIFT.rawValue) != 0 { flags.insert(.shift) }
    if state & UInt32(KMOD_CTRL.rawValue) != 0 { flags.insert(.command) }
    if state & UInt32(KMOD_ALT.rawValue) != 0 { flags.insert(.alternate) }
    if state & UInt32(KMOD_GUI.rawValue) != 0 { flags.insert(.control) }
    return flags
  }

  /// The letter at the key's place on a keyboard of the United States.
  private static func letter(_ key: SDL_Keysym) -> String? {
    let first = SDL_SCANCODE_A.rawValue
    let number = key.scancode.rawValue
    guard number >= first, number < first + 26 else { return nil }
    return String(UnicodeScalar(UInt8(97 + number - first)))
  }

  private static let named: [Int32: DisplayKey] = {
    let keys: [(SDL_KeyCode, DisplayKey)] = [
      (SDLK_BACKSPACE, .client(.delete)), (SDLK_DELETE, .forwardDelete),
      (SDLK_RETURN, .client(.return)), (SDLK_KP_ENTER, .client(.return)),
      (SDLK_ESCAPE, .client(.escape)), (SDLK_TAB, .client(.tab)),
      (SDLK_LEFT, .client(.left)), (SDLK_RIGHT, .client(.right)),
      (SDLK_UP, .client(.up)), (SDLK_DOWN, .client(.down)),
      (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_END, .end),
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { (Int32(bitPattern: $0.rawValue), $1) })
  }()
}
