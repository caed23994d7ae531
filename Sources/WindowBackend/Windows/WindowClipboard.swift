import UIKit

/// Keeps the pasteboard and the clipboard of the desktop alike: texts and pictures.
@MainActor final class WindowClipboard {
  private let display: any Display
  private var count = UIPasteboard.general.changeCount
  private var known: String?
  /// Whether another program may have copied a picture that was not looked for.
  private var mayHavePicture = true

  init(_ display: any Display) { self.display = display }

  /// The text of the desktop's clipboard.
  var text: String? { display.clipboard }

  /// Another program has copied something.
  ///
  /// - Parameter isUsed: Whether the application has the keys. Else a picture, which may be large, is read when it
  ///   has them.
  func changed(isUsed: Bool) {
    mayHavePicture = true
    readText()
    if isUsed { readPicture() }
  }

  /// Takes over what another program has copied.
  func read() {
    readText()
    readPicture()
  }

  private func readText() {
    write()
    guard let text = display.clipboard, text != known else { return }
    known = text
    UIPasteboard.general.string = text
    count = UIPasteboard.general.changeCount
  }

  private func readPicture() {
    guard mayHavePicture else { return }
    mayHavePicture = false
    let text = display.clipboard
    display.readPicture { [weak self] picture in self?.take(picture, beside: text) }
  }

  private func take(_ picture: ClipboardPicture, beside text: String?) {
    // What the application has copied meanwhile is newer.
    guard UIPasteboard.general.changeCount == count else { return }
    var item: [String: Any] = [picture.type: picture.file]
    item["public.utf8-plain-text"] = text
    UIPasteboard.general.items = [item]
    known = text
    count = UIPasteboard.general.changeCount
  }

  /// Gives the desktop what the application has copied.
  func write() {
    let now = UIPasteboard.general.changeCount
    guard now != count else { return }
    count = now
    let text = UIPasteboard.general.string
    if let image = UIPasteboard.general.image,
      display.give({ image.pngData().map { Array($0) } }, text: text)
    {
      known = text
      return
    }
    guard let text, text != known else { return }
    known = text
    display.clipboard = text
  }
}
