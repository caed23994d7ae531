import GeometryCore
import LayoutCore

// The internal interface of flow layouts for collection views.
extension UICollectionViewFlowLayout: SolvedLayout {
  // MARK: Dependencies

  var isOutdatedByEdges: Bool {
    guard let collectionView, let edges = solution.edges else { return false }
    return edges != FlowReader(self, collectionView).edges
  }

  func viewportDidChange() { solution.forgetPinned() }

  var observesUpdates: Bool { type(of: self) != UICollectionViewFlowLayout.self }

  func bond(of identity: ElementIdentity) -> SupplementaryBond? {
    FlowSolution.key(of: identity).map { _ in .section }
  }

  // MARK: Sizes

  func explanation(of identity: ElementIdentity) -> Explanation? {
    FlowSolution.key(of: identity).flatMap {
      solution.geometry.explanation(of: $0, viewport: owner?.viewport)
    }
  }

  func explanation(ofSection section: Int) -> Explanation? {
    solution.geometry.explanation(ofSection: section)
  }

  func diagnostics() -> [LayoutDiagnostic] { solution.geometry.diagnostics }

  var hasEstimates: Bool { solution.hasEstimates }

  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> AxisSet {
    solution.isEstimated(attributes.identity) ? [AxisSet(.horizontal), AxisSet(.vertical)] : []
  }

  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    solution.isMeasured(attributes.identity)
  }

  @discardableResult
  func record(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool {
    let moves = solution.record(size, of: attributes.identity)
    if !hasReported { report(solution.oversized(attributes.indexPath)) }
    return moves
  }

  func measureAgain(at indexPaths: [IndexPath]) {
    for path in indexPaths { solution.measureAgain(path) }
  }

  var anchoredAxes: AxisSet { AxisSet(scrollDirection.axis) }
}
