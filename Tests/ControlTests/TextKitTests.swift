import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct TextKitTests {
  /// Keeps storages, which their layout managers do not.
  private final class Keeper {
    var storages: [NSTextStorage] = []
  }
  private let keeper = Keeper()

  /// A text laid out as labels with links do it.
  private func layOut(
    _ text: String, width: CGFloat, lines: Int = 0
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = lines
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    keeper.storages.append(storage)
    return (storage, manager, container)
  }

  @Test func `a touch finds the character under it`() {
    let (storage, manager, container) = layOut("Read our terms of use", width: 300)
    let terms = (storage.string as NSString).range(of: "terms of use")
    let rect = manager.boundingRect(forGlyphRange: terms, in: container)
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "Read our "
    #expect(abs(rect.minX - label.intrinsicContentSize.width) < 1)
    #expect(abs(rect.height - UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
    for x in [rect.minX + 1, rect.midX, rect.maxX - 1] {
      let index = manager.characterIndex(
        for: CGPoint(x: x, y: rect.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(NSLocationInRange(index, terms))
    }
    let before = manager.glyphIndex(for: CGPoint(x: rect.minX - 1, y: rect.midY), in: container)
    #expect(before == terms.location - 1)
  }

  @Test func `the fraction tells how far a point is through its character`() {
    let (_, manager, container) = layOut("MMMM", width: 300)
    let second = manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 1), in: container)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: second.minX + second.width / 4, y: 5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 1)
    #expect(abs(fraction - 0.25) < 0.01)
    // Beside the text it is the last character, wholly passed.
    let last = manager.characterIndex(
      for: CGPoint(x: 290, y: 5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(last == 3 && fraction == 1)
  }

  @Test func `lines fill the width of the container, and their used parts the text's`() {
    let (storage, manager, container) = layOut("one two three four five six", width: 100)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: storage.length)
    ) { rect, used, _, range, _ in
      #expect(rect.width == 100 && rect.minX == 0)
      #expect(used.width < 100)
      lines.append(range)
    }
    #expect(lines.count > 1)
    #expect(lines.map(\.length).reduce(0, +) == storage.length)
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(manager.usedRect(for: container).height - height * CGFloat(lines.count)) < 0.5)
    var range = NSRange()
    let second = manager.lineFragmentRect(
      forGlyphAt: lines[1].location, effectiveRange: &range)
    #expect(range == lines[1])
    #expect(abs(second.minY - height) < 0.5)
  }

  @Test func `padding is part of the used rectangle`() {
    let (_, manager, container) = layOut("one", width: 200)
    let bare = manager.usedRect(for: container)
    container.lineFragmentPadding = 5
    let padded = manager.usedRect(for: container)
    #expect(abs(padded.width - bare.width - 10) < 0.01)
    #expect(
      abs(
        manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container).minX
          - 5) < 0.01)
  }

  @Test func `text flows on into the next container`() {
    let (storage, manager, container) = layOut("one\ntwo\nthree", width: 200)
    container.size.height = 45
    let second = NSTextContainer(size: CGSize(width: 200, height: 100))
    manager.addTextContainer(second)
    // Two lines of 20.29 points fit into 45.
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
    #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 5))
    #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
    #expect(storage.length == 13)
  }

  @Test func `a break at the end has an empty line behind it`() {
    let (_, manager, _) = layOut("one\n", width: 200)
    #expect(manager.extraLineFragmentRect.height > 0)
    #expect(layOut("one", width: 200).manager.extraLineFragmentRect == .zero)
  }

  // MARK: Storage

  private final class Delegate: NSObject, NSTextStorageDelegate {
    var edits: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      edits.append("\(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
      let text = textStorage.string as NSString
      let place = text.range(of: "red")
      if place.location != NSNotFound {
        textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: place)
      }
    }
  }

  @Test func `a delegate learns of edits and may change attributes`() {
    let delegate = Delegate()
    let storage = NSTextStorage(string: "a")
    storage.delegate = delegate
    storage.append(NSAttributedString(string: " red"))
    #expect(delegate.edits == ["3 1,4 4"])
    let color = storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor
    #expect(color == .red)
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "bb")
    storage.deleteCharacters(in: NSRange(location: 5, length: 1))
    #expect(delegate.edits.count == 1)
    storage.endEditing()
    #expect(delegate.edits.last == "2 0,5 0")
    #expect(storage.string == "bb re")
  }

  /// A store of its own, as editors write it.
  private final class Marked: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")
    override var string: String { store.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      store.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      let bold = (string as NSString).range(of: "bold")
      if bold.location != NSNotFound {
        store.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: bold)
      }
      super.processEditing()
    }
  }

  @Test func `a storage with a store of its own is laid out and edited by a text view`() {
    ManualClock.run { _ in
      let storage = Marked()
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 300, height: 0))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
      window.addSubview(view)
      window.makeKeyAndVisible()
      #expect(view.textStorage === storage)
      #expect(view.layoutManager === manager)
      view.becomeFirstResponder()
      window.type("a bold")
      #expect(storage.string == "a bold")
      #expect(view.text == "a bold")
      let font = view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
      #expect(font == .boldSystemFont(ofSize: 20))
      window.isHidden = true
    }
  }

  @Test func `a text view follows its storage, without messages`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let delegate = Delegate()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "one"
    view.delegate = delegate
    view.textStorage.append(NSAttributedString(string: " two"))
    #expect(view.text == "one two")
    #expect(delegate.changes == 0)
    view.text = "three"
    #expect(view.textStorage.string == "three")
    view.font = .systemFont(ofSize: 20)
    let font = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .systemFont(ofSize: 20))
  }

  @Test func `a text view's layout manager finds what is touched in it`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "Read our terms of use, please, before you go on with anything"
    view.layoutIfNeeded()
    let word = (view.text as NSString).range(of: "please")
    let rect = view.layoutManager.boundingRect(forGlyphRange: word, in: view.textContainer)
    // In the view the container lies below the inset.
    let caret = view.caretRect(
      for: view.position(from: view.beginningOfDocument, offset: word.location)
        ?? view.beginningOfDocument)
    #expect(abs(rect.minX - caret.midX) < 0.01)
    #expect(abs(rect.minY + view.textContainerInset.top - caret.minY) < 0.01)
    let index = view.layoutManager.characterIndex(
      for: CGPoint(x: rect.midX, y: rect.midY), in: view.textContainer,
      fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(NSLocationInRange(index, word))
    #expect(view.textContainer.size.width == 300)
  }
}
