import UIKit

/// Keeps the pasteboard and the clipboard of the desktop alike.
@MainActor final class WindowClipboard {
  private let display: any Display
  private var count = UIPasteboard.general.changeCount
  private var known: String?

  init(_ display: any Display) { self.display = display }

  /// The text of the desktop's clipboard.
  var text: String? { display.clipboard }

  /// Takes over what another program has copied.
  func read() {
    write()
    guard let text = display.clipboard, text != known else { return }
    known = text
    UIPasteboard.general.string = text
    count = UIPasteboard.general.changeCount
  }

  /// Gives the desktop what the application has copied.
  func write() {
    let now = UIPasteboard.general.changeCount
    guard now != count else { return }
    count = now
    guard let text = UIPasteboard.general.string, text != known else { return }
    known = text
    display.clipboard = text
  }
}
