import DocumentCore

/// The attributes of bars.
@MainActor enum BarSettings {
  static func read(_ bar: UINavigationBar, _ reader: ObjectReader) {
    let element = reader.element
    bar.isTranslucent = element.isTrue("translucent")
    bar.prefersLargeTitles = element.isTrue("largeTitles")
    if element["barStyle"] == "black" {
      bar.barTintColor = .black
      bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    if let color = color("barTintColor", reader) { bar.barTintColor = color }
    if let text = attributes("titleTextAttributes", reader) { bar.titleTextAttributes = text }
    if let text = attributes("largeTitleTextAttributes", reader) {
      bar.largeTitleTextAttributes = text
    }
    if let appearance = navigationAppearance("standardAppearance", reader) {
      bar.standardAppearance = appearance
    }
    bar.compactAppearance = navigationAppearance("compactAppearance", reader)
    bar.scrollEdgeAppearance = navigationAppearance("scrollEdgeAppearance", reader)
    let items = element.list("items").compactMap { reader.graph.make($0) as? UINavigationItem }
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  static func read(_ bar: UIToolbar, _ reader: ObjectReader) {
    bar.isTranslucent = reader.element.isTrue("translucent")
    if let color = color("barTintColor", reader) { bar.barTintColor = color }
    if let element = reader.element.child(key: "standardAppearance") {
      bar.standardAppearance = appearance(element, reader, as: UIToolbarAppearance())
    }
    if let element = reader.element.child(key: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = appearance(element, reader, as: UIToolbarAppearance())
    }
    let items = reader.element.list("items")
      .compactMap { reader.graph.make($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  static func read(_ bar: UITabBar, _ reader: ObjectReader) {
    bar.isTranslucent = reader.element.isTrue("translucent")
    if let color = color("barTintColor", reader) { bar.barTintColor = color }
    if let color = color("unselectedItemTintColor", reader) { bar.unselectedItemTintColor = color }
    if let color = color("selectedImageTintColor", reader) { bar.tintColor = color }
    if let element = reader.element.child(key: "standardAppearance") {
      bar.standardAppearance = appearance(element, reader, as: UITabBarAppearance())
    }
    if let element = reader.element.child(key: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = appearance(element, reader, as: UITabBarAppearance())
    }
    let items = reader.element.list("items").compactMap { reader.graph.make($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }

  private static func color(_ key: String, _ reader: ObjectReader) -> UIColor? {
    reader.values.color(reader.element.child(key: key))
  }

  private static func attributes(
    _ key: String, _ reader: ObjectReader, in element: DocumentElement? = nil
  ) -> [NSAttributedString.Key: Any]? {
    guard let element = (element ?? reader.element).child(key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = reader.values.color(element.child(key: "textColor"))
    attributes[.font] = reader.values.font(element.child("fontDescription"))
    return attributes
  }

  private static func navigationAppearance(
    _ key: String, _ reader: ObjectReader
  ) -> UINavigationBarAppearance? {
    guard let element = reader.element.child(key: key) else { return nil }
    let made = appearance(element, reader, as: UINavigationBarAppearance())
    if let text = attributes("titleTextAttributes", reader, in: element) {
      made.titleTextAttributes = text
    }
    if let text = attributes("largeTitleTextAttributes", reader, in: element) {
      made.largeTitleTextAttributes = text
    }
    return made
  }

  private static func appearance<Appearance: UIBarAppearance>(
    _ element: DocumentElement, _ reader: ObjectReader, as appearance: Appearance
  ) -> Appearance {
    if let color = reader.values.color(element.child(key: "backgroundColor")) {
      appearance.backgroundColor = color
    }
    if let color = reader.values.color(element.child(key: "shadowColor")) {
      appearance.shadowColor = color
    }
    return appearance
  }
}

/// Reads the items of bars.
@MainActor struct BarItemReader {
  private let reader: ObjectReader
  private var element: DocumentElement { reader.element }

  init(_ reader: ObjectReader) {
    self.reader = reader
  }

  // MARK: Navigation items

  func read(into item: UINavigationItem) {
    item.title = reader.text("title")
    item.prompt = reader.text("prompt")
    item.backButtonTitle = reader.text("backButtonTitle")
    item.hidesBackButton = element.isTrue("hidesBackButton")
    item.leftItemsSupplementBackButton = element.isTrue("leftItemsSupplementBackButton")
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let view = element.child(key: "titleView") {
      item.titleView = reader.graph.make(view) as? UIView
    }
    item.backBarButtonItem = button("backBarButtonItem")
    if let left = buttons("leftBarButtonItem") { item.leftBarButtonItems = left }
    if let right = buttons("rightBarButtonItem") { item.rightBarButtonItems = right }
  }

  private func button(_ key: String) -> UIBarButtonItem? {
    element.child(key: key).flatMap { reader.graph.make($0) as? UIBarButtonItem }
  }

  /// The items of a side: one by its key, or a list.
  private func buttons(_ key: String) -> [UIBarButtonItem]? {
    let list = element.list(key + "s").compactMap { reader.graph.make($0) as? UIBarButtonItem }
    if !list.isEmpty { return list }
    return button(key).map { [$0] }
  }

  // MARK: Buttons

  func read(into item: UIBarButtonItem) {
    if let name = element["systemItem"] {
      guard let system = Self.systemItems[name] else {
        return reader.graph.file.report(element, of: "systemItem", "has no value \(name)")
      }
      item.configure(system)
    }
    if element["style"] == "done" { item.style = .done }
    if let width = element.number("width") { item.width = width }
    if let color = element.child(key: "tintColor") { item.tintColor = reader.values.color(color) }
    readShared(item)
    guard let view = element.child(key: "customView") else { return }
    item.customView = reader.graph.make(view) as? UIView
  }

  private func readShared(_ item: UIBarItem) {
    if let title = reader.text("title") { item.title = title }
    if let image = reader.values.image(element) { item.image = image }
    if element["enabled"] == "NO" { item.isEnabled = false }
    if let tag = element.number("tag") { item.tag = Int(tag) }
    if let image = reader.values.image(element, "landscapeImage") {
      item.landscapeImagePhone = image
    }
    if let accessibility = element.child(key: "accessibilityConfiguration") {
      item.accessibilityLabel = reader.text(
        "accessibilityLabel", accessibility["label"], id: element.id ?? "")
      item.accessibilityIdentifier = accessibility["identifier"]
    }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  // MARK: Tabs

  func read(into item: UITabBarItem) {
    if let name = element["systemItem"], let system = Self.tabs[name] {
      let standard = UITabBarItem(tabBarSystemItem: system, tag: 0)
      (item.title, item.image) = (standard.title, standard.image)
    }
    readShared(item)
    if let image = reader.values.image(element, "selectedImage") { item.selectedImage = image }
    item.badgeValue = element["badgeValue"]
    item.badgeColor = reader.values.color(element.child(key: "badgeColor"))
  }

  private static let tabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
