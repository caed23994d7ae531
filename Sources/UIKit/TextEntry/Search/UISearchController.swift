/// Presents results for the text of its search bar.
///
/// As the `searchController` of a navigation item, its bar is below the title, and while searching
/// it is presented in front of the item's controller and behind the navigation bar. A bar that the
/// application adds to a view of its own stays there, and nothing is presented: the application
/// shows the controller's view.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The controller of the results; nil if the searched controller shows them itself.
  open private(set) var searchResultsController: UIViewController?
  private let bar = UISearchBar()
  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: Nil if the searched controller shows the results itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller whose results the searched controller shows.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.owner = self
    bar.searchBarStyle = .minimal
    bar.placeholder = "Search"
  }

  open override func loadView() {
    let view = SearchView(frame: UIScreen.main.bounds)
    view.onTap = { [weak self] in self?.isActive = false }
    self.view = view
    if let results = searchResultsController, let view = results.view {
      addChild(results)
      view.frame = self.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view.addSubview(view)
      results.didMove(toParent: self)
    }
    showContent()
  }

  /// Updates the results when the text or the scope changes, and when searching begins or ends. Not
  /// retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the cancel button is shown only while searching. The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// When the row of scopes is shown. The default is `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { if scopeBarActivation != oldValue { showScopes() } }
  }
  /// Whether the row of scopes is shown only while searching. The default is `true`. Setting it sets
  /// ``scopeBarActivation`` to `automatic` or `manual`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// Whether the search bar replaces the title and the buttons of the navigation bar while
  /// searching. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { searchedItem?.didChange() } }
  }

  /// Whether the searched content is dimmed while no results are shown. The default is `true`.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if isViewLoaded { showContent() } }
  }

  private var wantsResults: Bool?

  /// Whether the results are shown. The default is whether there is text; a value that is set holds
  /// until searching ends.
  open var showsSearchResultsController: Bool {
    get { wantsResults ?? !(bar.text ?? "").isEmpty }
    set {
      wantsResults = newValue
      if isViewLoaded { showContent() }
    }
  }

  /// Shows the results or dims the searched content. UIKit does not document how dark it is.
  private func showContent() {
    let showsResults = searchResultsController != nil && showsSearchResultsController
    searchResultsController?.viewIfLoaded?.isHidden = !showsResults
    (view as? SearchView)?.isDark = obscuresBackgroundDuringPresentation && !showsResults
  }

  // MARK: Searching

  /// Whether a search is in progress. It begins with editing, and ends with the cancel button,
  /// which also removes the text. The default is `false`.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  /// The stored value of ``isActive``.
  private(set) var isSearching = false

  private func begin() {
    delegate?.presentSearchController(self)
    guard !isSearching else { return }
    if let searched, searched.viewIfLoaded?.window != nil, searched.directlyPresented == nil {
      presentationController?.present(from: searched, animated: true, completion: nil)
    } else {
      willBegin()
      didBegin()
    }
    bar.becomeFirstResponder()
    update()
  }

  private func end() {
    if presentingViewController != nil {
      ownPresentation?.dismiss(animated: true, completion: nil)
    } else {
      willEnd()
      didEnd()
    }
    update()
  }

  /// Called before the controller is presented; updates the bar.
  func willBegin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    show(isSearching: true)
  }

  /// Called after the controller has been presented.
  func didBegin() { delegate?.didPresentSearchController(self) }

  /// Called before the controller is dismissed; removes the text and updates the bar.
  func willEnd() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    bar.searchTextField.tokens = []
    bar.searchTextField.text = ""
    wantsResults = nil
    bar.resignFirstResponder()
    show(isSearching: false)
  }

  /// Called after the controller has been dismissed.
  func didEnd() {
    delegate?.didDismissSearchController(self)
    if isViewLoaded { showContent() }
  }

  /// Updates the bar for the state of the search.
  private func show(isSearching: Bool) {
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(isSearching, animated: true) }
    showScopes()
    if isSearching, isViewLoaded { showContent() }
    searchedItem?.didChange()
    navigation?.changeBarsWithSearch(animated: viewIfLoaded?.window != nil)
  }

  /// Shows the row of scopes or hides it, unless the application does.
  private func showScopes() {
    guard bar.scopeButtonTitles != nil else { return }
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: bar.showsScopeBar = isSearching
    case .onTextEntry: bar.showsScopeBar = isSearching && searchText != nil
    }
  }

  /// The navigation item whose bar contains the search bar.
  weak var searchedItem: UINavigationItem? {
    didSet { bar.isInNavigationBar = searchedItem != nil }
  }

  private var navigation: UINavigationController? {
    searchedItem?.bar?.superview?.viewController as? UINavigationController
  }

  /// The searched controller; nil unless it is on top of a navigation stack.
  private var searched: UIViewController? {
    guard let top = navigation?.topViewController, top.navigationItem === searchedItem else {
      return nil
    }
    return top
  }

  override func makePresentationController() -> UIPresentationController {
    SearchPresentation(presentedViewController: self, presenting: nil)
  }

  fileprivate func update() {
    if isViewLoaded { showContent() }
    if scopeBarActivation == .onTextEntry { showScopes() }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

extension UISearchController: NavigationSearch {
  var searchView: UIView { bar }
  var searchHeight: CGFloat { bar.intrinsicContentSize.height }
  var searchText: String? { bar.text.flatMap { $0.isEmpty ? nil : $0 } }
  var takesWholeBar: Bool { isSearching && hidesNavigationBarDuringPresentation }
}

extension UISearchController: SearchBarOwner {
  func searchDidBegin() { isActive = true }
  func searchTextDidChange() { update() }
  func searchWasCancelled() { isActive = false }
  func searchHeightMayHaveChanged() { searchedItem?.didChange() }
}

extension UINavigationItem {
  /// The search controller whose search bar is below the title. The default is nil.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}

extension UISearchController {
  /// When the row of scopes is shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// While searching.
    case automatic
    /// When the application sets `showsScopeBar` of the search bar.
    case manual
    /// While searching, as soon as there is text.
    case onTextEntry
    /// While searching.
    case onSearchActivation
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or the scope changes, and when searching begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Called when searching begins and ends. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when searching begins; the delegate may present the controller itself.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the controller is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the controller has been presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the controller is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the controller has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
