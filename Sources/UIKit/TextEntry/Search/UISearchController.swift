/// Updates what is found while someone types into its search bar.
///
/// As the `searchController` of a navigation item it has its bar below the title, and is presented
/// in front of the item's controller, behind the navigation bar, while someone searches. A bar that
/// the application puts into a view of its own stays there, and nothing is presented: the
/// controller's view is for the application to show.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Shows what is found; nil where the searched controller does so itself.
  open private(set) var searchResultsController: UIViewController?
  private let bar = UISearchBar()
  /// Where the text is typed.
  open var searchBar: UISearchBar { bar }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.owner = self
    bar.searchBarStyle = .minimal
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.owner = self
    bar.searchBarStyle = .minimal
  }

  open override func loadView() {
    let view = SearchView(frame: UIScreen.main.bounds)
    view.onTap = { [weak self] in self?.isActive = false }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let results = searchResultsController, let view = results.view {
      addChild(results)
      view.frame = self.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view.addSubview(view)
      results.didMove(toParent: self)
    }
    showContent()
  }

  /// Is asked for what is found whenever the text or the scope changes, and when searching begins
  /// or ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the cancel button comes and goes with searching. Default true.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar's scopes, where it has any, come and go with searching. Default true.
  open var automaticallyShowsScopeBar = true
  /// Whether the search bar takes the place of the title and the buttons of the navigation bar while
  /// someone searches. Default true.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { searchedItem?.didChange() } }
  }

  /// Whether the controller's view darkens what it lies above, where no results are shown. Default
  /// true.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if isViewLoaded { showContent() } }
  }

  private var wantsResults: Bool?

  /// Whether the results controller's view is shown. By itself it is while there is text; setting it
  /// ends that until searching ends.
  open var showsSearchResultsController: Bool {
    get { wantsResults ?? !(bar.text ?? "").isEmpty }
    set {
      wantsResults = newValue
      if isViewLoaded { showContent() }
    }
  }

  /// How dark is not documented.
  private func showContent() {
    let showsResults = searchResultsController != nil && showsSearchResultsController
    searchResultsController?.viewIfLoaded?.isHidden = !showsResults
    (view as? SearchView)?.isDark = obscuresBackgroundDuringPresentation && !showsResults
  }

  // MARK: Searching

  /// Whether someone searches. It begins with the field's editing, and ends with the cancel button,
  /// which takes the text away. Default false.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  /// What ``isActive`` says.
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

  /// The bar shows that someone searches from now on.
  func willBegin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    show(isSearching: true)
  }

  /// The controller is presented, where it is.
  func didBegin() { delegate?.didPresentSearchController(self) }

  /// Takes the text away; the bar shows that nobody searches any longer.
  func willEnd() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    bar.searchTextField.text = ""
    wantsResults = nil
    bar.resignFirstResponder()
    show(isSearching: false)
  }

  /// The controller has gone.
  func didEnd() {
    delegate?.didDismissSearchController(self)
    if isViewLoaded { showContent() }
  }

  /// Shows in the bar whether someone searches.
  private func show(isSearching: Bool) {
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(isSearching, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil { bar.showsScopeBar = isSearching }
    if isSearching, isViewLoaded { showContent() }
    searchedItem?.didChange()
    navigation?.changeBarsWithSearch(animated: viewIfLoaded?.window != nil)
  }

  /// The item whose bar the search bar stands in.
  weak var searchedItem: UINavigationItem? {
    didSet { bar.isInNavigationBar = searchedItem != nil }
  }

  private var navigation: UINavigationController? {
    searchedItem?.bar?.superview?.viewController as? UINavigationController
  }

  /// The controller in which is searched; nil unless it is on top of a navigation.
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
  /// Searches in what the controller shows, its bar below the title. Default nil.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}

/// Finds what is searched for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when searching begins and ends. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Searching begins; a delegate may present the controller by itself.
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
