import CSDL2
import RenderCore
import UIKit

/// A window of SDL, whose pixels are copied to the screen as they are.
@MainActor final class SDLWindow: DisplayWindow {
  let number: Int
  private var window: OpaquePointer?
  private var units: DisplayScale
  private var cursors: [ClientCursor: OpaquePointer] = [:]
  private var shownCursor = ClientCursor.arrow
  private var textArea: CGRect?
  /// Windows are shown with their first picture.
  private var isShown = false
  /// Called with what makes the desktop's input method ready.
  var willTakeText: (() -> Void) -> Void = { $0() }
  /// How often pixels went to the screen.
  private(set) var presentations = 0

  init(size: CGSize, at origin: CGPoint?, scale: DisplayScale) throws(DisplayError) {
    units = scale
    let wanted = Self.fitting(size, scale)
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_HIDDEN.rawValue
    let place = Self.place(origin) ?? (sdl_place_anywhere(), sdl_place_anywhere())
    guard
      let window = SDL_CreateWindow("", place.0, place.1, wanted.width, wanted.height, flags)
    else {
      throw DisplayError(description: SDLDisplay.error)
    }
    self.window = window
    number = Int(SDL_GetWindowID(window))
  }

  /// The size in SDL's units, of a window that the screen has room for.
  private static func fitting(
    _ size: CGSize, _ scale: DisplayScale
  ) -> (width: Int32, height: Int32) {
    var room = SDL_Rect()
    let hasRoom = SDL_GetDisplayUsableBounds(0, &room) == 0 && room.w > 0 && room.h > 0
    func side(_ length: CGFloat, _ most: Int32) -> Int32 {
      let wanted = (min(max(length, 1), 10_000) * scale.unitsPerPoint).rounded()
      return min(Int32(wanted), hasRoom ? most : .max)
    }
    return (side(size.width, room.w), side(size.height, room.h))
  }

  /// Where a window that was at a place can be seen and moved: nil if no display is there any more.
  private static func place(_ origin: CGPoint?) -> (Int32, Int32)? {
    guard let origin, abs(origin.x) < 32_000, abs(origin.y) < 32_000 else { return nil }
    let place = (Int32(origin.x), Int32(origin.y))
    for display in 0..<SDL_GetNumVideoDisplays() {
      var room = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(display, &room) == 0 else { continue }
      let across = place.0 > room.x - 32 && place.0 < room.x + room.w - 32
      if across, place.1 >= room.y - 8, place.1 < room.y + room.h - 32 { return place }
    }
    return nil
  }

  var origin: CGPoint? {
    guard window != nil, units.knowsPlaces else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    return CGPoint(x: CGFloat(x), y: CGFloat(y))
  }

  private var sizeInUnits: (width: Int32, height: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return (width, height)
  }

  private var sizeInPixels: (width: Int32, height: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (width, height)
  }

  var unitsPerPoint: CGFloat { units.unitsPerPoint }

  var scale: CGFloat { units.scale(pixels: sizeInPixels.width, units: sizeInUnits.width) }

  var size: CGSize {
    let (pixels, scale) = (sizeInPixels, scale)
    let width = min(max(Int(pixels.width), 1), DisplayLimits.side)
    let height = min(max(Int(pixels.height), 1), DisplayLimits.side, DisplayLimits.pixels / width)
    return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  /// A point of the window.
  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) / units.unitsPerPoint, y: CGFloat(y) / units.unitsPerPoint)
  }

  /// A point given in parts of the window's sides, as fingers are.
  func point(part x: Float, _ y: Float) -> CGPoint {
    let size = size
    return CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
  }

  /// Where the pointer is.
  var pointer: CGPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return point(Float(x), Float(y))
  }

  // MARK: Pixels

  private var surface: UnsafeMutablePointer<SDL_Surface>? {
    guard let window, let surface = SDL_GetWindowSurface(window),
      surface.pointee.pixels != nil, surface.pointee.format.pointee.BytesPerPixel == 4
    else { return nil }
    return surface
  }

  /// SDL makes another surface where it likes to, without what the former one had.
  var keepsPixels: Bool { surface?.pointee.userdata != nil }

  func show(_ patches: [(box: PixelBox, bitmap: Bitmap)]) {
    if !isShown {
      isShown = true
      SDL_ShowWindow(window)
    }
    guard let surface, SDL_LockSurface(surface) == 0 else { return }
    var rects: [SDL_Rect] = []
    for (box, bitmap) in patches {
      let width = min(box.width, Int(surface.pointee.w) - box.x)
      let height = min(box.height, Int(surface.pointee.h) - box.y)
      guard width > 0, height > 0, box.x >= 0, box.y >= 0 else { continue }
      Self.copy(bitmap, width: width, height: height, to: surface, x: box.x, y: box.y)
      rects.append(SDL_Rect(x: Int32(box.x), y: Int32(box.y), w: Int32(width), h: Int32(height)))
    }
    SDL_UnlockSurface(surface)
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    guard !rects.isEmpty else { return }
    presentations += 1
    SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }

  private static func copy(
    _ bitmap: Bitmap, width: Int, height: Int, to surface: UnsafeMutablePointer<SDL_Surface>,
    x: Int, y: Int
  ) {
    let pitch = Int(surface.pointee.pitch)
    guard let start = surface.pointee.pixels else { return }
    bitmap.pixels.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      for row in 0..<height {
        memcpy(start + (y + row) * pitch + x * 4, source + row * bitmap.width * 4, width * 4)
      }
    }
  }

  func showAgain() {
    if surface != nil { SDL_UpdateWindowSurface(window) }
  }

  var picture: Bitmap? {
    guard let surface, let start = surface.pointee.pixels else { return nil }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for row in 0..<height {
      let line = (start + row * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt8.self)
      for place in 0..<width * 4 where place % 4 != 3 {
        pixels[row * width * 4 + place] = line[place]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  // MARK: What is around the pixels

  func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  func setCursor(_ cursor: ClientCursor) {
    guard cursor != shownCursor else { return }
    shownCursor = cursor
    SDL_ShowCursor(cursor == .hidden ? SDL_DISABLE : SDL_ENABLE)
    guard let kind = Self.kind(of: cursor) else { return }
    let known = cursors[cursor] ?? SDL_CreateSystemCursor(kind)
    cursors[cursor] = known
    SDL_SetCursor(known)
  }

  private static func kind(of cursor: ClientCursor) -> SDL_SystemCursor? {
    switch cursor {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .hidden: nil
    }
  }

  func setTextArea(_ area: CGRect?) {
    guard area != textArea else { return }
    let wasTaking = textArea != nil
    textArea = area
    guard let area else { return SDL_StopTextInput() }
    if !wasTaking { willTakeText { SDL_StartTextInput() } }
    var rect = SDL_Rect(
      x: whole(area.minX), y: whole(area.minY), w: max(1, whole(area.width)),
      h: max(1, whole(area.height)))
    SDL_SetTextInputRect(&rect)
  }

  private func whole(_ length: CGFloat) -> Int32 {
    let units = (length * units.unitsPerPoint).rounded()
    return units.isFinite ? Int32(min(max(units, -32_768), 32_767)) : 0
  }

  func setLimits(minimum: CGSize?, maximum: CGSize?) {
    if let minimum, minimum.width >= 1, minimum.height >= 1 {
      SDL_SetWindowMinimumSize(window, whole(minimum.width), whole(minimum.height))
    }
    // Zero sides are SDL's word for no limit, which it does not take any more once there is one.
    if let maximum {
      SDL_SetWindowMaximumSize(
        window, max(1, whole(maximum.width)), max(1, whole(maximum.height)))
    }
  }

  func resize(to size: CGSize, scale: CGFloat) {
    if scale != self.scale { units = DisplayScale(fixed: scale, knowsPlaces: units.knowsPlaces) }
    let factor = units.unitsPerPoint
    func side(_ length: CGFloat) -> Int32 {
      Int32((min(max(length * factor, 1), CGFloat(DisplayLimits.side))).rounded())
    }
    SDL_SetWindowSize(window, side(size.width), side(size.height))
  }

  func close() {
    guard let window else { return }
    self.window = nil
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
    SDL_DestroyWindow(window)
  }
}
