/// What a navigation bar has of the search controller of an item.
@MainActor protocol NavigationSearch: UIViewController {
  /// Stands below the title.
  var searchView: UIView { get }
  /// The height of that in points, when nothing is scrolled.
  var searchHeight: CGFloat { get }
  /// What was typed; nil for nothing.
  var searchText: String? { get }
  /// Whether someone searches: then the search view stays when the content is scrolled.
  var isSearching: Bool { get }
  /// Whether the bar shows nothing else now.
  var takesWholeBar: Bool { get }
  /// The item that has it, to be told of changes.
  var searchedItem: UINavigationItem? { get set }
}
