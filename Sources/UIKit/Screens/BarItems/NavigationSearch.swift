/// The search controller of a navigation item, as far as the navigation bar knows it.
///
/// `UISearchController` conforms to it. Bars do not name that class, so that searching depends on
/// bars and not bars on searching.
@MainActor protocol NavigationSearch: AnyObject {
  /// The search bar, shown below the title.
  var searchView: UIView { get }
  /// The height of the search bar before anything is scrolled, in points.
  var searchHeight: CGFloat { get }
  /// The search text; nil if it is empty.
  var searchText: String? { get }
  /// Whether the search is active: then scrolling does not hide the search bar.
  var isSearching: Bool { get }
  /// Whether the search bar currently replaces everything else in the bar.
  var takesWholeBar: Bool { get }
  /// The item that the search belongs to. Set by the item.
  var searchedItem: UINavigationItem? { get set }
}
