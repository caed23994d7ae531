/// How much was done to solve a layout. Tests assert these numbers; nothing else reads them.
package struct LayoutWork: Hashable, Sendable {
  /// Section descriptions solved: one for each distinct description in use.
  package var sectionTemplates = 0
  /// Groups solved, nested ones included, repetitions not.
  package var groupTemplates = 0
  /// Calls of custom groups' providers.
  package var customProviderCalls = 0
  /// Items that a group keeps a slot for, in all templates together.
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
