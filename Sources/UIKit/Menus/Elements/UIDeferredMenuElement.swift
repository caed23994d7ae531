/// A place in a menu for elements that are made when the menu is open.
///
/// Until they are there, the menu shows a row that says so.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements and hands them over, at once or later, on the main thread.
  private typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keepsElements: Bool
  private var waiting: [() -> Void] = []
  private var isAsking = false
  /// What has been made; nil as long as nothing has.
  private(set) var elements: [UIMenuElement]?

  private init(_ provider: @escaping Provider, keepsElements: Bool) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "Loading…", subtitle: nil, image: nil)
  }

  /// Elements that are made when a menu with them is opened first, and kept.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, keepsElements: true)
  }

  /// Elements that are made anew each time a menu with them is opened.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, keepsElements: false)
  }

  /// Forgets elements that are made anew for each menu.
  func startOver() {
    if !keepsElements { elements = nil }
  }

  /// Asks for the elements, once at a time.
  ///
  /// - Parameter done: Called when they are there, unless they are at once.
  func load(_ done: @escaping () -> Void) {
    if elements != nil { return }
    if !isAsking {
      isAsking = true
      provider { [weak self] in self?.take($0) }
    }
    if isAsking { waiting.append(done) }
  }

  private func take(_ made: [UIMenuElement]) {
    guard isAsking else { return }
    isAsking = false
    elements = made
    let informed = waiting
    waiting = []
    for inform in informed { inform() }
  }
}

extension UIMenu {
  /// Forgets what is made anew for each menu, also in menus within.
  func startOver() {
    for child in children {
      (child as? UIMenu)?.startOver()
      (child as? UIDeferredMenuElement)?.startOver()
    }
  }
}
