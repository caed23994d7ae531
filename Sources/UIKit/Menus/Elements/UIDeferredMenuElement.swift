/// A placeholder for menu elements that are created when the menu opens.
///
/// Until they are there, the menu shows a loading row.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Creates the elements and passes them on, at once or later, on the main thread.
  private typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keepsElements: Bool
  private var waiting: [() -> Void] = []
  private var isAsking = false
  /// The elements; nil until they have been created.
  private(set) var elements: [UIMenuElement]?

  private init(_ provider: @escaping Provider, keepsElements: Bool) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "Loading…", subtitle: nil, image: nil)
  }

  /// Creates an element whose elements are created when a menu with it is first opened, and cached.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, keepsElements: true)
  }

  /// Creates an element whose elements are created each time a menu with it is opened.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, keepsElements: false)
  }

  /// Forgets elements that are made anew for each menu.
  func startOver() {
    if !keepsElements { elements = nil }
  }

  /// Requests the elements, if they are not there and not requested.
  ///
  /// - Parameter done: Called when they arrive later.
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
