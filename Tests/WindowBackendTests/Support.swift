import CSDL2
import CollectionViewExtras
import RenderCore
import TestSupport
import UIKit

@testable import WindowBackend

/// A list of rows that can be touched, below a field.
final class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  let field = UITextField()
  var selected: [Int] = []
  var didHover: (UIHoverGestureRecognizer) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    field.frame = CGRect(x: 0, y: 0, width: size.width, height: 40)
    table.frame = CGRect(x: 0, y: 40, width: size.width, height: max(0, size.height - 40))
  }

  func hover(_ recognizer: UIHoverGestureRecognizer) { didHover(recognizer) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// A controller in a window of SDL's dummy driver, with SDL's events.
@MainActor struct Bench<Controller: UIViewController> {
  let display: SDLDisplay
  let application: WindowApplication
  let session: WindowSession
  let controller: Controller

  var client: ClientScene { session.client }
  var window: SDLWindow { session.window as! SDLWindow }

  static func run(
    _ controller: Controller, size: CGSize = CGSize(width: 160, height: 240), scale: CGFloat = 1,
    _ body: (Bench, ManualClock) throws -> Void
  ) throws {
    try ManualClock.run { clock in
      let display = try SDLDisplay(driver: "dummy", scale: scale, tellsTimes: false)
      let application = WindowApplication(ContentScenes { _ in controller }, on: display)
      application.size = size
      guard let session = try application.open() else { return }
      application.turn()
      let bench = Bench(
        display: display, application: application, session: session, controller: controller)
      try body(bench, clock)
      display.end()
    }
  }

  /// Puts an event into SDL's queue, with what differs from nothing.
  func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    change(&event)
    event.type = type.rawValue
    _ = SDL_PushEvent(&event)
  }

  var number: UInt32 { UInt32(session.window.number) }

  func mouse(_ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = 1) {
    push(type) { event in
      if type == SDL_MOUSEMOTION {
        event.motion.windowID = number
        (event.motion.x, event.motion.y) = (x, y)
      } else {
        event.button.windowID = number
        (event.button.x, event.button.y) = (x, y)
        event.button.button = UInt8(button)
      }
    }
  }

  func click(_ x: Int32, _ y: Int32, button: Int32 = 1) {
    mouse(SDL_MOUSEBUTTONDOWN, x, y, button: button)
    application.turn()
    mouse(SDL_MOUSEBUTTONUP, x, y, button: button)
    application.turn()
  }

  func wheel(_ x: Int32, _ y: Int32, notches: Float) {
    push(SDL_MOUSEWHEEL) { event in
      event.wheel.windowID = number
      (event.wheel.mouseX, event.wheel.mouseY) = (x, y)
      event.wheel.preciseY = notches
      event.wheel.y = Int32(notches)
    }
    application.turn()
  }

  func key(_ code: SDL_KeyCode, _ flags: SDL_Keymod = KMOD_NONE) {
    push(SDL_KEYDOWN) { event in
      event.key.windowID = number
      event.key.keysym.sym = Int32(bitPattern: code.rawValue)
      event.key.keysym.mod = UInt16(flags.rawValue)
    }
    application.turn()
  }

  func type(_ text: String) {
    push(SDL_TEXTINPUT) { event in
      event.text.windowID = number
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    }
    application.turn()
  }

  func compose(_ text: String, start: Int32, length: Int32 = 0) {
    push(SDL_TEXTEDITING) { event in
      event.edit.windowID = number
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
      (event.edit.start, event.edit.length) = (start, length)
    }
    application.turn()
  }

  func happens(_ id: SDL_WindowEventID) {
    push(SDL_WINDOWEVENT) { event in
      event.window.windowID = number
      event.window.event = UInt8(id.rawValue)
    }
    application.turn()
  }

  /// Whether the window shows exactly what a plain drawing of the scene has.
  var showsScene: Bool {
    guard let plain = client.surface.plainBitmap(), let shown = session.window.picture else {
      return false
    }
    return shown.width == plain.width && shown.pixels == plain.pixels
  }
}

/// A display of which tests see what it is told.
@MainActor final class FakeDisplay: Display {
  var waiting: [DisplayEvent] = []
  var windows: [FakeWindow] = []
  var clipboard: String?
  /// What is given away, and what another program has copied.
  var given: (picture: () -> [UInt8]?, text: String?)?
  var picture: ClipboardPicture?
  var takesPictures = true
  var pictureReads = 0

  func give(_ picture: @escaping () -> [UInt8]?, text: String?) -> Bool {
    guard takesPictures else { return false }
    given = (picture, text)
    return true
  }

  func readPicture(_ done: @escaping (ClipboardPicture) -> Void) {
    pictureReads += 1
    if let picture { done(picture) }
  }

  func open(size: CGSize, at origin: CGPoint?) throws(DisplayError) -> any DisplayWindow {
    let window = FakeWindow(number: windows.count + 1, size: size)
    window.origin = origin ?? CGPoint(x: 10, y: 20)
    windows.append(window)
    return window
  }

  func events() -> [DisplayEvent] {
    defer { waiting = [] }
    return waiting
  }

  func wakeRunLoop() {}

  /// What was dragged out of windows.
  var offers: [FakeOffer] = []

  func offer(_ contents: [DraggedContent]) -> (any DisplayOffer)? {
    let offer = FakeOffer(contents)
    offers.append(offer)
    return offer
  }
}

/// What is dragged above another program, which is said to take it or not.
@MainActor final class FakeOffer: DisplayOffer {
  let contents: [DraggedContent]
  var isAccepted = false
  var calls: [String] = []

  init(_ contents: [DraggedContent]) { self.contents = contents }

  func move() { calls.append("move") }
  func leave() { calls.append("leave") }
  func drop() { calls.append("drop") }
}

@MainActor final class FakeWindow: DisplayWindow {
  let number: Int
  var size: CGSize
  var scale: CGFloat = 1
  var unitsPerPoint: CGFloat = 1
  var origin: CGPoint?
  var keepsPixels = true
  var shown: [[PixelBox]] = []
  var again = 0
  var resizes = 0
  var title = ""
  var cursor = ClientCursor.arrow
  var textAreas: [CGRect?] = []
  var limits: (minimum: CGSize?, maximum: CGSize?)
  var isClosed = false
  let picture: Bitmap? = nil

  init(number: Int, size: CGSize) { (self.number, self.size) = (number, size) }

  func show(_ patches: [(box: PixelBox, bitmap: Bitmap)]) { shown.append(patches.map(\.box)) }
  func showAgain() { again += 1 }
  func setTitle(_ title: String) { self.title = title }
  func setCursor(_ cursor: ClientCursor) { self.cursor = cursor }
  func setTextArea(_ area: CGRect?) {
    if textAreas.last != area { textAreas.append(area) }
  }
  func setLimits(minimum: CGSize?, maximum: CGSize?) { limits = (minimum, maximum) }
  func resize(to size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    resizes += 1
  }
  func close() { isClosed = true }
}
