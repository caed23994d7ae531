import DelegatesCore
import Foundation

// usage: delegates [--check]
// Run in the root of the repository. With --check it writes nothing and fails if a file is stale.

/// Protocols whose methods can be called as `delegate.method?(…)`, by their files.
let called = [
  "Scrolling/UIScrollViewDelegate", "Collection/View/UICollectionViewDelegate",
  "Collection/View/UICollectionViewDataSource",
  "Collection/Layout/Flow/UICollectionViewDelegateFlowLayout", "Tables/UITableViewDelegate",
  "Tables/UITableViewDataSource", "Collection/View/UICollectionViewDataSourcePrefetching",
  "Tables/UITableViewDataSourcePrefetching",
]
/// Protocols that have defaults alone.
let uncalled = [
  "Kernel/Scenes/UIApplicationDelegate", "Collection/View/DragAndDrop/UICollectionViewDragDelegate",
  "Collection/View/DragAndDrop/UICollectionViewDropDelegate",
  "Tables/DragAndDrop/UITableViewDragDelegate", "Tables/DragAndDrop/UITableViewDropDelegate",
  "TextEntry/Fields/UITextFieldDelegate",
  "TextEntry/Fields/UITextViewDelegate", "TextEntry/Search/UISearchBarDelegate",
  "Controls/Pickers/UIPickerViewDelegate", "Screens/Paging/UIPageViewControllerDelegate",
  "Screens/Paging/UIPageViewControllerDataSource", "Menus/Edit/UIEditMenuInteractionDelegate",
  "Pointers/UIPointerInteractionDelegate", "Screens/Splits/UISplitViewControllerDelegate",
  "DragAndDrop/Interactions/UIDragInteractionDelegate",
  "DragAndDrop/Interactions/UIDropInteractionDelegate",
  "Screens/Navigation/UINavigationControllerDelegate", "Screens/Tabs/UITabBarControllerDelegate",
  "Controls/Calendars/UICalendarViewDelegate",
  "Controls/Calendars/UICalendarSelectionSingleDateDelegate",
  "Controls/Calendars/UICalendarSelectionMultiDateDelegate",
  "Screens/Colors/UIColorPickerViewControllerDelegate",
  "TextEntry/Search/UISearchTextFieldDelegate",
]
/// Classes whose subclasses override the methods of protocols.
let overridable = [
  "Collection/View/UICollectionViewController": [
    "UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate",
  ],
  "Tables/UITableViewController": [
    "UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate",
  ],
  "Tables/UITableViewDiffableDataSource": ["UITableViewDataSource"],
]

func url(_ path: String) -> URL { URL(filePath: "Sources/UIKit/\(path).swift") }
func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }
func delegate(_ path: String) throws -> Delegate {
  try Delegate(url(path).deletingPathExtension().lastPathComponent, file: text(path))
}

do {
  var written: [String: String] = [:]
  let delegates = try called.map(delegate)
  for (path, delegate) in zip(called, delegates) {
    written["\(path)+Optional"] = try Page.text(of: delegate, isCalled: true, among: delegates)
  }
  for path in uncalled {
    written["\(path)+Optional"] = try Page.text(of: delegate(path), isCalled: false, among: [])
  }
  for (path, names) in overridable {
    written[path] = try Stubs.written(
      into: text(path), of: names.flatMap { name in delegates.filter { $0.name == name } })
  }
  let stale = written.filter { (try? text($0.key)) != $0.value }
  if CommandLine.arguments.dropFirst() == ["--check"] {
    for path in stale.keys.sorted() { print("\(url(path).relativePath) is stale.") }
    exit(stale.isEmpty ? 0 : 1)
  }
  for (path, text) in stale { try text.write(to: url(path), atomically: true, encoding: .utf8) }
} catch {
  FileHandle.standardError.write(Data("delegates: \(error)\n".utf8))
  exit(1)
}
