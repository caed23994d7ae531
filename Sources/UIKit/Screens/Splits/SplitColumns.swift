/// The controllers of a split view's columns.
///
/// A split view with a style shows navigation controllers: it makes one for a controller that is none.
@MainActor struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// A controller as the application has set it, and the one whose view is in the column.
  struct Entry {
    let given: UIViewController
    let shown: UIViewController
  }

  private var entries: [Column: Entry] = [:]
  /// Whether controllers are wrapped into navigation controllers.
  let wraps: Bool

  init(wraps: Bool) { self.wraps = wraps }

  subscript(column: Column) -> Entry? { entries[column] }

  /// Puts a controller into a column; nil empties it.
  mutating func set(_ controller: UIViewController?, for column: Column) {
    guard let controller else { return entries[column] = nil }
    let isWrapped = wraps && column != .compact && !(controller is UINavigationController)
    entries[column] = Entry(
      given: controller,
      shown: isWrapped ? UINavigationController(rootViewController: controller) : controller)
  }

  /// The controllers of columns, without those of empty columns.
  func shown(_ columns: [Column]) -> [UIViewController] {
    columns.compactMap { entries[$0]?.shown }
  }
}
