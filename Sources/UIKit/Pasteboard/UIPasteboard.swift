/// Where what is cut or copied waits to be pasted.
///
/// All of it stays within the process: other programs see none of it.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// What pasteboards are found by.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Of the pasteboard that fields use.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How long items stay, and where.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` after which the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether items stay on the device, which they always do here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

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

  /// The pasteboard that fields use.
  open class var general: UIPasteboard {
    named(.general, create: true) ?? UIPasteboard(.general)
  }

  /// A new pasteboard that nobody else knows the name of.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return named(name, create: true) ?? UIPasteboard(name)
  }

  /// Forgets a pasteboard and what is on it; the general one stays.
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

  /// How often something was put on the pasteboard.
  open var changeCount: Int { content.changeCount }

  /// What is on the pasteboard: each item by the types it is there as.
  open var items: [[String: Any]] {
    get { content.items }
    set { setItems(newValue) }
  }

  open var numberOfItems: Int { content.items.count }

  /// Puts items in the place of what is there.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    change { content in
      content.items = items
      content.expirationDate = options[.expirationDate] as? Date
    }
  }

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

  /// Those of the first item.
  open var types: [String] { content.items.first?.keys.sorted() ?? [] }

  /// Whether the first item is there as one of these types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// What the first item is as this type; nil if it is not there as such.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    content.items.first?[pasteboardType]
  }

  /// What the first item is as this type, in bytes; nil if it is not there as such.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(PasteboardItem.data)
  }

  /// Puts one item in the place of what is there.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Puts one item in the place of what is there.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Values

  /// The first of ``strings``. Setting it puts one in the place of what is there; nil leaves nothing.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The items that are text, addresses among them; nil without any.
  open var strings: [String]? {
    get { values(PasteboardItem.string) }
    set { setItems(newValue?.map(PasteboardItem.item) ?? []) }
  }

  /// The first of ``urls``. Setting it puts one in the place of what is there; nil leaves nothing.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var urls: [URL]? {
    get { values(PasteboardItem.url) }
    set { setItems(newValue?.map(PasteboardItem.item) ?? []) }
  }

  /// The first of ``images``. Setting it puts one in the place of what is there; nil leaves nothing.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var images: [UIImage]? {
    get { values(PasteboardItem.image) }
    set { setItems(newValue?.map(PasteboardItem.item) ?? []) }
  }

  /// The first of ``colors``. Setting it puts one in the place of what is there; nil leaves nothing.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var colors: [UIColor]? {
    get { values(PasteboardItem.color) }
    set { setItems(newValue?.map(PasteboardItem.item) ?? []) }
  }

  private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let found = content.items.compactMap(value)
    return found.isEmpty ? nil : found
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  /// Posted by a pasteboard when something was put on it.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The types that were not there before, as strings.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that are there no longer, as strings.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// Posted by a pasteboard that was forgotten.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}

/// What pasteboards are found with: an initializer that finds one that is there.
public protocol _PasteboardFinding {}

extension UIPasteboard: _PasteboardFinding {}

extension _PasteboardFinding where Self: UIPasteboard {
  /// The pasteboard of this name.
  ///
  /// - Parameter create: Whether it is made if there is none.
  /// - Returns: Nil if there is none and none is to be made.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let board = UIPasteboard.named(pasteboardName, create: create) as? Self else {
      return nil
    }
    self = board
  }
}
