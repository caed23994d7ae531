/// Updates what is found while someone types into its search bar.
///
/// The bar is put into a view by the application. Nothing is presented: the controller's view, which
/// holds that of the results controller, is for the application to show.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Shows what is found; nil where the searched controller does so itself.
  open private(set) var searchResultsController: UIViewController?
  public let searchBar = UISearchBar()

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.owner = self
    searchBar.searchBarStyle = .minimal
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.owner = self
    searchBar.searchBarStyle = .minimal
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showDimming()
    guard let results = searchResultsController, let view = results.view else { return }
    addChild(results)
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    results.didMove(toParent: self)
  }

  /// Is asked for what is found whenever the text or the scope changes, and when searching begins
  /// or ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the cancel button comes and goes with searching. Default true.
  open var automaticallyShowsCancelButton = true

  /// Whether the controller's view darkens what it lies above, where no results controller's does.
  /// Default true.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if isViewLoaded { showDimming() } }
  }

  /// How dark is not documented.
  private func showDimming() {
    let isDark = obscuresBackgroundDuringPresentation && searchResultsController == nil
    view.backgroundColor = isDark ? UIColor(white: 0, alpha: 0.2) : .clear
  }

  private var isSearching = false

  /// Whether someone searches. It begins with the field's editing, and ends with the cancel button,
  /// which takes the text away. Default false.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    searchBar.becomeFirstResponder()
    delegate?.didPresentSearchController(self)
    update()
  }

  private func end() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.searchTextField.text = ""
    searchBar.resignFirstResponder()
    delegate?.didDismissSearchController(self)
    update()
  }

  fileprivate func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}

extension UISearchController: SearchBarOwner {
  func searchDidBegin() { isActive = true }
  func searchTextDidChange() { update() }
  func searchWasCancelled() { isActive = false }
}

/// Finds what is searched for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when searching begins and ends. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
