import CGio
import CSDL2
import CollectionViewExtras
import RenderCore
import TestSupport
import Testing
import UIKit

@testable import WindowBackend

/// What a window shows, and how long it does nothing.
@Suite(.serialized) @MainActor struct WindowTests {
  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func `a window shows the pixels of a picture without a display`(scale: CGFloat) throws {
    try Bench.run(RowsController(), scale: scale) { bench, clock in
      #expect(bench.client.surface.scale == scale)
      #expect(bench.controller.view.bounds.size == CGSize(width: 160, height: 240))
      #expect(bench.showsScene)
      for _ in 0..<20 {
        bench.wheel(40, 100, notches: -0.5)
        clock.advance(by: 1 / 60)
        bench.application.turn()
        #expect(bench.showsScene)
      }
      bench.controller.view.backgroundColor = .red
      bench.controller.field.text = "Changed"
      bench.application.turn()
      #expect(bench.showsScene)
    }
  }

  @Test func `a window that is resized is drawn before the next event`() throws {
    try Bench.run(RowsController()) { bench, _ in
      for (width, height) in [(300, 200), (90, 400), (161, 243)] as [(Int32, Int32)] {
        SDL_SetWindowSize(SDL_GetWindowFromID(bench.number), width, height)
        bench.application.turn()
        let shown = try #require(bench.window.picture)
        #expect(shown.width == Int(width) && shown.height == Int(height))
        #expect(bench.controller.view.bounds.size == CGSize(width: Int(width), height: Int(height)))
        #expect(bench.showsScene)
      }
      let size = bench.controller.traitCollection
      #expect(size.horizontalSizeClass == .compact)
      SDL_SetWindowSize(SDL_GetWindowFromID(bench.number), 1000, 800)
      bench.application.turn()
      #expect(bench.controller.traitCollection.horizontalSizeClass == .regular)
      #expect(bench.showsScene)
    }
  }

  @Test func `of a storm of sizes the last one is drawn`() throws {
    try Bench.run(RowsController()) { bench, _ in
      let drawings = bench.client.surface.drawings
      for width in 0..<500 {
        SDL_SetWindowSize(SDL_GetWindowFromID(bench.number), Int32(100 + width), 200)
      }
      bench.application.turn()
      #expect(bench.controller.view.bounds.width == 599)
      #expect(bench.client.surface.drawings <= drawings + 3)
      #expect(bench.showsScene)
    }
  }

  @Test func `windows without room and windows of 16,000 pixels are no harm`() throws {
    let display = FakeDisplay()
    let application = WindowApplication(ContentScenes { _ in RowsController() }, on: display)
    let session = try #require(try application.open())
    let window = display.windows[0]
    for size in [(0, 0), (1, 1), (16_384, 4), (4, 16_384), (200, 100)] {
      window.size = CGSize(width: size.0, height: size.1)
      display.waiting = [DisplayEvent(window: 1, kind: .resized)]
      application.turn()
    }
    #expect(session.client.surface.pixels == PixelBox(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `a picture has no more pixels than memory is meant for`() throws {
    try Bench.run(RowsController()) { bench, _ in
      SDL_SetWindowSize(SDL_GetWindowFromID(bench.number), 16_384, 16_384)
      #expect(bench.window.size == CGSize(width: 16_384, height: 4096))
      SDL_SetWindowSize(SDL_GetWindowFromID(bench.number), 100, 100)
      bench.application.turn()
      #expect(bench.showsScene)
    }
  }

  @Test func `there is one picture in a frame`() {
    var pacer = FramePacer()
    let frame = 1 / MotionStage.frameRate
    #expect(pacer.mayDraw(at: 10))
    pacer.didDraw(at: 10 + 0.2 * frame)
    #expect(!pacer.mayDraw(at: 10 + 0.9 * frame))
    #expect(pacer.mayDraw(at: MotionStage.nextFrame(after: 10 + 0.2 * frame)))
  }

  @Test func `what other programs ask for makes a window look for changes once in a frame`() {
    var pacer = FramePacer()
    let frame = 1 / MotionStage.frameRate
    pacer.didLook(at: 10 + 0.2 * frame)
    #expect(!pacer.mayDraw(at: 10 + 0.9 * frame, isRead: true))
    #expect(pacer.mayDraw(at: 10 + 0.9 * frame))
    #expect(pacer.mayDraw(at: 10 + 1.1 * frame, isRead: true))
  }

  @Test func `a window that its user makes larger while a script plays is not made smaller again`()
    throws
  {
    let display = FakeDisplay()
    let application = WindowApplication(ContentScenes { _ in RowsController() }, on: display)
    let session = try #require(try application.open())
    WindowRun.sizeWindow(of: session, in: application)
    let window = display.windows[0]
    window.size = CGSize(width: 500, height: 600)
    display.waiting = [DisplayEvent(window: 1, kind: .resized)]
    application.turn()
    #expect(session.client.surface.size == CGSize(width: 500, height: 600))
    #expect(window.resizes == 0)
    var conditions = session.conditions
    conditions.size = CGSize(width: 300, height: 400)
    session.client.change(to: conditions)
    #expect(window.size == CGSize(width: 300, height: 400) && window.resizes == 1)
  }

  @Test func `frames that pass while something moves are dropped ones`() {
    var tally = FrameTally()
    let frame = 1 / MotionStage.frameRate
    for (number, moves) in [(0, true), (0, true), (1, true), (4, false), (90, true), (91, false)] {
      tally.look(at: (Double(number) + 600.5) * frame, wantsNext: moves)
    }
    #expect(tally.words == "5 frames, 2 dropped")
  }

  @Test func `a window is opened where the last run had it`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("window-places-\(UUID().uuidString)/x/app.window")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    func window(_ happens: (FakeWindow, WindowApplication, FakeDisplay) -> Void) throws -> CGRect {
      let display = FakeDisplay()
      let application = WindowApplication(
        ContentScenes { _ in RowsController() }, on: display, places: WindowPlaces(file: file))
      _ = try application.open()
      let window = display.windows[0]
      let place = CGRect(origin: window.origin ?? .zero, size: window.size)
      happens(window, application, display)
      display.waiting = [DisplayEvent(window: 1, kind: .closed)]
      application.turn()
      return place
    }
    let first = try window { window, application, display in
      window.size = CGSize(width: 500, height: 300)
      display.waiting = [DisplayEvent(window: 1, kind: .resized)]
      application.turn()
      window.origin = CGPoint(x: 70, y: 80)
      display.waiting = [DisplayEvent(window: 1, kind: .moved)]
      application.turn()
    }
    #expect(first == CGRect(x: 10, y: 20, width: 390, height: 844))
    #expect(try window { _, _, _ in } == CGRect(x: 70, y: 80, width: 500, height: 300))
    for damaged in ["", "1 2 3", "1 2 nan 4", "1 2 3 -4", "a b c d", "1e9 2 3 4"] {
      try Data(damaged.utf8).write(to: file)
      #expect(WindowPlaces(file: file).read() == nil)
    }
    let places = WindowPlaces(of: "my app", ["XDG_STATE_HOME": "relative", "HOME": "/home/x"])
    #expect(
      places?.file.path == "/home/x/.local/state/opencollectionview/my_app.window")
  }

  @Test func `a still window shows nothing anew`() throws {
    try Bench.run(RowsController()) { bench, clock in
      clock.advance(by: 2)
      bench.application.turn()
      let (shown, drawn) = (bench.window.presentations, bench.client.surface.drawings)
      for _ in 0..<10 { bench.application.turn() }
      #expect(bench.window.presentations == shown && bench.client.surface.drawings == drawn)
      #expect(MotionStage.current.nextMoment == nil)
    }
  }

  @Test func `a hidden window draws nothing, and is up to date when it comes back`() throws {
    try Bench.run(RowsController()) { bench, _ in
      bench.happens(SDL_WINDOWEVENT_MINIMIZED)
      let drawn = bench.client.surface.drawings
      bench.controller.view.backgroundColor = .blue
      bench.application.turn()
      #expect(bench.client.surface.drawings == drawn)
      #expect(bench.client.scene.activationState == .background)
      bench.happens(SDL_WINDOWEVENT_RESTORED)
      #expect(bench.client.scene.activationState == .foregroundActive)
      #expect(bench.showsScene)
    }
  }

  @Test func `pixels that were lost are shown again without drawing`() throws {
    let display = FakeDisplay()
    let application = WindowApplication(ContentScenes { _ in RowsController() }, on: display)
    let session = try #require(try application.open())
    application.turn()
    let drawn = session.client.surface.drawings
    display.waiting = [DisplayEvent(window: 1, kind: .exposed)]
    application.turn()
    #expect(display.windows[0].again == 1 && session.client.surface.drawings == drawn)
  }

  @Test func `the title and the limits of the size follow the scene`() throws {
    let display = FakeDisplay()
    let controller = RowsController()
    controller.title = "Rows"
    let application = WindowApplication(ContentScenes { _ in controller }, on: display)
    let session = try #require(try application.open())
    application.turn()
    #expect(display.windows[0].title == "Rows")
    session.client.scene.title = "Two"
    let limits = try #require(session.client.scene.sizeRestrictions)
    limits.minimumSize = CGSize(width: 100, height: 80)
    application.turn()
    #expect(display.windows[0].title == "Two")
    #expect(display.windows[0].limits.minimum == CGSize(width: 100, height: 80))
    #expect(display.windows[0].limits.maximum == nil)
    limits.maximumSize = CGSize(width: 500, height: 400)
    application.turn()
    #expect(display.windows[0].limits.maximum == CGSize(width: 500, height: 400))
  }

  @Test func `the last window's end is that of the application, others go alone`() throws {
    let display = FakeDisplay()
    var ends = 0
    let application = WindowApplication(ContentScenes { _ in RowsController() }, on: display)
    application.end = { ends += 1 }
    let first = try #require(try application.open())
    let second = try #require(try application.open())
    #expect(first.client.scene !== second.client.scene)
    display.waiting = [DisplayEvent(window: 1, kind: .closed)]
    application.turn()
    #expect(display.windows.map(\.isClosed) == [true, false] && ends == 0)
    display.waiting = [DisplayEvent(window: 2, kind: .closed)]
    application.turn()
    #expect(display.windows[1].isClosed && ends == 1)
  }

  @Test func `the desktop's appearance reaches all windows`() throws {
    let display = FakeDisplay()
    let application = WindowApplication(ContentScenes { _ in RowsController() }, on: display)
    let session = try #require(try application.open())
    var preferences = WindowPreferences()
    preferences.isDark = true
    preferences.textSize = WindowPreferences.textSize(factor: 1.25)
    application.prefer(preferences)
    let traits = session.client.scene.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .extraExtraLarge)
    #expect(WindowPreferences.textSize(factor: 1) == .large)
  }

  @Test func `the portal's settings are what the desktop's user wants`() throws {
    func preferences(_ text: String) throws -> WindowPreferences {
      let answer = try #require(g_variant_parse(nil, text, nil, nil, nil))
      defer { g_variant_unref(answer) }
      return WindowPreferences(settings: answer)
    }
    let wishes = try preferences(
      """
      ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>},
        'org.gnome.desktop.interface': {'text-scaling-factor': <1.25>, 'enable-animations': <false>}},)
      """)
    #expect(wishes.isDark && wishes.isHighContrast && wishes.reducesMotion)
    #expect(wishes.textSize == .extraExtraLarge)
    let others = [
      "(@a{sa{sv}} {},)", "('words',)",
      "({'org.freedesktop.appearance': {'color-scheme': <'1'>}},)",
      "({'org.freedesktop.appearance': {'color-scheme': <uint32 2>}},)",
    ]
    for answer in others { #expect(try preferences(answer) == WindowPreferences()) }
  }

  @Test func `there is no bus where neither its address nor its socket is`() {
    #expect(!DesktopSettings.hasBus([:]))
    #expect(!DesktopSettings.hasBus(["XDG_RUNTIME_DIR": "/nowhere"]))
    #expect(DesktopSettings.hasBus(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"]))
  }

  @Test func `X11's resources name the density in quarters`() {
    #expect(DisplayScale.scale(resources: "Xft.antialias:\t1\nXft.dpi:\t192\n") == 2)
    #expect(DisplayScale.scale(resources: "Xft.dpi: 141") == 1.5)
    #expect(DisplayScale.scale(resources: "Xft.dpi: 48") == 1)
    #expect(DisplayScale.scale(resources: "Xft.dpi: much\n*color: 3") == nil)
  }

  @Test func `what went wrong with a build is over the picture until it is touched`() throws {
    try Bench.run(RowsController()) { bench, clock in
      bench.session.show(fault: "Text.swift:1:5: error: cannot find 'absent' in scope")
      bench.application.turn()
      let plain = try #require(bench.client.surface.plainBitmap())
      let shown = try #require(bench.window.picture)
      let differing = (0..<plain.height).filter { row in
        let bytes = row * plain.width * 4..<(row + 1) * plain.width * 4
        return plain.pixels[bytes] != shown.pixels[bytes]
      }
      #expect(differing.first == 0 && (40..<200).contains(differing.count))
      #expect(differing == Array(0..<differing.count))
      bench.click(10, 10)
      clock.advance(by: 1)
      #expect(bench.showsScene && bench.controller.selected.isEmpty)
    }
  }

  @Test func `a ring covers what it says it does`() {
    let ring = FocusRing(
      around: CGRect(x: 10, y: 10, width: 20, height: 12), radius: 4, scale: 1)
    let box = PixelBox(x: 0, y: 0, width: 40, height: 32)
    let plain = Bitmap(
      width: 40, height: 32, pixels: [UInt8](repeating: 255, count: 40 * 32 * 4))
    let painted = ring.painted(on: plain, at: box)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(painted.pixels[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4])
    }
    #expect(pixel(20, 8) == [255, 122, 0, 255] && pixel(8, 16) == [255, 122, 0, 255])
    #expect(pixel(20, 16) == [255, 255, 255, 255] && pixel(3, 3) == [255, 255, 255, 255])
    // In boxes as in one.
    var pieces = plain.pixels
    for part in ring.boxes(in: box) {
      let piece = ring.painted(
        on: Bitmap(
          width: part.width, height: part.height,
          pixels: [UInt8](repeating: 255, count: part.width * part.height * 4)), at: part)
      for y in 0..<part.height {
        let start = ((part.y + y) * 40 + part.x) * 4
        pieces.replaceSubrange(
          start..<start + part.width * 4,
          with: piece.pixels[y * part.width * 4..<(y + 1) * part.width * 4])
      }
    }
    #expect(pieces == painted.pixels)
  }
}
