import CX11
import Foundation

/// The clipboard of X11 with pictures, which SDL 2 does not have: both ways, in pieces where they are large.
@MainActor final class X11Clipboard {
  private let connection: X11Connection
  private let clipboard: UInt
  private var sender: X11Sender
  private var receiver: X11Receiver?
  private var offer: Offer?
  private var ownerEvent: Int32?
  /// Called when another program has copied something.
  var ownerChanged: () -> Void = {}
  /// Called when the desktop has new resources, such as another density.
  var resourcesChanged: (String) -> Void = { _ in }

  /// What the application has copied.
  private struct Offer {
    var text: String?
    /// The bytes of a PNG file, made once when a program asks for them.
    var picture: () -> [UInt8]?
    var made: [UInt8]?
  }

  /// Nil without a server.
  init?() {
    guard let connection = X11Connection() else { return nil }
    self.connection = connection
    clipboard = connection.atom("CLIPBOARD")
    sender = X11Sender(connection)
    connection.follow(connection.root, true)
    ownerEvent = connection.followOwner(of: clipboard)
    connection.begin { [weak self] event in self?.handle(event) }
  }

  func end() {
    stopReceiving()
    connection.end()
  }

  /// Whether the clipboard has what the application has copied by ``give(_:text:)``.
  var isOwner: Bool {
    serve()
    return offer != nil
  }

  /// SDL's window while it has the clipboard, which does not answer before SDL's next turn.
  private var texter: UInt = 0

  /// SDL has taken the clipboard for a text.
  func textIsGiven() { texter = connection.owner(of: clipboard) }

  /// Whether the owner of the clipboard has a text: SDL asks for one in any case, and there are owners that give
  /// a picture then. Also true of an owner that does not say what it has.
  var mayHaveText: Bool {
    let owner = connection.owner(of: clipboard)
    guard owner != 0, owner != texter else { return owner != 0 }
    let answer = connection.converted(
      clipboard, to: connection.atom("TARGETS"),
      in: connection.atom("OPENCOLLECTIONVIEW_TARGETS"), most: 1 << 16)
    guard let answer, answer.type == UInt(XA_ATOM) else { return true }
    return Self.texts.contains { answer.words.contains(connection.atom($0)) }
  }

  /// The text of what the application has copied.
  var text: String? { offer?.text }

  /// - Parameter picture: Makes a PNG file, when another program asks for it.
  func give(_ picture: @escaping () -> [UInt8]?, text: String?) -> Bool {
    guard connection.own(clipboard) else { return false }
    offer = Offer(text: text, picture: picture)
    serve()
    return true
  }

  /// Reads a picture of another program. While one of the same program comes, that one is waited for: there are
  /// programs that never answer a window again whose transfer was left in the middle.
  ///
  /// - Parameter done: Gets it later; is not called where there is none.
  func read(_ done: @escaping (ClipboardPicture) -> Void) {
    // The event that another program has taken the clipboard may still wait.
    serve()
    let owner = connection.owner(of: clipboard)
    guard owner != connection.window else { return }
    if let receiver, receiver.owner == owner, receiver.goesOn { return receiver.done = done }
    stopReceiving()
    receiver = X11Receiver(connection, of: clipboard, from: owner, done: done)
    serve()
  }

  private func stopReceiving() {
    receiver?.end()
    receiver = nil
  }

  private func serve() { connection.serve { [weak self] in self?.handle($0) } }

  // MARK: Events

  private func handle(_ event: XEvent) {
    switch event.type {
    case SelectionRequest: answer(event.xselectionrequest)
    case SelectionClear where event.xselectionclear.selection == clipboard: offer = nil
    case SelectionNotify: selectionIsAnswered(event.xselection)
    case PropertyNotify: propertyChanged(event.xproperty)
    case let type where type == ownerEvent:
      if ![0, connection.window, texter].contains(connection.owner(of: clipboard)) {
        ownerChanged()
      }
    default: break
    }
  }

  private func selectionIsAnswered(_ event: XSelectionEvent) {
    // Answers to former receivers go to windows of theirs.
    guard let receiver, event.requestor == receiver.window else { return }
    if !receiver.notified(event) { stopReceiving() }
  }

  private func propertyChanged(_ event: XPropertyEvent) {
    if let receiver, event.window == receiver.window {
      guard event.state == PropertyNewValue, !receiver.received(event.atom) else { return }
      stopReceiving()
    } else if event.window == connection.root {
      guard event.atom == XA_RESOURCE_MANAGER else { return }
      let property = connection.property(
        event.atom, of: connection.root, most: 1 << 20, deletes: false)
      if let property { resourcesChanged(String(decoding: property.bytes, as: UTF8.self)) }
    } else if event.state == PropertyDelete {
      sender.goOn(event.window, event.atom)
    }
  }

  // MARK: Answers

  private static let texts = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING"]
  private static let picture = "image/png"

  private func answer(_ request: XSelectionRequestEvent) {
    guard request.selection == clipboard, let offer else {
      return connection.answer(request, in: 0)
    }
    let texts = offer.text == nil ? [] : Self.texts.map(connection.atom)
    // Old programs name no property.
    let property = request.property == 0 ? request.target : request.property
    if request.target == connection.atom("TARGETS") {
      let targets = [request.target, connection.atom(Self.picture)] + texts
      connection.set(property, of: request.requestor, toWords: targets, type: UInt(XA_ATOM))
    } else if request.target == connection.atom(Self.picture), let picture = picture() {
      sender.send(picture, to: request.requestor, property, type: request.target)
    } else if let text = offer.text, texts.contains(request.target) {
      sender.send(Array(text.utf8), to: request.requestor, property, type: request.target)
    } else {
      return connection.answer(request, in: 0)
    }
    connection.answer(request, in: property)
  }

  private func picture() -> [UInt8]? {
    if let made = offer?.made { return made }
    let made = offer?.picture()
    offer?.made = made
    return made
  }
}
