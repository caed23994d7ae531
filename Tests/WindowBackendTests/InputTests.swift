import CSDL2
import CollectionViewExtras
import RenderCore
import TestSupport
import Testing
import UIKit

@testable import WindowBackend

/// What a mouse, fingers, a wheel, keys and input methods do in a window.
@Suite(.serialized) @MainActor struct InputTests {
  // MARK: Mouse, fingers and wheels

  @Test(arguments: [1, 2] as [CGFloat])
  func `the first button is a finger`(scale: CGFloat) throws {
    try Bench.run(RowsController(), scale: scale) { bench, clock in
      let unit = Int32(scale)
      bench.click(60 * unit, 60 * unit)
      clock.advance(by: 1)
      #expect(bench.controller.selected == [0])
      bench.mouse(SDL_MOUSEBUTTONDOWN, 60 * unit, 200 * unit)
      for y in stride(from: 195, through: 100, by: -5) as StrideThrough<Int32> {
        clock.advance(by: 1 / 60)
        bench.mouse(SDL_MOUSEMOTION, 60 * unit, y * unit)
        bench.application.turn()
      }
      clock.advance(by: 0.2)
      bench.mouse(SDL_MOUSEBUTTONUP, 60 * unit, 100 * unit)
      bench.application.turn()
      clock.advance(by: 3)
      #expect(abs(bench.controller.table.contentOffset.y - 90) < 0.01)
    }
  }

  @Test func `a pointer hovers, leaves, and shows where text is edited`() throws {
    let display = FakeDisplay()
    let controller = RowsController()
    var states: [UIGestureRecognizer.State] = []
    let application = WindowApplication(ContentScenes { _ in controller }, on: display)
    _ = try application.open()
    let hover = UIHoverGestureRecognizer(
      target: controller, action: Selector("hover:", RowsController.hover(_:)))
    controller.view.addGestureRecognizer(hover)
    controller.didHover = { states.append($0.state) }
    for point in [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 100), nil] {
      display.waiting = [DisplayEvent(window: 1, kind: .pointer(point))]
      application.turn()
      #expect(display.windows[0].cursor == (point?.y == 20 ? .text : .arrow))
    }
    #expect(states == [.began, .changed, .ended])
  }

  @Test func `notches glide, parts of notches move at once, and neither has another momentum`()
    throws
  {
    try Bench.run(RowsController()) { bench, clock in
      bench.wheel(60, 100, notches: -2)
      clock.advance(by: 1 / 60)
      let table = bench.controller.table
      #expect(table.contentOffset.y > 0 && table.contentOffset.y < 2 * WindowSession.notch)
      clock.advance(by: 2)
      #expect(abs(table.contentOffset.y - 2 * WindowSession.notch) < 0.01)
      let before = table.contentOffset.y
      bench.wheel(60, 100, notches: -0.5)
      #expect(abs(table.contentOffset.y - before - WindowSession.precise / 2) < 0.01)
      clock.advance(by: 2)
      #expect(abs(table.contentOffset.y - before - WindowSession.precise / 2) < 0.01)
    }
  }

  @Test func `fingers of a touch screen and a wheel with control zoom`() throws {
    try Bench.run(ZoomController()) { bench, clock in
      bench.finger(SDL_FINGERDOWN, 1, 0.4, 0.5)
      bench.finger(SDL_FINGERDOWN, 2, 0.6, 0.5)
      for step in 1...10 {
        clock.advance(by: 1 / 60)
        bench.finger(SDL_FINGERMOTION, 1, 0.4 - Float(step) * 0.02, 0.5)
        bench.finger(SDL_FINGERMOTION, 2, 0.6 + Float(step) * 0.02, 0.5)
      }
      bench.finger(SDL_FINGERUP, 1, 0.2, 0.5)
      bench.finger(SDL_FINGERUP, 2, 0.8, 0.5)
      clock.advance(by: 2)
      #expect(bench.controller.scroll.zoomScale > 2)
      bench.controller.scroll.zoomScale = 1
      SDL_SetModState(KMOD_CTRL)
      for _ in 0..<8 {
        bench.wheel(80, 120, notches: 1)
        clock.advance(by: 1 / 60)
      }
      SDL_SetModState(KMOD_NONE)
      #expect(bench.controller.scroll.zoomScale > 1.4)
    }
  }

  // MARK: Keys

  @Test func `text, editing keys and the clipboard work in a field`() throws {
    try Bench.run(RowsController()) { bench, clock in
      bench.click(60, 20)
      clock.advance(by: 1)
      bench.application.turn()
      bench.type("Grüße 😀")
      let field = bench.controller.field
      #expect(field.text == "Grüße 😀")
      bench.key(SDLK_BACKSPACE)
      #expect(field.text == "Grüße ")
      bench.key(SDLK_HOME)
      bench.type("Viele ")
      #expect(field.text == "Viele Grüße ")
      bench.key(SDLK_DELETE)
      #expect(field.text == "Viele rüße ")
      bench.key(SDLK_END)
      bench.key(SDLK_BACKSPACE, KMOD_CTRL)
      bench.key(SDLK_a, KMOD_CTRL)
      bench.key(SDLK_c, KMOD_CTRL)
      let copied = try #require(SDL_GetClipboardText())
      #expect(String(cString: copied) == field.text)
      SDL_free(copied)
      _ = SDL_SetClipboardText("of another program")
      bench.key(SDLK_v, KMOD_CTRL)
      #expect(field.text == "of another program")
      #expect(SDL_IsTextInputActive() == SDL_TRUE)
      field.resignFirstResponder()
      bench.application.turn()
      #expect(SDL_IsTextInputActive() == SDL_FALSE)
    }
  }

  @Test func `key commands come with their modifiers and repeat`() throws {
    try Bench.run(CommandController()) { bench, _ in
      bench.key(SDLK_s, KMOD_LCTRL)
      bench.key(SDLK_j)
      bench.key(SDLK_j)
      bench.key(SDLK_UP, KMOD_LSHIFT)
      #expect(bench.controller.calls == ["save", "next", "next", "extend"])
    }
  }

  @Test func `shortcuts of other alphabets are where those of Latin letters are`() throws {
    var key = SDL_Keysym()
    key.sym = 0x0444
    key.scancode = SDL_SCANCODE_A
    key.mod = UInt16(KMOD_LCTRL.rawValue)
    #expect(SDLKeys.press(key)?.key == .client(.character("a")))
    key.mod = 0
    #expect(SDLKeys.press(key)?.key == .client(.character("ф")))
  }

  @Test func `tab and arrows move a ring, return activates, and a touch hides it`() throws {
    try Bench.run(ButtonsController()) { bench, clock in
      bench.key(SDLK_TAB)
      #expect(bench.rings(bench.controller.buttons[0]) && !bench.showsScene)
      bench.key(SDLK_DOWN)
      #expect(bench.rings(bench.controller.buttons[1]))
      bench.key(SDLK_TAB)
      #expect(bench.rings(bench.controller.buttons[2]))
      bench.key(SDLK_TAB, KMOD_LSHIFT)
      #expect(bench.rings(bench.controller.buttons[1]))
      bench.key(SDLK_RETURN)
      clock.advance(by: 1)
      bench.key(SDLK_SPACE)
      clock.advance(by: 1)
      #expect(bench.controller.taps == [1, 1])
      bench.click(150, 230)
      clock.advance(by: 1)
      bench.application.turn()
      #expect(bench.showsScene)
    }
  }

  @Test func `tab goes on to the next text field, shift and tab back`() throws {
    try Bench.run(FieldsController()) { bench, clock in
      bench.controller.fields[0].becomeFirstResponder()
      bench.application.turn()
      bench.key(SDLK_TAB)
      #expect(bench.controller.fields[1].isFirstResponder)
      bench.key(SDLK_TAB)
      #expect(bench.controller.fields[0].isFirstResponder)
      bench.key(SDLK_TAB, KMOD_LSHIFT)
      #expect(bench.controller.fields[1].isFirstResponder)
      clock.advance(by: 1)
    }
  }

  @Test func `page keys, arrows and space scroll`() throws {
    try Bench.run(RowsController()) { bench, clock in
      let table = bench.controller.table
      bench.key(SDLK_PAGEDOWN)
      clock.advance(by: 2)
      #expect(abs(table.contentOffset.y - 204) < 0.01)
      bench.key(SDLK_DOWN)
      clock.advance(by: 2)
      #expect(abs(table.contentOffset.y - 244) < 0.01)
      bench.key(SDLK_END)
      clock.advance(by: 2)
      #expect(abs(table.contentOffset.y - (50 * 44 - 200)) < 0.01)
      bench.key(SDLK_HOME)
      clock.advance(by: 2)
      #expect(abs(table.contentOffset.y) < 0.01)
    }
  }

  @Test func `return and escape answer an alert`() throws {
    try Bench.run(RowsController(), size: CGSize(width: 320, height: 480)) { bench, clock in
      var answers: [String] = []
      for key in [SDLK_RETURN, SDLK_ESCAPE] {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("no") })
        let delete = UIAlertAction(title: "Delete", style: .default) { _ in answers.append("yes") }
        alert.addAction(delete)
        alert.preferredAction = delete
        bench.controller.present(alert, animated: false)
        clock.advance(by: 1)
        bench.key(key)
        clock.advance(by: 1)
        #expect(bench.controller.presentedViewController == nil)
      }
      #expect(answers == ["yes", "no"])
    }
  }

  @Test func `tab goes through the buttons of an alert, and through the rows behind it after that`()
    throws
  {
    try Bench.run(RowsController(), size: CGSize(width: 320, height: 480)) { bench, clock in
      bench.controller.field.isEnabled = false
      var pressed = 0
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in })
      alert.addAction(UIAlertAction(title: "Delete", style: .default) { _ in pressed += 1 })
      bench.controller.present(alert, animated: false)
      clock.advance(by: 1)
      let names = bench.client.accessibility.elements().filter(\.isActive).map(\.label)
      #expect(names == ["Cancel", "Delete"])
      bench.key(SDLK_TAB, KMOD_SHIFT)
      bench.key(SDLK_RETURN)
      clock.advance(by: 1)
      #expect(pressed == 1)
      let rows = bench.client.accessibility.elements().filter(\.isActive).map(\.label)
      #expect(rows.prefix(2) == ["Row 0", "Row 1"])
    }
  }

  @Test func `the pointer has the shape that its interaction wants`() throws {
    let delegate = ShapeDelegate()
    let controller = UIViewController()
    controller.view.addInteraction(UIPointerInteraction(delegate: delegate))
    try Bench.run(controller) { bench, _ in
      let preview = UITargetedPreview(view: controller.view)
      let wishes: [(UIPointerStyle, ClientCursor)] = [
        (.init(shape: .verticalBeam(length: 20)), .text), (.init(effect: .lift(preview)), .hand),
        (.hidden(), .hidden), (.system(), .arrow),
        (.init(effect: .hover(preview)), .arrow),
      ]
      for (style, cursor) in wishes {
        delegate.style = style
        bench.session.receive(.pointer(nil))
        bench.session.receive(.pointer(CGPoint(x: 20, y: 20)))
        #expect(bench.client.cursor(at: CGPoint(x: 20, y: 20)) == cursor)
      }
    }
  }

  // MARK: Input methods

  @Test func `what an input method composes is marked text, with its selection`() throws {
    try Bench.run(RowsController()) { bench, clock in
      bench.click(60, 20)
      clock.advance(by: 1)
      bench.application.turn()
      bench.type("A")
      bench.compose("にほん", start: 1, length: 2)
      let field = bench.controller.field
      #expect(field.text == "Aにほん")
      let marked = try #require(field.markedTextRange)
      #expect(field.text(in: marked) == "にほん")
      let selected = try #require(field.selectedTextRange)
      #expect(field.text(in: selected) == "ほん")
      #expect(bench.showsScene)
      bench.compose("😀に", start: 1)
      #expect(
        field.offset(
          from: field.beginningOfDocument, to: try #require(field.selectedTextRange?.end))
          == 3)
      bench.compose("", start: 0)
      #expect(field.text == "A" && field.markedTextRange == nil)
      bench.compose("ri", start: 2)
      bench.type("日")
      #expect(field.text == "A日" && field.markedTextRange == nil)
    }
  }

  @Test func `candidates are shown at the caret after each of its moves`() throws {
    let display = FakeDisplay()
    let controller = RowsController()
    let application = WindowApplication(ContentScenes { _ in controller }, on: display)
    _ = try application.open()
    application.turn()
    #expect(display.windows[0].textAreas == [nil])
    controller.field.becomeFirstResponder()
    application.turn()
    for text in ["a", "b"] {
      display.waiting = [DisplayEvent(window: 1, kind: .text(text))]
      application.turn()
    }
    display.waiting = [
      DisplayEvent(window: 1, kind: .composing("にほ", NSRange(location: 2, length: 0)))
    ]
    application.turn()
    display.waiting = [DisplayEvent(window: 1, kind: .key(.client(.left), []))]
    application.turn()
    let places = display.windows[0].textAreas.compactMap { $0?.minX }
    #expect(places.count == 5)
    #expect(places[0] < places[1] && places[1] < places[2] && places[2] < places[3])
    #expect(places[4] < places[3])
    controller.field.resignFirstResponder()
    application.turn()
    #expect(display.windows[0].textAreas.last == .some(nil))
  }

  // MARK: The desktop

  @Test func `what another program copies is pasted, and what is copied reaches it`() throws {
    let display = FakeDisplay()
    let application = WindowApplication(ContentScenes { _ in RowsController() }, on: display)
    _ = try application.open()
    application.turn()
    UIPasteboard.general.string = "from here"
    application.turn()
    #expect(display.clipboard == "from here")
    display.clipboard = "from there"
    display.waiting = [DisplayEvent(window: nil, kind: .clipboard)]
    application.turn()
    #expect(UIPasteboard.general.string == "from there")
    let count = UIPasteboard.general.changeCount
    display.waiting = [DisplayEvent(window: 1, kind: .focused(true))]
    application.turn()
    #expect(UIPasteboard.general.changeCount == count)
  }

  @Test func `pictures are copied to other programs, and pasted from them`() throws {
    let display = FakeDisplay()
    let application = WindowApplication(ContentScenes { _ in RowsController() }, on: display)
    _ = try application.open()
    application.turn()
    UIPasteboard.general.image = picture(of: 3)
    application.turn()
    let file = try #require(display.given?.picture())
    #expect(UIImage(data: Data(file))?.size == CGSize(width: 3, height: 3))
    // What another program copies is read when its user comes to the window.
    let other = try #require(picture(of: 5).pngData())
    display.picture = ClipboardPicture(file: other, type: "public.png")
    display.waiting = [DisplayEvent(window: nil, kind: .clipboard)]
    application.turn()
    #expect(UIPasteboard.general.image?.size == CGSize(width: 3, height: 3))
    display.waiting = [DisplayEvent(window: 1, kind: .focused(true))]
    application.turn()
    #expect(UIPasteboard.general.image?.size == CGSize(width: 5, height: 5))
    // Once is enough, and what came is not given back.
    let reads = display.pictureReads
    display.given = nil
    display.waiting = [DisplayEvent(window: 1, kind: .focused(true))]
    application.turn()
    #expect(display.pictureReads == reads && display.given == nil)
  }

  @Test func `a clipboard that takes texts alone gets the text beside a picture`() throws {
    let display = FakeDisplay()
    display.takesPictures = false
    let application = WindowApplication(ContentScenes { _ in RowsController() }, on: display)
    _ = try application.open()
    application.turn()
    let png = try #require(picture(of: 2).pngData())
    UIPasteboard.general.items = [["public.png": png, "public.utf8-plain-text": "a picture"]]
    application.turn()
    #expect(display.clipboard == "a picture" && display.given == nil)
  }

  private func picture(of side: Int) -> UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side), format: UIGraphicsImageRendererFormat.one
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func `a clipboard of 100 MB is left where it is`() throws {
    try Bench.run(RowsController()) { bench, _ in
      let text = String(repeating: "clipboard ", count: 10_000_000)
      _ = SDL_SetClipboardText(text)
      #expect(bench.display.clipboard == nil)
      let count = UIPasteboard.general.changeCount
      bench.happens(SDL_WINDOWEVENT_FOCUS_GAINED)
      #expect(UIPasteboard.general.changeCount == count)
      _ = SDL_SetClipboardText("")
    }
  }

  @Test func `bytes wake the watch, and a connection that nobody reads is given up`() async {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    #expect(DescriptorWatch.sockets().isSuperset(of: ends))
    let watch = DescriptorWatch()
    watch.add([ends[0]])
    var wakes = 0
    await withCheckedContinuation { continuation in
      watch.begin {
        wakes += 1
        if wakes == DescriptorWatch.patience + 1 { continuation.resume() }
      }
      _ = write(ends[1], "bytes", 5)
    }
    await Task.yield()
    #expect(wakes == DescriptorWatch.patience + 1 && watch.isEmpty)
    watch.end()
    for end in ends { close(end) }
  }
}

extension UIGraphicsImageRendererFormat {
  /// One pixel for each point.
  fileprivate static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}

extension Bench {
  /// Whether the window shows a ring around a view and nowhere else.
  func rings(_ view: UIView) -> Bool {
    guard let plain = client.surface.plainBitmap(), let shown = window.picture else { return false }
    let ring = FocusRing(
      around: view.frame, radius: 6, scale: client.surface.scale)
    let whole = PixelBox(x: 0, y: 0, width: plain.width, height: plain.height)
    return ring.painted(on: plain, at: whole).pixels == shown.pixels
  }

  func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) {
    push(type) { event in
      event.tfinger.windowID = number
      event.tfinger.fingerId = id
      (event.tfinger.x, event.tfinger.y) = (x, y)
    }
    application.turn()
  }
}

private final class ZoomController: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 240))

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = content.frame
    scroll.contentSize = content.bounds.size
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 6
    scroll.delegate = self
    content.backgroundColor = .green
    scroll.addSubview(content)
    view.addSubview(scroll)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

private final class CommandController: UIViewController {
  var calls: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "s", modifierFlags: .command, action: Selector("save:", CommandController.save(_:))),
      UIKeyCommand(
        input: "j", modifierFlags: [], action: Selector("next:", CommandController.next(_:))),
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: .shift,
        action: Selector("extend:", CommandController.extend(_:))),
    ]
  }

  func save(_ sender: Any?) { calls.append("save") }
  func next(_ sender: Any?) { calls.append("next") }
  func extend(_ sender: Any?) { calls.append("extend") }
}

private final class ButtonsController: UIViewController {
  var buttons: [UIButton] = []
  var taps: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<3 {
      let action = UIAction(title: "Button \(index)") { [unowned self] _ in taps.append(index) }
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 20 + 60 * index, width: 120, height: 40)
      buttons.append(button)
      view.addSubview(button)
    }
  }
}

private final class FieldsController: UIViewController {
  let fields = [UITextField(), UITextField()]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 0, y: 50 * index, width: 160, height: 40)
      view.addSubview(field)
    }
  }
}

private final class ShapeDelegate: NSObject, UIPointerInteractionDelegate {
  var style: UIPointerStyle?

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { style }
}
