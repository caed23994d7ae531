import CX11
import Foundation

/// Offers what is dragged to the program below the pointer, as programs of X11 agree (XDND, version 5).
@MainActor final class X11Drag: DisplayOffer {
  private let connection: X11Connection
  private let selection: UInt
  private let contents: [UInt: DraggedContent]
  private let types: [UInt]
  private var sender: X11Sender
  private var target: Target?
  private var isDropped = false

  /// The program below the pointer.
  private struct Target: Equatable {
    let window: UInt
    let version: UInt
    /// Whether it would take a drop at the last place that it answered.
    var accepts = false
    /// Whether it has not answered a place yet.
    var isAsked = false
    /// Where the pointer went meanwhile, in pixels of the display.
    var next: (x: Int32, y: Int32)?

    static func == (one: Target, other: Target) -> Bool { one.window == other.window }
  }

  private static let version: UInt = 5
  /// How long a program may take what was dropped on it, in seconds.
  private static let patience = 30.0

  /// Nil without a server, or if nothing can be offered.
  init?(_ contents: [DraggedContent]) {
    guard !contents.isEmpty, let connection = X11Connection() else { return nil }
    self.connection = connection
    selection = connection.atom("XdndSelection")
    types = contents.map { connection.atom($0.type) }
    self.contents = Dictionary(zip(types, contents)) { first, _ in first }
    sender = X11Sender(connection)
    guard connection.own(selection) else {
      connection.end()
      return nil
    }
    connection.set(
      connection.atom("XdndTypeList"), of: connection.window, toWords: types, type: UInt(XA_ATOM))
    connection.begin { [self] in handle($0) }
  }

  var isAccepted: Bool { target?.accepts ?? false }

  // MARK: Moving

  func move() {
    guard !isDropped else { return }
    let place = connection.pointer
    let found = connection.windows(at: place).lazy.compactMap { window in
      self.version(of: window).map { Target(window: window, version: min($0, Self.version)) }
    }.first
    if found != target {
      leaveTarget()
      target = found
      found.map(enter)
    }
    ask(at: place)
  }

  /// The version of the agreement that a window's program keeps to; nil if it takes no drops.
  private func version(of window: UInt) -> UInt? {
    let property = connection.property(
      connection.atom("XdndAware"), of: window, most: 64, deletes: false)
    return property?.words.first.flatMap { $0 >= 3 ? $0 : nil }
  }

  private func enter(_ target: Target) {
    let three = (types + [0, 0, 0]).prefix(3)
    send("XdndEnter", [target.version << 24 | (types.count > 3 ? 1 : 0)] + three)
  }

  /// One place is asked for at a time, and then the last one.
  private func ask(at place: (x: Int32, y: Int32)) {
    guard let asked = target else { return }
    if asked.isAsked {
      target?.next = place
      return
    }
    target?.isAsked = true
    let point = UInt(UInt16(clamping: place.x)) << 16 | UInt(UInt16(clamping: place.y))
    send("XdndPosition", [0, point, UInt(CurrentTime), connection.atom("XdndActionCopy")])
  }

  private func leaveTarget() {
    if target != nil { send("XdndLeave", []) }
    target = nil
  }

  func leave() {
    guard !isDropped else { return }
    leaveTarget()
    connection.end()
  }

  // MARK: Dropping

  func drop() {
    guard !isDropped, isAccepted else { return leave() }
    isDropped = true
    if target?.isAsked != true { sendDrop() }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [self] in
      MainActor.assumeIsolated { connection.end() }
    }
  }

  private func sendDrop() { send("XdndDrop", [0, UInt(CurrentTime)]) }

  private func send(_ message: String, _ words: [UInt]) {
    guard let target else { return }
    connection.send(message, [connection.window] + words, to: target.window)
  }

  // MARK: Answers

  private func handle(_ event: XEvent) {
    switch event.type {
    case ClientMessage: handle(event.xclient)
    case SelectionRequest: answer(event.xselectionrequest)
    case PropertyNotify where event.xproperty.state == PropertyDelete:
      sender.goOn(event.xproperty.window, event.xproperty.atom)
    default: break
    }
  }

  private func handle(_ message: XClientMessageEvent) {
    guard UInt(bitPattern: message.data.l.0) == target?.window else { return }
    if message.message_type == connection.atom("XdndFinished") { return connection.end() }
    guard message.message_type == connection.atom("XdndStatus") else { return }
    target?.accepts = message.data.l.1 & 1 == 1
    target?.isAsked = false
    let next = target?.next
    target?.next = nil
    if isDropped {
      isAccepted ? sendDrop() : leaveTarget()
    } else if let next {
      ask(at: next)
    }
  }

  private func answer(_ request: XSelectionRequestEvent) {
    let property = request.property == 0 ? request.target : request.property
    if request.target == connection.atom("TARGETS") {
      connection.set(property, of: request.requestor, toWords: types, type: UInt(XA_ATOM))
      return connection.answer(request, in: property)
    }
    guard request.selection == selection, let content = contents[request.target] else {
      return connection.answer(request, in: 0)
    }
    content.load { [self] bytes in
      guard let bytes else { return connection.answer(request, in: 0) }
      sender.send(bytes, to: request.requestor, property, type: request.target)
      connection.answer(request, in: property)
    }
  }
}
