import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// How far a frame may be from the recorded one, in points.
let tolerance = 0.01

@Suite struct RecordedLayoutTests {
  @Test(arguments: try LayoutFixtureFile.fixtures(ofArea: "compositional"))
  func `a recorded layout has the recorded frames`(fixture: LayoutFixture) throws {
    let geometry = fixture.coreGeometry
    let viewport = fixture.coreViewport
    for element in fixture.expected {
      let name =
        "\(fixture.id) \(element.kind) \(element.elementKind ?? "") "
        + "[\(element.section), \(element.item.value)]"
      let key = try #require(coreKey(of: element, in: geometry), "\(name) has no kind")
      let placement = try #require(
        geometry.placement(of: key, viewport: viewport), "\(name) is missing")
      let recorded = Rect(
        x: element.frame[0], y: element.frame[1], width: element.frame[2],
        height: element.frame[3])
      #expect(placement.frame.isClose(to: recorded), "\(name): \(placement.frame), not \(recorded)")
      if let zIndex = element.zIndex { #expect(placement.zIndex == zIndex, "\(name) zIndex") }
    }
    if let size = fixture.contentSize {
      #expect(abs(geometry.contentSize.width - size[0]) <= tolerance, "\(fixture.id) width")
      #expect(abs(geometry.contentSize.height - size[1]) <= tolerance, "\(fixture.id) height")
    }
  }

  @Test(
    arguments: try LayoutFixtureFile.fixtures(ofArea: "compositional").filter {
      $0.isComplete && $0.contentOffset == nil
    })
  func `a recorded layout has no other elements`(fixture: LayoutFixture) {
    let geometry = fixture.coreGeometry
    var all: [ElementPlacement] = []
    for section in 0..<geometry.sectionCount {
      geometry.appendAllElements(ofSection: section, to: &all)
    }
    geometry.appendConfigurationElements(to: &all)
    #expect(all.count == fixture.expected.count, "\(fixture.id)")
  }

  @Test(
    arguments: try LayoutFixtureFile.fixtures(ofArea: "compositional").filter {
      $0.isComplete && $0.layout.orthogonalScrollingBehavior == nil
    })
  func `a query of what is in view finds the recorded elements`(fixture: LayoutFixture) throws {
    let geometry = fixture.coreGeometry
    let viewport = fixture.coreViewport
    let area = viewport?.bounds ?? Rect(origin: .zero, size: geometry.contentSize)
    var found: [ElementPlacement] = []
    geometry.appendElements(in: area, viewport: viewport, to: &found)
    let keys = Set(found.map(\.key))
    #expect(keys.count == found.count, "\(fixture.id) finds an element twice")
    let content = Rect(origin: .zero, size: geometry.contentSize)
    for element in fixture.expected {
      let frame = Rect(
        x: element.frame[0], y: element.frame[1], width: element.frame[2],
        height: element.frame[3])
      guard frame.overlaps(content) else { continue }
      let key = try #require(coreKey(of: element, in: geometry))
      #expect(keys.contains(key), "\(fixture.id) does not find \(element)")
    }
    #expect(found.count <= fixture.expected.count, "\(fixture.id) finds more than was recorded")
  }

  @Test(
    arguments: try LayoutFixtureFile.fixtures(ofArea: "compositional").filter {
      $0.restingOffsets != nil
    })
  func `a recorded orthogonal section rests where it was recorded`(fixture: LayoutFixture) throws {
    let geometry = fixture.coreGeometry
    let scroller = try #require(geometry.orthogonalScroller(ofSection: 0))
    #expect(abs(scroller.frame.minX - fixture.viewport!.x) <= tolerance)
    #expect(abs(scroller.frame.size.width - fixture.viewport!.width) <= tolerance)
    let height = try #require(geometry.frame(ofSection: 0)).size.height
    #expect(abs(height - fixture.sectionHeight!) <= tolerance)
    for rest in fixture.restingOffsets! {
      for (section, offset) in [rest.section0, rest.section1].enumerated() {
        let resting = geometry.restingOffset(inSection: section, proposed: rest.requested)
        #expect(
          abs(resting - offset) <= tolerance,
          "\(fixture.id) section \(section) asked for \(rest.requested): \(resting), not \(offset)")
      }
    }
  }

  private func coreKey(of element: LayoutFixture.Element, in geometry: LayoutGeometry)
    -> ElementKey?
  {
    guard let kind = geometry.kindIndex(of: element.elementKind ?? "") else { return nil }
    let category: ElementKey.Category =
      element.kind == "cell"
      ? .cell : (element.kind == "decoration" ? .decoration : .supplementary)
    return ElementKey(
      category: category, kind: kind, section: element.section, item: element.item.value)
  }
}

extension Rect {
  /// Whether origin and size agree with `other` within the tolerance.
  func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(size.width - other.size.width) <= tolerance
      && abs(size.height - other.size.height) <= tolerance
  }
}
