import CX11
import Foundation

/// Takes a picture from the program that has a selection: asks which kinds it has, and for one of them, which may come
/// in pieces.
@MainActor final class X11Receiver {
  private let connection: X11Connection
  private let selection: UInt
  private let property: UInt
  /// The window that the owner answers, which no other receiver has had.
  let window: UInt
  /// The window of the program that is asked.
  let owner: UInt
  /// Gets the picture, if there is one.
  var done: (ClipboardPicture) -> Void
  private var kind: (name: String, type: String)?
  /// What came so far of a picture in pieces; nil while none comes. What is too large is taken and thrown away,
  /// because its owner waits for that.
  private var pieces: Data?
  private var isTooLarge = false
  private var lastAnswer = Date()

  /// Names of kinds of pictures, the best first, and their types on pasteboards.
  private static let kinds = [
    ("image/png", "public.png"), ("image/jpeg", "public.jpeg"), ("image/gif", "com.compuserve.gif"),
    ("image/tiff", "public.tiff"),
  ]

  init(
    _ connection: X11Connection, of selection: UInt, from owner: UInt,
    done: @escaping (ClipboardPicture) -> Void
  ) {
    (self.connection, self.selection, self.owner, self.done) = (connection, selection, owner, done)
    property = connection.atom("OPENCOLLECTIONVIEW_SELECTION")
    window = connection.makeWindow()
    connection.convert(selection, to: connection.atom("TARGETS"), in: property, of: window)
  }

  /// Nothing more is taken, and nothing can be put into the window any more.
  func end() { connection.destroy(window) }

  /// How long an owner may need for one piece, in seconds.
  private static let patience = 5.0

  /// Whether the owner still works on its answer, as far as that is known.
  var goesOn: Bool { lastAnswer.timeIntervalSinceNow > -Self.patience }

  /// The owner has answered.
  ///
  /// - Returns: False when nothing more comes.
  func notified(_ event: XSelectionEvent) -> Bool {
    lastAnswer = Date()
    guard event.selection == selection, event.property == property, pieces == nil,
      let value = connection.property(
        property, of: window, most: DisplayLimits.picture, deletes: true)
    else { return false }
    guard value.type != connection.atom("INCR") else {
      pieces = Data()
      return true
    }
    guard let kind else { return choose(among: value.words) }
    finish(Data(value.bytes), kind.type)
    return false
  }

  private func choose(among targets: [UInt]) -> Bool {
    kind = Self.kinds.first { targets.contains(connection.atom($0.0)) }
    guard let kind else { return false }
    connection.convert(selection, to: connection.atom(kind.name), in: property, of: window)
    return true
  }

  /// A property of the window has a new value.
  ///
  /// - Returns: False when nothing more comes.
  func received(_ name: UInt) -> Bool {
    guard name == property, pieces != nil, let kind else { return true }
    lastAnswer = Date()
    // The property that announced the pieces was taken already, and is told after the answer where another question
    // was answered between them.
    guard
      let value = connection.property(
        property, of: window, most: DisplayLimits.picture, deletes: true)
    else { return true }
    guard !value.bytes.isEmpty else {
      if !isTooLarge, let pieces { finish(pieces, kind.type) }
      return false
    }
    if isTooLarge || (pieces?.count ?? 0) + value.bytes.count > DisplayLimits.picture {
      isTooLarge = true
      pieces = Data()
    } else {
      pieces?.append(contentsOf: value.bytes)
    }
    return true
  }

  private func finish(_ file: Data, _ type: String) {
    guard !file.isEmpty else { return }
    done(ClipboardPicture(file: file, type: type))
  }
}
