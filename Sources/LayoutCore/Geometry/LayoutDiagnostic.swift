/// Something about a section that could not be laid out as described.
package struct LayoutDiagnostic: Hashable, Sendable {
  /// What was wrong, and what was done instead.
  package enum Cause: UInt8, Hashable, Sendable, CaseIterable {
    /// A number was not finite, or too large to lay out: the nearest usable number was taken.
    case unusableNumber
    /// A size came out negative: zero was taken.
    case negativeSize
    /// Insets left no room: zero was taken.
    case insetsExceedContainer
    /// Not even the first item of the group fits: the section lays out no items.
    case firstItemDoesNotFit
    /// More items fit in the group than are laid out in one: the group was filled with fewer.
    case tooManyItemsInGroup
    /// Groups are nested too deeply: the innermost were taken for items.
    case nestingTooDeep
  }

  /// The section's index; -1 for the configuration.
  package var section: Int
  package var cause: Cause

  package init(section: Int, cause: Cause) {
    self.section = section
    self.cause = cause
  }
}
