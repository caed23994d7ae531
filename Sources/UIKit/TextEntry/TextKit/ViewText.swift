/// The text storage and the layout manager of a text view, made when they are first needed.
@MainActor final class ViewText {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  /// Whether the editor is changing the storage, so that it need not follow it.
  private var isWriting = false
  /// Called after others have changed the storage.
  var didChange: (() -> Void)?

  /// - Parameter container: A container in which a manager lays out a storage already, or a new one.
  init(_ container: NSTextContainer, text: @autoclosure () -> NSAttributedString) {
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    self.manager = manager
    storage = manager.textStorage ?? NSTextStorage(attributedString: text())
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    storage.didProcess = { [weak self] in self?.storageDidChange() }
  }

  private func storageDidChange() {
    if !isWriting { didChange?() }
  }

  /// Replaces a range, and returns the text as delegates of the storage leave it.
  func replace(_ range: NSRange, with text: NSAttributedString) -> NSAttributedString {
    isWriting = true
    storage.replaceCharacters(in: range, with: text)
    isWriting = false
    return storage.plain
  }

  /// Sets an attribute of the whole text; nil removes it.
  func setForAll(_ key: NSAttributedString.Key, _ value: Any?) {
    let all = NSRange(location: 0, length: (storage.string as NSString).length)
    if let value {
      storage.addAttribute(key, value: value, range: all)
    } else {
      storage.removeAttribute(key, range: all)
    }
  }

  /// Whether a subclass of the layout manager may draw in its own way.
  var managerDraws: Bool { type(of: manager) != NSLayoutManager.self }
}
