/// A part of a section that could not be laid out as described.
package struct LayoutDiagnostic: Hashable, Sendable {
  /// The mistake and its remedy.
  package enum Cause: UInt8, Hashable, Sendable, CaseIterable {
    /// A number was not finite or too large: the nearest usable number was used.
    case unusableNumber
    /// A size was negative: zero was used.
    case negativeSize
    /// Insets exceeded the container: zero was used.
    case insetsExceedContainer
    /// Not even the first item of the group fits: the section has no cells.
    case firstItemDoesNotFit
    /// More items fit in the group than the limit: the group has fewer.
    case tooManyItemsInGroup
    /// Groups are nested too deeply: the innermost ones count as items.
    case nestingTooDeep
    /// An item is longer than the lines of a flow layout: it has a line of its own.
    case itemLongerThanLine
    /// An element kept changing its size: the last size was kept.
    case sizeDoesNotSettle
  }

  /// A number of a diagnostic.
  package struct Value: Hashable, Sendable {
    package var name: String
    /// In points, or a plain number.
    package var value: Double

    package init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The index of the section; -1 for the configuration.
  package var section: Int
  package var cause: Cause
  /// The affected element, such as "group › item 1"; empty unless requested.
  package var element: String
  /// The numbers of the first occurrence; empty unless requested.
  package var values: [Value]

  package init(section: Int, cause: Cause, element: String = "", values: [Value] = []) {
    self.section = section
    self.cause = cause
    self.element = element
    self.values = values
  }
}
