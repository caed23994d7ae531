import TestSupport
import Testing
import UIKit

/// Elements other than rows of a list, measured through their views.
@MainActor @Suite struct MeasuredElementTests {
  private func wide(_ widths: [CGFloat]) -> [CGSize] {
    widths.map { CGSize(width: $0, height: 0) }
  }

  private func high(_ heights: [CGFloat]) -> [CGSize] {
    heights.map { CGSize(width: 0, height: $0) }
  }

  @Test(arguments: [false, true])
  func `a badge is as large as it asks to be, from its anchor`(readsFromRight: Bool) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(20), heightDimension: .estimated(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom, .trailing], fractionalOffset: CGPoint(x: -0.5, y: 0.5)))
    let stage = MeasuredStage(
      .of(.fractionalWidth(1), .estimated(44), supplementaries: [badge]), high([60, 80, 50]),
      supplementaries: ["badge": CGSize(width: 40, height: 24)], readsFromRight: readsFromRight)
    let view = stage.view.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    // At the end of the second row, 60 + 80, less 24 and half of it more; half of 40 inside.
    let x = readsFromRight ? CGFloat(20) : CGFloat(320 - 40 - 20)
    #expect(view?.frame == CGRect(x: x, y: 140 - 24 + 12, width: 40, height: 24))
    #expect(stage.view.contentSize == CGSize(width: 320, height: 190))
  }

  @Test func `badges of a row that scrolls on its own are measured in its scroller`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(20), heightDimension: .absolute(10)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let section = NSCollectionLayoutSection.of(
      .estimated(100), .absolute(50), supplementaries: [badge])
    section.orthogonalScrollingBehavior = .continuous
    let stage = MeasuredStage(
      section, wide([150, 80, 120]), supplementaries: ["badge": CGSize(width: 36, height: 0)])
    let view = stage.view.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(view?.frame == CGRect(x: 150 + 80 - 36, y: 0, width: 36, height: 10))
    #expect(view?.superview === stage.row)
  }

  @Test func `a header around all sections is measured and stays in view as high`() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: "title", alignment: .top)
    header.pinToVisibleBounds = true
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header]
    let stage = MeasuredStage(
      .of(.fractionalWidth(1), .absolute(100)), Array(repeating: .zero, count: 20),
      supplementaries: ["title": CGSize(width: 0, height: 80)], configuration)
    let path = IndexPath(indexes: [0, Int.max])
    #expect(stage.frame(0).minY == 80)
    #expect(stage.view.contentSize.height == 80.0 + 2000)
    stage.view.contentOffset.y = 500
    stage.view.layoutIfNeeded()
    #expect(
      stage.view.supplementaryView(forElementKind: "title", at: path)?.frame
        == CGRect(x: 0, y: 500, width: 320, height: 80))
  }

  @Test func `rows of equals are as high as the highest of each`() {
    let stage = MeasuredStage(
      .of(
        .fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44), in: .fractionalWidth(1),
        groupHeight: .estimated(44)), high([30, 70, 20, 50, 10]))
    let expected: [(y: CGFloat, height: CGFloat)] = [
      (0, 70), (0, 70), (70, 50), (70, 50), (120, 10),
    ]
    for (item, place) in expected.enumerated() {
      let frame = CGRect(
        x: item % 2 == 0 ? 0 : 160, y: place.y, width: 160, height: place.height)
      #expect(stage.frame(item) == frame)
      #expect(stage.view.cellForItem(at: IndexPath(item: item, section: 0))?.frame == frame)
    }
    #expect(stage.view.contentSize.height == 130)
  }

  @Test func `the highest of equals may become lower`() {
    let stage = MeasuredStage(
      .of(
        .fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44), in: .fractionalWidth(1),
        groupHeight: .estimated(44)), high([30, 70]))
    stage.cells[0][1].height = 50
    stage.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0).height == 50)
    #expect(stage.view.contentSize.height == 50)
  }

  @Test(arguments: [false, true])
  func `a layout that scrolls sideways measures widths, in both reading directions`(
    readsFromRight: Bool
  ) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection.of(.estimated(100), .fractionalHeight(1))
    section.interGroupSpacing = 4
    let widths = (0..<30).map { CGFloat(50 + 10 * $0) }
    let stage = MeasuredStage(
      section, wide(widths), readsFromRight: readsFromRight, configuration)
    if readsFromRight {
      stage.view.contentOffset.x = stage.view.contentSize.width - 320
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.x == stage.view.contentSize.width - 320)
    }
    var start: CGFloat = 0
    for (item, width) in widths.prefix(5).enumerated() {
      let x = readsFromRight ? stage.view.contentSize.width - start - width : start
      #expect(stage.frame(item) == CGRect(x: x, y: 0, width: width, height: 480))
      start += width + 4
    }
    // 50 + 60 + 70 + 80 + 90 and their spacing are more than the width: the next is out of view.
    #expect(stage.frame(5).width == 100)
  }

  @Test(arguments: [false, true])
  func `scrolling back sideways moves cells by nothing but the distance`(readsFromRight: Bool) {
    var random = SplitMix64(seed: 11)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let stage = MeasuredStage(
      .of(.estimated(100), .fractionalHeight(1)),
      wide((0..<200).map { _ in CGFloat(random.integer(30...300)) }),
      readsFromRight: readsFromRight, configuration)
    let view = stage.view
    view.scrollToItem(
      at: IndexPath(item: 120, section: 0), at: .centeredHorizontally, animated: false)
    func places() -> [Int: CGFloat] {
      view.layoutIfNeeded()
      return Dictionary(
        uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
          let frame = view.cellForItem(at: $0)!.frame
          return ($0.item, (readsFromRight ? frame.maxX : frame.minX) - view.contentOffset.x)
        })
    }
    var before = places()
    let step: CGFloat = readsFromRight ? 3 : -3
    for turn in 0..<400 {
      view.contentOffset.x += step
      let after = places()
      for (item, place) in before {
        guard let moved = after[item] else { continue }
        #expect(abs(moved - place + step) < 0.01, "turn \(turn), item \(item)")
      }
      before = after
    }
  }

  @Test func `cells may be measured on both axes`() {
    let section = NSCollectionLayoutSection.of(.estimated(100), .estimated(44))
    let stage = MeasuredStage(
      section,
      [CGSize(width: 120, height: 30), CGSize(width: 400, height: 70), CGSize(width: 9, height: 9)])
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 120, height: 30))
    #expect(stage.frame(1) == CGRect(x: 0, y: 30, width: 400, height: 70))
    #expect(stage.frame(2) == CGRect(x: 0, y: 100, width: 9, height: 9))
    // As wide as the widest group.
    #expect(stage.view.contentSize == CGSize(width: 400, height: 109))
  }
}
