import TestSupport
import UIKit

/// Rows of data with sizes of their own, shown by a flow layout that measures their cells.
@MainActor final class FlowStage: NSObject, UICollectionViewDataSource {
  /// Something to show, whatever its place.
  struct Row {
    var id: Int
    var size: CGSize
  }

  var sections: [[Row]]
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let window = UIWindow(frame: phone)
  /// How often the cell of each row was asked for its size, by id.
  var asked: [Int: Int] = [:]
  /// What a cell answers instead of the size of its row.
  var answer: ((Row) -> CGSize)?
  var whenLaidOut: ((Row) -> Void)?

  init(_ sections: [[CGSize]], _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout())
  {
    var id = -1
    self.sections = sections.map { sizes in
      sizes.map {
        id += 1
        return Row(id: id, size: $0)
      }
    }
    self.layout = layout
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    window.traitOverrides.displayScale = 2
    view.register(RowCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary")
    }
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
  }

  /// A list of full-width rows with an estimate of 44 points.
  static func list(_ heights: [CGFloat]) -> FlowStage {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    return FlowStage([heights.map { CGSize(width: 320, height: $0) }], layout)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let row = sections[indexPath.section][indexPath.item]
    guard let cell = cell as? RowCell else { return cell }
    cell.answer = { [unowned self] in
      asked[row.id, default: 0] += 1
      return answer?(row) ?? row.size
    }
    cell.whenLaidOut = { [unowned self] in whenLaidOut?(row) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))!.frame
  }

  /// The frames of all items of a section.
  func frames(section: Int = 0) -> [CGRect] {
    sections[section].indices.map { frame($0, section: section) }
  }

  /// Where the cells in view are on the screen, by item of the first section.
  var positions: [Int: CGFloat] {
    view.layoutIfNeeded()
    return Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0.item, view.cellForItem(at: $0)!.frame.minY - view.contentOffset.y)
      })
  }

  final class RowCell: UICollectionViewCell {
    var answer: (() -> CGSize)?
    var whenLaidOut: (() -> Void)?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let answer { layoutAttributes.size = answer() }
      return layoutAttributes
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      whenLaidOut?()
    }
  }
}
