import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// All that the layout is solved from, with the sizes measured so far, so that it can be solved
  /// elsewhere; nil outside of a collection view.
  ///
  /// - Complexity: O(s + d + n), s the number of sections, d the size of the descriptions, n the
  ///   number of measured elements.
  package func document() -> LayoutDocument? {
    guard let owner else { return nil }
    owner.layoutIfNeeded()
    var environment = owner.layoutEnvironment
    environment.quirks = quirks
    let surroundings = LayoutEnvironmentObject(
      size: owner.bounds.size, traits: owner.traitCollection)
    let plan = SectionPlan(of: owner, surroundings, section: section)
    return LayoutDocument(
      configuration: configuration.core, environment: environment, plan: plan.plan,
      measured: solution.geometry)
  }
}
