/// A place for data that is cut or copied, to be pasted elsewhere.
///
/// It belongs to the process; other programs cannot read it.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name that represents the value.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The options of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that represents the value.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` after which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device. They always do on this platform.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The name of the pasteboard.
  public let name: Name
  private let store = Guarded(PasteboardContent())
  private static let known = Guarded<[Name: UIPasteboard]>([:])

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  fileprivate static func named(_ name: Name, create: Bool) -> UIPasteboard? {
    var found: UIPasteboard?
    known.change { known in
      found = known[name]
      guard found == nil, create || name == .general else { return }
      let new = UIPasteboard(name)
      known[name] = new
      found = new
    }
    return found
  }

  /// The pasteboard of cut, copy and paste.
  open class var general: UIPasteboard {
    named(.general, create: true) ?? UIPasteboard(.general)
  }

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return named(name, create: true) ?? UIPasteboard(name)
  }

  /// Removes a pasteboard and its items. Does nothing for the general one.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general else { return }
    var removed: UIPasteboard?
    known.change { removed = $0.removeValue(forKey: pasteboardName) }
    guard let removed else { return }
    removed.store.value = PasteboardContent()
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  // MARK: Items

  private var content: PasteboardContent {
    let content = store.value
    guard let end = content.expirationDate, end <= Date() else { return content }
    return PasteboardContent(changeCount: content.changeCount)
  }

  /// The number of changes of the pasteboard's contents.
  open var changeCount: Int { content.changeCount }

  /// The items, each a dictionary of values by type.
  open var items: [[String: Any]] {
    get { content.items }
    set { setItems(newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { content.items.count }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    change { content in
      content.items = items
      content.expirationDate = options[.expirationDate] as? Date
    }
  }

  /// Adds items to those there are.
  open func addItems(_ items: [[String: Any]]) {
    let present = content.items
    change { $0.items = present + items }
  }

  private func change(_ body: (inout PasteboardContent) -> Void) {
    let before = Set(content.items.flatMap(\.keys))
    store.change { content in
      body(&content)
      content.changeCount += 1
    }
    let after = Set(content.items.flatMap(\.keys))
    var info: [String: Any] = [:]
    if !after.subtracting(before).isEmpty {
      info[Self.changedTypesAddedUserInfoKey] = after.subtracting(before).sorted()
    }
    if !before.subtracting(after).isEmpty {
      info[Self.changedTypesRemovedUserInfoKey] = before.subtracting(after).sorted()
    }
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self, userInfo: info.isEmpty ? nil : info)
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { content.items.first?.keys.sorted() ?? [] }

  /// Whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// The first item's value of a type; nil if it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    content.items.first?[pasteboardType]
  }

  /// The first item's value of a type as data; nil if it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(PasteboardItem.data)
  }

  /// Replaces all items by one with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Replaces all items by one with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Values

  /// The first of ``strings``. Setting it replaces all items; nil removes them.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The items that are text, URLs included; nil without any. Setting it replaces all items.
  open var strings: [String]? {
    get { values(PasteboardItem.string) }
    set { setItems(newValue?.map(PasteboardItem.item) ?? []) }
  }

  /// The first of ``urls``. Setting it replaces all items; nil removes them.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The items that are URLs; nil without any. Setting it replaces all items.
  open var urls: [URL]? {
    get { values(PasteboardItem.url) }
    set { setItems(newValue?.map(PasteboardItem.item) ?? []) }
  }

  /// The first of ``images``. Setting it replaces all items; nil removes them.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The items that are images; nil without any. Setting it replaces all items.
  open var images: [UIImage]? {
    get { values(PasteboardItem.image) }
    set { setItems(newValue?.map(PasteboardItem.item) ?? []) }
  }

  /// The first of ``colors``. Setting it replaces all items; nil removes them.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The items that are colours; nil without any. Setting it replaces all items.
  open var colors: [UIColor]? {
    get { values(PasteboardItem.color) }
    set { setItems(newValue?.map(PasteboardItem.item) ?? []) }
  }

  private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let found = content.items.compactMap(value)
    return found.isEmpty ? nil : found
  }

  /// Whether there are any strings.
  open var hasStrings: Bool { strings != nil }
  /// Whether there are any URLs.
  open var hasURLs: Bool { urls != nil }
  /// Whether there are any images.
  open var hasImages: Bool { images != nil }
  /// Whether there are any colours.
  open var hasColors: Bool { colors != nil }

  /// Posted by a pasteboard when its contents have changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The key of the types that were added, as strings.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that were removed, as strings.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// Posted by a pasteboard that was removed.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}

/// A class with an initializer that finds an existing pasteboard.
public protocol _PasteboardFinding {}

extension UIPasteboard: _PasteboardFinding {}

extension _PasteboardFinding where Self: UIPasteboard {
  /// The pasteboard of a name.
  ///
  /// - Parameter create: Whether a missing pasteboard is created.
  ///
  /// - Returns: Nil if there is none and none is created.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let board = UIPasteboard.named(pasteboardName, create: create) as? Self else {
      return nil
    }
    self = board
  }
}
