import Testing
import UIKit

/// Which views lie in front of which.
@MainActor @Suite struct StackingTests {
  /// Sets the depth of headers, as many applications do since iOS 11.
  final class Flattener: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      view.layer.zPosition = 0
    }
  }

  @Test(arguments: [false, true])
  func `a pinned header of no depth stays in front of the cells`(isFlow: Bool) {
    let kind = UICollectionView.elementKindSectionHeader
    let layout: UICollectionViewLayout
    if isFlow {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 44)
      flow.headerReferenceSize.height = 30
      flow.sectionHeadersPinToVisibleBounds = true
      layout = flow
    } else {
      let section = rowSection()
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: kind, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      section.decorationItems = [.background(elementKind: "ground")]
      let compositional = UICollectionViewCompositionalLayout(section: section)
      compositional.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
      layout = compositional
    }
    let data = StrictDataSource([40], kinds: [kind])
    let view = HoldingView(frame: phone, collectionViewLayout: layout)
    view.data = data
    let delegate = Flattener()
    view.delegate = delegate
    data.attach(to: view)
    view.layoutIfNeeded()
    for offset in [7.0, 130, 333] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let header = view.visibleSupplementaryViews(ofKind: kind).first
      #expect(header?.frame.minY == CGFloat(offset))
      #expect(header?.layer.zPosition == 0)
      let places = view.subviews.enumerated().filter { $0.element is UICollectionViewCell }
      let headerPlace = view.subviews.firstIndex { $0 === header } ?? -1
      #expect(places.map(\.offset).max().map { $0 < headerPlace } == true)
      guard !isFlow else { continue }
      let ground = view.subviews.firstIndex { !($0 is UICollectionViewCell) && $0 !== header }
      #expect(places.map(\.offset).min().map { $0 > ground ?? .max } == true)
    }
  }
}
