import GeometryCore
import LayoutCore
import Testing

@Suite struct DescriptionTests {
  /// Edges and the place they name, in shares of the rectangle.
  static let places: [(EdgeSet, Double, Double)] = [
    (.top, 0.5, 0), ([.top, .leading], 0, 0), ([.bottom, .trailing], 1, 1), ([], 0.5, 0.5),
    ([.top, .bottom], 0.5, 0.5), (.trailing, 1, 0.5),
  ]

  @Test(arguments: places)
  func `edges name a point of a rectangle`(edges: EdgeSet, x: Double, y: Double) {
    #expect(edges.position(along: .horizontal) == x)
    #expect(edges.position(along: .vertical) == y)
  }

  @Test func `a kind used twice in a section is found wherever it is`() {
    let badge = SupplementaryDescription(
      extent: .points(1, 1), kind: "a", containerAnchor: Anchor(edges: .top))
    var item = ItemDescription(extent: .shares(1, 1))
    item.supplementaries = [badge]
    var section = SectionDescription(group: .row(.full(height: 10), [item]))
    #expect(section.duplicateKinds.isEmpty)
    section.boundaries = [
      BoundaryDescription(extent: .full(height: 1), kind: "b", alignment: .top),
      BoundaryDescription(extent: .full(height: 1), kind: "a", alignment: .bottom),
    ]
    #expect(section.duplicateKinds == ["a"])
  }

  @Test func `equal descriptions share a place in the plan`() {
    let one = SectionDescription(group: .single(.full(height: 10)))
    var other = one
    other.interGroupSpacing = 5
    var plan = LayoutPlan()
    #expect(plan.append(one, itemCount: 1) == 0)
    #expect(plan.append(other, itemCount: 1) == 1)
    #expect(plan.append(one, itemCount: 2) == 0)
    plan.append(descriptionAt: -1, itemCount: 0)
    #expect(plan.descriptions.count == 2 && plan.sections.map(\.description) == [0, 1, 0, -1])
  }

  @Test func `a section without description takes part in the spacing alone`() {
    var plan = LayoutPlan()
    let section = SectionDescription(group: .single(.full(height: 10)))
    plan.append(section, itemCount: 1)
    plan.append(descriptionAt: -1, itemCount: 0)
    plan.append(section, itemCount: 1)
    let geometry = LayoutGeometry(
      configuration: LayoutConfiguration(interSectionSpacing: 3),
      environment: LayoutEnvironment(container: Size(width: 320, height: 480)), plan: plan)
    #expect(geometry.contentSize.height == 10 + 3 + 0 + 3 + 10)
    #expect(geometry.frame(ofSection: 1) == nil)
  }

  @Test func `custom arrangements are told apart by identity`() {
    let one = CustomArrangement(identity: 1) { _ in [] }
    #expect(one == CustomArrangement(identity: 1) { _ in [CustomPlacement(frame: .zero)] })
    #expect(one != CustomArrangement(identity: 2) { _ in [] })
  }

  @Test func `a uniform dimension stands at its estimate`() {
    let section = SectionDescription(
      group: .single(
        LayoutExtent(
          width: .fractionalWidth(1), height: .uniformAcrossSiblings(estimate: 33))))
    #expect(LayoutGeometry((section, items: 2)).contentSize.height == 66)
  }
}
