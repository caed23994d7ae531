import TestSupport
import UIKit

/// Shows a recorded layout in a collection view of its container's size.
@MainActor final class RecordedStage: NSObject, UICollectionViewDataSource {
  let fixture: LayoutFixture
  let window: UIWindow
  let view: UICollectionView

  init(_ fixture: LayoutFixture) {
    self.fixture = fixture
    let frame = CGRect(x: 0, y: 0, width: fixture.container[0], height: fixture.container[1])
    window = UIWindow(frame: frame)
    window.traitOverrides.displayScale = fixture.scale
    view = UICollectionView(frame: frame, collectionViewLayout: fixture.uikitLayout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    if fixture.layoutMargins != nil {
      view.directionalLayoutMargins = uikitInsets(fixture.layoutMargins)
    }
    register()
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    let inset = uikitInsets(fixture.adjustedContentInset)
    view.contentInset = UIEdgeInsets(
      top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)
    view.layoutIfNeeded()
    if let offset = fixture.contentOffset {
      view.contentOffset = CGPoint(x: offset[0], y: offset[1])
      view.layoutIfNeeded()
    }
  }

  private func register() {
    let sizes = fixture.preferredSizes != nil
    view.register(
      sizes ? RecordedSizeCell.self : UICollectionViewCell.self,
      forCellWithReuseIdentifier: "cell")
    let global = (fixture.configuration.boundary ?? []).map(\.kind)
    for kind in fixture.layout.supplementaryKinds.union(global) {
      view.register(
        sizes ? RecordedSizeView.self : UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    for decoration in fixture.layout.decorations ?? [] {
      view.collectionViewLayout.register(
        UICollectionReusableView.self, forDecorationViewOfKind: decoration.kind)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { fixture.itemCounts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    fixture.itemCounts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? RecordedSizeCell, let sizes = fixture.preferredSizes {
      cell.height = sizes[indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    let recorded = fixture.expected.first {
      $0.elementKind == kind && $0.section == indexPath.section && $0.item.value == indexPath.item
    }
    if let view = view as? RecordedSizeView, let recorded { view.height = recorded.frame[3] }
    return view
  }

  /// What the layout says of a recorded element.
  func attributes(of element: LayoutFixture.Element) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(item: element.item.value, section: element.section)
    let layout = view.collectionViewLayout
    switch element.kind {
    case "cell": return layout.layoutAttributesForItem(at: path)
    case "decoration":
      return layout.layoutAttributesForDecorationView(ofKind: element.elementKind!, at: path)
    default:
      return layout.layoutAttributesForSupplementaryView(ofKind: element.elementKind!, at: path)
    }
  }

  /// The view that shows a recorded element.
  func shownView(of element: LayoutFixture.Element) -> UICollectionReusableView? {
    let path = IndexPath(item: element.item.value, section: element.section)
    switch element.kind {
    case "cell": return view.cellForItem(at: path)
    case "supplementary":
      return view.supplementaryView(forElementKind: element.elementKind!, at: path)
    default: return nil
    }
  }
}

/// A cell that answers the recorded height.
final class RecordedSizeCell: UICollectionViewCell {
  var height: Double = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = height
    return layoutAttributes
  }
}

/// A supplementary view that answers the recorded height.
final class RecordedSizeView: UICollectionReusableView {
  var height: Double = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = height
    return layoutAttributes
  }
}

extension LayoutFixture.Element {
  var rect: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }

  var name: String { "\(kind) \(elementKind ?? "") [\(section), \(item.value)]" }
}

/// How far a frame may be from the recorded one, in points.
let recordedTolerance: CGFloat = 0.01

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= recordedTolerance && abs(minY - other.minY) <= recordedTolerance
      && abs(width - other.width) <= recordedTolerance
      && abs(height - other.height) <= recordedTolerance
  }
}
