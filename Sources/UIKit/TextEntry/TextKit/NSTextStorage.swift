/// A text with attributes whose changes layout managers follow. Rule TK-1.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` of a string and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the last two.
open class NSTextStorage: NSMutableAttributedString {
  /// What was edited.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt
    /// Creates a value from the number that stands for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Creates an empty text.
  public convenience init() { self.init(string: "") }

  /// Creates a text without attributes.
  public override init(string str: String) { super.init(string: str) }

  /// Creates a text with the same attributes everywhere.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a copy of a text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Creates a text from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// The objects that lay the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Lets an object lay the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
      storage.layoutManagers.append(aLayoutManager)
      aLayoutManager.textStorage = storage
      aLayoutManager.textDidChange()
    }
  }

  /// Lets an object lay the text out no longer.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.layoutManagers.removeAll { $0 === aLayoutManager }
      if aLayoutManager.textStorage === storage { aLayoutManager.textStorage = nil }
      aLayoutManager.textDidChange()
    }
  }

  // MARK: Editing

  /// The object that learns of changes. Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What has been edited since the last ``processEditing()``.
  open private(set) var editedMask: EditActions = []
  /// Where, in the text as it is now; nowhere while nothing is edited.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text has become longer, in UTF-16 units.
  open private(set) var changeInLength = 0
  private var depth = 0
  /// Called after each change has been processed.
  final var didProcess: (@MainActor () -> Void)?

  /// Collects changes until ``endEditing()`` was called as often.
  open override func beginEditing() { depth += 1 }

  /// Processes the collected changes.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change, and processes it unless changes are being collected.
  ///
  /// - Parameters:
  ///   - editedRange: The range before the change.
  ///   - delta: By how much the text has become longer, in UTF-16 units.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      var former = self.editedRange
      if former.location + former.length > editedRange.location { former.length += delta }
      self.editedRange = NSUnionRange(former, new)
    }
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and the layout managers of the changes.
  open func processEditing() {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.depth += 1
      storage.delegate?.textStorage(
        storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
      storage.delegate?.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
      storage.depth -= 1
      storage.editedMask = []
      storage.editedRange = NSRange(location: NSNotFound, length: 0)
      storage.changeInLength = 0
      for manager in storage.layoutManagers { manager.textDidChange() }
      storage.didProcess?()
    }
  }

  // MARK: Changes

  /// Replaces a range. The new text has the attributes of the first replaced character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  /// Sets all attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces a range by a text with its attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    var place = 0
    while place < attrString.length {
      var run = NSRange()
      let values = attrString.attributes(at: place, effectiveRange: &run)
      let end = min(run.location + run.length, attrString.length)
      setAttributes(
        values, range: NSRange(location: range.location + place, length: end - place))
      place = end
    }
    endEditing()
  }

  /// Changes the attributes of each run in a range.
  private func change(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var place = range.location
    let last = range.location + range.length
    while place < last {
      var run = NSRange()
      var values = attributes(at: place, effectiveRange: &run)
      let end = min(max(run.location + run.length, place + 1), last)
      change(&values)
      setAttributes(values, range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }

  /// Adds attributes to a range.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  /// Inserts a text with its attributes.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends a text with its attributes.
  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: (string as NSString).length)
  }

  /// Removes a range.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    let all = NSRange(location: 0, length: (string as NSString).length)
    replaceCharacters(in: all, with: attrString)
  }

  /// The text as a value of the plain class, read through what subclasses override.
  final var plain: NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    var place = 0
    while place < result.length {
      var run = NSRange()
      let values = attributes(at: place, effectiveRange: &run)
      let end = min(max(run.location + run.length, place + 1), result.length)
      result.setAttributes(values, range: NSRange(location: place, length: end - place))
      place = end
    }
    return result
  }
}

/// Learns of the changes of a text storage.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before a change is laid out. Characters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before a change is laid out, after the other call. Attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
