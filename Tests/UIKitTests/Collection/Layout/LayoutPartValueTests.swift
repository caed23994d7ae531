import Testing
import UIKit

/// What the parts of compositional layouts say of themselves.
@MainActor @Suite struct LayoutPartValueTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(10))

  @Test func `a size holds its dimensions, each of one kind`() {
    #expect(size.widthDimension == .fractionalWidth(0.5))
    #expect(size.heightDimension == .absolute(10))
    #expect(size.widthDimension.isFractionalWidth && !size.widthDimension.isAbsolute)
    #expect(size.heightDimension.isAbsolute && !size.heightDimension.isFractionalHeight)
    let tall = NSCollectionLayoutDimension.fractionalHeight(0.25)
    #expect(tall.isFractionalHeight && !tall.isFractionalWidth && tall.dimension == 0.25)
  }

  @Test func `spacings hold their points and edges their spacings`() {
    let fixed = NSCollectionLayoutSpacing.fixed(4)
    #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 4)
    let flexible = NSCollectionLayoutSpacing.flexible(6)
    #expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 6)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: fixed, top: nil, trailing: flexible, bottom: .fixed(1))
    #expect(edges.leading == fixed && edges.top == nil)
    #expect(edges.trailing == flexible && edges.bottom == .fixed(1))
  }

  @Test func `anchors hold edges and offsets, supplementary items their anchors`() {
    let corner = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    #expect(corner.edges == [.top, .trailing])
    #expect(corner.isFractionalOffset && !corner.isAbsoluteOffset)
    #expect(corner.offset == CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: corner)
    #expect(badge.containerAnchor == corner)
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    #expect(item.supplementaryItems == [badge])
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "wall").elementKind == "wall")
  }

  @Test func `an item of a group of one's own holds its place`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCollectionLayoutGroupCustomItem(frame: frame).frame == frame)
    #expect(NSCollectionLayoutGroupCustomItem(frame: frame).zIndex == 0)
    #expect(NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 5).zIndex == 5)
    let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
      let width = environment.container.effectiveContentSize.width / 4
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width, y: 0, width: width, height: 10))
      ]
    }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
      itemProvider: provider)
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      StrictDataSource([1]))
    let place = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(place == CGRect(x: 80, y: 0, width: 80, height: 10))
  }

  @Test func `a section keeps what it is told`() {
    let section = rowSection()
    #expect(section.interGroupSpacing == 0 && section.orthogonalScrollingBehavior == .none)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .groupPaging
    section.supplementaryContentInsetsReference = .layoutMargins
    #expect(section.interGroupSpacing == 8)
    #expect(section.orthogonalScrollingBehavior == .groupPaging)
    #expect(section.supplementaryContentInsetsReference == .layoutMargins)
  }

  @Test func `sections scroll sideways as their properties say`() {
    typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties
    let properties: Properties = rowOfSquares().orthogonalScrollingProperties
    #expect(properties.decelerationRate == .automatic && properties.bounce == .automatic)
    let bounces: [Properties.Bounce] = [.automatic, .always, .never]
    #expect(bounces.map(\.rawValue) == [0, 1, 2])
    let rates: [Properties.DecelerationRate] = [.automatic, .normal, .fast]
    for rate in rates { #expect(rate == Properties.DecelerationRate(rawValue: rate.rawValue)) }
    #expect(rates[1].rawValue == UIScrollView.DecelerationRate.normal.rawValue)
    #expect(rates[2].rawValue == UIScrollView.DecelerationRate.fast.rawValue)
    var rate = rates[0]
    rate.rawValue = 0.99
    #expect(rate == .fast)
    for bounce in bounces {
      let section = rowOfSquares()
      section.orthogonalScrollingProperties.bounce = bounce
      section.orthogonalScrollingProperties.decelerationRate = .fast
      let view = UICollectionView.shown(
        UICollectionViewCompositionalLayout(section: section), StrictDataSource([9]))
      let scroller = view.subviews.compactMap { $0 as? UIScrollView }.first
      #expect(scroller?.bounces == (bounce != .never))
      #expect(scroller?.alwaysBounceHorizontal == (bounce == .always))
      #expect(scroller?.decelerationRate == .fast)
    }
  }

  @Test func `a section slows down as its collection view, unless it says otherwise`() {
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      let layout = UICollectionViewCompositionalLayout(section: rowOfSquares())
      let view = UICollectionView.shown(layout, StrictDataSource([9]))
      view.decelerationRate = rate
      layout.invalidateLayout()
      view.layoutIfNeeded()
      let scroller = view.subviews.compactMap { $0 as? UIScrollView }.first
      #expect(scroller?.decelerationRate == rate)
    }
  }

  @Test func `a layout hands out its configuration, with what stands around all sections`() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)),
      elementKind: "title", alignment: .top)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems == [])
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [header]
    var asked: [Int] = []
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { section, _ in
      asked.append(section)
      return rowSection()
    }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: provider, configuration: configuration)
    #expect(layout.configuration.interSectionSpacing == 12)
    #expect(layout.configuration.boundarySupplementaryItems == [header])
    // What is handed out is a copy, too.
    layout.configuration.interSectionSpacing = 99
    #expect(layout.configuration.interSectionSpacing == 12)
    let view = UICollectionView.shown(layout, StrictDataSource([2, 1], kinds: ["title"]))
    #expect(Set(asked) == [0, 1])
    let height: CGFloat = 25 + 2 * 44 + 12 + 44
    #expect(view.contentSize.height == height)
  }

  @Test func `attributes can be hidden and sized by their bounds`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 2))
    #expect(!attributes.isHidden && attributes.transform.isIdentity)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.bounds = CGRect(x: 0, y: 0, width: 50, height: 60)
    // The centre stays: (25, 40).
    #expect(attributes.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
    attributes.isHidden = true
    #expect(attributes.isHidden)
    attributes.indexPath = IndexPath(item: 4, section: 2)
    #expect(attributes.indexPath == IndexPath(item: 4, section: 2))
  }

  @Test func `a cell whose attributes are hidden is not shown`() {
    final class Hiding: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        super.layoutAttributesForElements(in: rect)?.map { each in
          guard let copy = each.copy() as? UICollectionViewLayoutAttributes else { return each }
          copy.isHidden = each.indexPath.item == 1
          return copy
        }
      }
    }
    let view = UICollectionView.shown(Hiding(), StrictDataSource([3]))
    let hidden = view.subviews.compactMap { $0 as? UICollectionViewCell }.filter(\.isHidden)
    let cells = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells.filter { !$0.isHidden }.count == 2)
    #expect(hidden.isEmpty || hidden.compactMap(view.indexPath) == [IndexPath(item: 1, section: 0)])
  }

  @Test func `a handler sees what is in view and may move, fade and hide it`() throws {
    let section = rowOfSquares()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    #expect(section.visibleItemsInvalidationHandler == nil)
    var seen: [String] = []
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      seen = items.map { (item: any NSCollectionLayoutVisibleItem) in
        let kind = item.representedElementKind ?? "none"
        return
          "\(item.representedElementCategory) \(kind) '\(item.name)' \(item.bounds.size.height)"
      }
      for item in items where item.representedElementCategory == .cell {
        switch item.indexPath.item {
        case 0:
          item.center = CGPoint(x: item.center.x, y: 77)
          item.zIndex = 3
        case 1: item.isHidden = true
        case 2: item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
        default: break
        }
        if item.indexPath.item == 0 { seen.append("depth \(item.zIndex)") }
        if item.indexPath.item == 1 { seen.append("hidden \(item.isHidden)") }
        if item.indexPath.item == 2 { seen.append("half \(item.transform3D.m11)") }
      }
    }
    section.visibleItemsInvalidationHandler = handler
    #expect(section.visibleItemsInvalidationHandler != nil)
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: section),
      StrictDataSource([9], kinds: ["header"])
    )
    view.layoutIfNeeded()
    #expect(seen.contains("cell none '' 100.0"))
    #expect(seen.contains("supplementaryView header 'header' 20.0"))
    #expect(seen.contains("depth 3") && seen.contains("hidden true") && seen.contains("half 0.5"))
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // The squares lie below the header, their middles at 20 + 50; this one is where it was moved to.
    #expect(first.convert(CGPoint(x: 50, y: 50), to: view).y == 77)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHidden != false)
    let third = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(third.transform3D.m11 == 0.5)
  }
}
