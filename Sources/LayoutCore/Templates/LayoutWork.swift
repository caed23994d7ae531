/// The cost of solving a layout. Only read by tests.
package struct LayoutWork: Hashable, Sendable {
  /// The number of solved section descriptions: one for each distinct description.
  package var sectionTemplates = 0
  /// The number of solved groups, including nested ones but not repetitions.
  package var groupTemplates = 0
  /// The number of calls of custom item providers.
  package var customProviderCalls = 0
  /// The number of cells in all templates.
  package var slots = 0

  package init(
    sectionTemplates: Int = 0, groupTemplates: Int = 0, customProviderCalls: Int = 0, slots: Int = 0
  ) {
    self.sectionTemplates = sectionTemplates
    self.groupTemplates = groupTemplates
    self.customProviderCalls = customProviderCalls
    self.slots = slots
  }
}
