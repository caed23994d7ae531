/// A change of what a collection view displays, for its parts.
enum DataChange {
  /// The data source has changed in a known way.
  case updated(ChangePlan)
  /// Items are displayed in another order while one of them is moved interactively; the data source
  /// is unchanged.
  case rearranged(ChangePlan)
  /// Everything is loaded anew.
  case reloaded
}

/// A part of a collection view: some state, and the work on it.
///
/// `CollectionParts` makes the parts and lists them once. There is no default implementation, so
/// that a new part has to say what a change of the data does to it.
@MainActor protocol CollectionPart: AnyObject {
  /// Brings index paths and sections that the part stores to their places after a change.
  func dataDidChange(_ change: DataChange)
}
