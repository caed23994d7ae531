import GeometryCore
import LayoutCore

extension UICollectionViewFlowLayout {
  /// All that the layout is solved from, with the sizes measured so far, so that it can be solved
  /// elsewhere; nil outside of a collection view. What subclasses change of the attributes is no
  /// part of it.
  ///
  /// - Complexity: O(s + n), s the number of sections, n that of items with sizes of their own.
  package func document() -> FlowDocument? {
    guard let owner else { return nil }
    owner.layoutIfNeeded()
    let reader = FlowReader(self, owner)
    let axis = scrollDirection.axis
    let container = owner.bounds.size.core
    return FlowDocument(
      axis: axis, direction: owner.layoutEnvironment.direction,
      flips: flipsHorizontallyInOppositeLayoutDirection, container: container,
      crossInset: container[axis.crossing] - reader.crossExtent,
      scale: Double(max(owner.traitCollection.displayScale, 1)),
      pins: FlowPins(
        headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds),
      sections: solution.answers.enumerated().map { index, answers in
        reader.source(
          ofSection: index, by: answers,
          measurements: solution.geometry.measurements(ofSection: index))
      })
  }
}
