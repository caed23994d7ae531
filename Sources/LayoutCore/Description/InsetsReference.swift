/// The edges that the content insets of a section are relative to, across the scroll axis.
package enum InsetsReference: Hashable, Sendable {
  /// For a section, the reference of the configuration; for the configuration, none.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
