import CX11
import Foundation

/// A connection with an X11 server besides that of SDL, with a window that is never shown: for what programs
/// give each other, and what desktops tell all of them.
@MainActor final class X11Connection {
  private let display: OpaquePointer
  /// The window that others answer.
  let window: UInt
  let root: UInt
  private var atoms: [String: UInt] = [:]
  private var source: (any DispatchSourceRead)?

  /// What a property of a window holds.
  struct Property {
    var type: UInt
    var bytes: [UInt8]

    /// The words of a list of atoms, which have the size of a pointer here.
    var words: [UInt] {
      bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
    }
  }

  /// Nil without a server.
  init?() {
    guard let display = XOpenDisplay(nil) else { return nil }
    self.display = display
    root = XDefaultRootWindow(display)
    window = Self.makeWindow(display)
    Self.forgive(display)
  }

  /// - Parameter handle: Gets each event; also while the connection is asked for something.
  func begin(_ handle: @escaping @MainActor (XEvent) -> Void) {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: XConnectionNumber(display), queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.serve(handle) }
    }
    source.resume()
    self.source = source
  }

  /// Handles what has come.
  func serve(_ handle: @MainActor (XEvent) -> Void) {
    while source != nil, XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      handle(event)
    }
  }

  func end() {
    guard let source else { return }
    self.source = nil
    source.cancel()
    XCloseDisplay(display)
    Self.forgiven.remove(display)
  }

  // MARK: Errors

  private nonisolated(unsafe) static var forgiven: Set<OpaquePointer> = []
  private nonisolated(unsafe) static var former: XErrorHandler?

  /// Another program may end while it is answered, which is no mistake here; other errors are handled as before.
  private static func forgive(_ display: OpaquePointer) {
    forgiven.insert(display)
    guard former == nil else { return }
    former = XSetErrorHandler { display, error in
      if let display, X11Connection.forgiven.contains(display) { return 0 }
      return X11Connection.former?(display, error) ?? 0
    }
  }

  // MARK: Names and selections

  func atom(_ name: String) -> UInt {
    if let atom = atoms[name] { return atom }
    let atom = XInternAtom(display, name, 0)
    atoms[name] = atom
    return atom
  }

  /// - Returns: Whether this side has the selection now.
  func own(_ selection: UInt) -> Bool {
    XSetSelectionOwner(display, selection, window, UInt(CurrentTime))
    return XGetSelectionOwner(display, selection) == window
  }

  /// Asks the owner of a selection to put it into a property of a window.
  func convert(_ selection: UInt, to target: UInt, in property: UInt, of window: UInt) {
    XConvertSelection(display, selection, target, property, window, UInt(CurrentTime))
    XFlush(display)
  }

  func owner(of selection: UInt) -> UInt { XGetSelectionOwner(display, selection) }

  /// Follows who has a selection. The server tells it to programs that ask only.
  ///
  /// - Returns: The type of the events that tell it; nil if the server cannot.
  func followOwner(of selection: UInt) -> Int32? {
    var (first, error): (Int32, Int32) = (0, 0)
    guard XFixesQueryExtension(display, &first, &error) != 0 else { return nil }
    XFixesSelectSelectionInput(display, window, selection, 1 << UInt(XFixesSetSelectionOwnerNotify))
    XFlush(display)
    return first + Int32(XFixesSelectionNotify)
  }

  /// Asks the owner of a selection and waits for its answer.
  ///
  /// - Returns: Nil if it has no such answer, or none within some tenths of a second.
  func converted(_ selection: UInt, to target: UInt, in property: UInt, most: Int) -> Property? {
    convert(selection, to: target, in: property, of: window)
    var others: [XEvent] = []
    // What others asked for comes at its turn.
    defer { for var event in others.reversed() { XPutBackEvent(display, &event) } }
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      var event = XEvent()
      while XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0 {
        if event.xselection.target == target, event.xselection.property == property {
          return self.property(property, of: window, most: most, deletes: true)
        }
        if event.xselection.target == target, event.xselection.property == 0 { return nil }
        others.append(event)
      }
      let left = end.timeIntervalSinceNow
      guard left > 0 else { return nil }
      var entry = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, Int32(left * 1000) + 1)
    }
  }

  /// How long an owner may take to say what it has, in seconds.
  private static let patience = 0.3

  /// Tells a program that what it asked for is in a property, or that it cannot be had: zero.
  func answer(_ request: XSelectionRequestEvent, in property: UInt) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }

  // MARK: Windows and properties

  /// Makes a window that is never shown, whose properties are followed.
  func makeWindow() -> UInt { Self.makeWindow(display) }

  private static func makeWindow(_ display: OpaquePointer) -> UInt {
    let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), -1, -1, 1, 1, 0, 0, 0)
    XSelectInput(display, window, Int(PropertyChangeMask))
    return window
  }

  // MARK: What lies below the pointer

  /// Where the pointer is, in pixels of the display.
  var pointer: (x: Int32, y: Int32) {
    var (root, child) = (UInt(0), UInt(0))
    var (x, y, ownX, ownY) = (Int32(0), Int32(0), Int32(0), Int32(0))
    var buttons = UInt32(0)
    XQueryPointer(display, self.root, &root, &child, &x, &y, &ownX, &ownY, &buttons)
    return (x, y)
  }

  /// The windows at a place of the display, the outermost first.
  func windows(at place: (x: Int32, y: Int32)) -> [UInt] {
    var found: [UInt] = []
    var next = root
    while next != 0 {
      var (x, y, child) = (Int32(0), Int32(0), UInt(0))
      guard XTranslateCoordinates(display, root, next, place.x, place.y, &x, &y, &child) != 0 else {
        break
      }
      if child != 0 { found.append(child) }
      next = child
    }
    return found
  }

  /// Sends a message of five words at most to a window's program.
  func send(_ message: String, _ words: [UInt], to window: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(message)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data) { data in
      for (index, word) in words.prefix(5).enumerated() {
        data.storeBytes(of: word, toByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
      }
    }
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }

  func destroy(_ window: UInt) {
    XDestroyWindow(display, window)
    XFlush(display)
  }

  /// Whether changes of a window's properties are told.
  func follow(_ window: UInt, _ isFollowed: Bool) {
    XSelectInput(display, window, isFollowed ? Int(PropertyChangeMask) : 0)
  }

  /// - Parameter most: The most bytes that are read.
  /// - Returns: Nil if there is no such property, or it is larger.
  func property(_ name: UInt, of window: UInt, most: Int, deletes: Bool) -> Property? {
    var (type, format, count, left) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    let code = XGetWindowProperty(
      display, window, name, 0, most / 4 + 1, deletes ? 1 : 0, UInt(AnyPropertyType), &type,
      &format, &count, &left, &data)
    defer { if let data { XFree(data) } }
    guard code == 0, type != 0 else { return nil }
    // A property is deleted with its last byte alone.
    if left > 0, deletes { XDeleteProperty(display, window, name) }
    guard left == 0 else { return nil }
    let unit = format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8
    return Property(
      type: type, bytes: Array(UnsafeBufferPointer(start: data, count: Int(count) * unit)))
  }

  func set(_ name: UInt, of window: UInt, to bytes: some Collection<UInt8>, type: UInt) {
    let bytes = Array(bytes)
    XChangeProperty(display, window, name, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    XFlush(display)
  }

  func set(_ name: UInt, of window: UInt, toWords words: [UInt], type: UInt) {
    words.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, name, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(words.count))
    }
    XFlush(display)
  }
}
