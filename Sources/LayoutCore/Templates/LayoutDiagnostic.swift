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
    /// An item is longer than the lines of a flow layout: it has a line of its own.
    case itemLongerThanLine
    /// An element asked for another size again and again: the last one granted was kept.
    case sizeDoesNotSettle
  }

  /// A number that the diagnostic is about.
  package struct Value: Hashable, Sendable {
    package var name: String
    /// In points, or a plain number.
    package var value: Double

    package init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The section's index; -1 for the configuration.
  package var section: Int
  package var cause: Cause
  /// What of the section it is about, such as "group › item 1"; empty if that was not asked for.
  package var element: String
  /// The numbers of the first occasion; empty if they were not asked for.
  package var values: [Value]

  package init(section: Int, cause: Cause, element: String = "", values: [Value] = []) {
    self.section = section
    self.cause = cause
    self.element = element
    self.values = values
  }
}
