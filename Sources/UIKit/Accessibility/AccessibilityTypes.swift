/// The kind of an accessibility container.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container.
  case none
  /// A table with rows and columns.
  case dataTable
  /// A list.
  case list
  /// A landmark of a document.
  case landmark
  /// Elements that belong together.
  case semanticGroup
}

/// The direction in which an assistive technology scrolls content.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the next page or item.
  case next
  /// To the previous page or item.
  case previous
}

/// How the elements of a container are stepped through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system decides.
  case automatic
  /// Elements are navigated one by one.
  case separate
  /// Elements are navigated as one.
  case combined
}

/// An object with an identifier for tests, which is not read aloud.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name by which tests find the object.
  var accessibilityIdentifier: String? { get set }
}
