import CX11
import Foundation

/// Takes a picture from the program that has a selection: asks which kinds it has, and for one of them, which may come
/// in pieces.
@MainActor final class X11Receiver {
  private let connection: X11Connection
  private let selection: UInt
  /// Where the answers are put; another one than that of the receiver before.
  let property: UInt
  private let done: (ClipboardPicture) -> Void
  private var kind: (name: String, type: String)?
  /// What came so far of a picture in pieces; nil while none comes. What is too large is taken and thrown away,
  /// because its owner waits for that.
  private var pieces: Data?
  private var isTooLarge = false
  /// Whether the owner has not answered yet.
  private(set) var isAsking = true

  /// Names of kinds of pictures, the best first, and their types on pasteboards.
  private static let kinds = [
    ("image/png", "public.png"), ("image/jpeg", "public.jpeg"), ("image/gif", "com.compuserve.gif"),
    ("image/tiff", "public.tiff"),
  ]

  /// - Parameter done: Gets the picture, if there is one.
  init(
    _ connection: X11Connection, of selection: UInt, number: Int,
    done: @escaping (ClipboardPicture) -> Void
  ) {
    (self.connection, self.selection, self.done) = (connection, selection, done)
    property = connection.atom("OPENCOLLECTIONVIEW_SELECTION_\(number % 8)")
    connection.convert(selection, to: connection.atom("TARGETS"), in: property)
  }

  /// The owner has answered.
  ///
  /// - Returns: False when nothing more comes.
  func notified(_ event: XSelectionEvent) -> Bool {
    isAsking = false
    guard event.selection == selection, event.property == property, pieces == nil,
      let value = connection.property(
        property, of: connection.window, most: DisplayLimits.picture, deletes: true)
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
    connection.convert(selection, to: connection.atom(kind.name), in: property)
    isAsking = true
    return true
  }

  /// A property of the window has a new value.
  ///
  /// - Returns: False when nothing more comes.
  func received(_ name: UInt) -> Bool {
    guard name == property, pieces != nil, let kind else { return true }
    let value = connection.property(
      property, of: connection.window, most: DisplayLimits.picture, deletes: true)
    guard let value, !value.bytes.isEmpty else {
      if value != nil, !isTooLarge, let pieces { finish(pieces, kind.type) }
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
