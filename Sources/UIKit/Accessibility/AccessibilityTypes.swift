/// What kind of elements a container holds.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}

/// Where content goes that is scrolled for those who do not see it.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

/// How the elements of a container are stepped through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic
  case separate
  case combined
}

/// What tests find by an identifier that no person reads.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
