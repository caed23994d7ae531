import LiveObjects
import UIKit

extension Belongings {
  /// Layouts and what they are described by.
  static let layouts = [
    Belongings("a compositional layout with all its parts") { watch in
      let parts = Parts(watch)
      let layout = UICollectionViewCompositionalLayout { [weak parts] index, environment in
        watch(environment as AnyObject, "environment")
        return parts?.section(index)
      }
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [parts.header()]
      layout.configuration = configuration
      watch(parts, "parts")
      let view = UICollectionView.shown(
        layout, StrictDataSource([30, 30], kinds: ["header", "badge"]))
      show(view, watch) {
        view.scrollThrough()
        for case let row as UIScrollView in view.subviews { row.contentOffset.x = 200 }
        view.layoutIfNeeded()
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [[0, 0]])
        layout.invalidateLayout(with: context)
        watch(context, "context")
      }
      for (kind, path) in [("badge", IndexPath(item: 0, section: 1)), ("header", [0, 0])] {
        watch(
          layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            ?? layout.layoutAttributesForItem(at: path), "attributes")
      }
    },
    Belongings("layouts that others replace") { watch in
      let former = UICollectionViewFlowLayout()
      let view = UICollectionView.shown(former, StrictDataSource([40]))
      let next = UICollectionViewCompositionalLayout(section: rowSection())
      view.setCollectionViewLayout(next, animated: true) { [former] _ in _ = former }
      view.layoutIfNeeded()
      watch(former, "former")
      watch(next, "next")
      view.collectionViewLayout = UICollectionViewFlowLayout()
      view.layoutIfNeeded()
      stays(view)
    },
    Belongings("transitions that finish and that are cancelled") { watch in
      let view = UICollectionView.shown(UICollectionViewFlowLayout(), StrictDataSource([40]))
      for finishes in [true, false] {
        let layout = UICollectionViewCompositionalLayout(section: rowSection())
        let token = Item()
        let transition = view.startInteractiveTransition(to: layout) { [token] _, _ in _ = token }
        transition.transitionProgress = 0.5
        view.layoutIfNeeded()
        watch(token, "what the completion holds")
        watch(transition, "transition")
        watch(transition.layoutAttributesForItem(at: [0, 0]), "attributes")
        finishes ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
        view.layoutIfNeeded()
        if !finishes { watch(layout, "layout that was not taken") }
      }
      stays(view)
    },
    Belongings("a view in the middle of a transition") { watch in
      let view = UICollectionView.shown(UICollectionViewFlowLayout(), StrictDataSource([40]))
      show(view, watch) {
        let layout = UICollectionViewCompositionalLayout(section: rowSection())
        watch(layout, "layout")
        view.startInteractiveTransition(to: layout).transitionProgress = 0.5
      }
    },
    Belongings("cells that measure themselves") { watch in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
      let data = StrictDataSource([50])
      let view = UICollectionView.shown(UICollectionViewCompositionalLayout(section: section), data)
      view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
      watch(data, "data source")
      watch(section, "section")
      show(view, watch) { view.scrollThrough() }
    },
    Belongings("a flow layout with automatic sizes") { watch in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let view = UICollectionView(frame: phone, collectionViewLayout: layout)
      let data = StrictDataSource([50])
      data.attach(to: view)
      view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
      watch(data, "data source")
      show(view, of: data, watch) { view.scrollThrough() }
    },
    Belongings("attributes and contexts made by hand") { watch in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
      watch(attributes, "attributes")
      watch(attributes.copy() as AnyObject, "copy")
      watch(UICollectionViewFlowLayoutInvalidationContext(), "context")
    },
  ]
}

/// What a compositional layout is described by.
@MainActor private final class Parts {
  let watch: Watch
  var offset = CGPoint.zero

  init(_ watch: Watch) { self.watch = watch }

  func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    watch(header, "header")
    return header
  }

  func section(_ index: Int) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(100)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header()]
    section.decorationItems = [.background(elementKind: "ground")]
    if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      self?.offset = offset
      for item in items { self?.watch(item as AnyObject, "visible item") }
    }
    for (object, name) in [
      (badge, "badge"), (item, "item"), (group, "group"), (section, "section"),
    ] as [(AnyObject, String)] {
      watch(object, name)
    }
    return section
  }
}

/// As high as its text.
private final class MeasuredCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel.pinned(in: contentView)
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 12)
  }

  required init?(coder: NSCoder) { nil }
}
