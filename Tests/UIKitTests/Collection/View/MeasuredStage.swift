import UIKit

/// A cell that would like to have a certain size.
final class AskingCell: UICollectionViewCell {
  var answer = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = answer
    return layoutAttributes
  }
}

/// A badge, header or footer that would like to have a certain size.
final class AskingView: UICollectionReusableView {
  var answer = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = answer
    return layoutAttributes
  }
}

/// A view of 320 x 480 points whose elements answer the sizes they are given here.
@MainActor final class MeasuredStage: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var cells: [[CGSize]]
  /// What supplementary views of a kind answer.
  let supplementaries: [String: CGSize]

  init(
    _ section: NSCollectionLayoutSection, _ cells: [CGSize],
    supplementaries: [String: CGSize] = [:], readsFromRight: Bool = false,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    CollectionInspection.checksInvariants = true
    self.cells = [cells]
    self.supplementaries = supplementaries
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    super.init()
    if readsFromRight { view.semanticContentAttribute = .forceRightToLeft }
    view.register(AskingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in supplementaries.keys {
      view.register(
        AskingView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    window.traitOverrides.displayScale = 2
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? AskingCell)?.answer = cells[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? AskingView)?.answer = supplementaries[kind] ?? .zero
    return view
  }

  func frame(_ item: Int) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.frame
  }

  /// The scroll view of the only orthogonal section.
  var row: UIScrollView {
    view.subviews.first { $0 is _UICollectionViewOrthogonalScrollView } as! UIScrollView
  }
}

extension NSCollectionLayoutSection {
  /// Groups that hold as many items of a size as fit, or one where they are estimated.
  static func of(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    in groupWidth: NSCollectionLayoutDimension? = nil,
    groupHeight: NSCollectionLayoutDimension? = nil,
    supplementaries: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      supplementaryItems: supplementaries)
    let size = NSCollectionLayoutSize(
      widthDimension: groupWidth ?? width, heightDimension: groupHeight ?? height)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }
}
