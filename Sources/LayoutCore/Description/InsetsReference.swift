/// Whose edges a section keeps clear of, across the scroll axis, before its own insets.
package enum InsetsReference: Hashable, Sendable {
  /// Of a section: as the configuration says. Of the configuration: nothing.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
