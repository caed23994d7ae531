@testable import TourBasics
@testable import TourBoundary
@testable import TourDecoration
@testable import TourEstimated
@testable import TourNested
@testable import TourSections
@testable import TourSpacing
@testable import TourSupplementary
import Testing
import UIKit

/// The listings of the tour of compositional layout.
@MainActor @Suite struct TourTests {
  @Test func `a list of rows of one height`() {
    let view = Stage.show(TourBasics.Listing().layout(), counts: [3])
    #expect(view.frame(1) == CGRect(x: 8, y: 50 + 8, width: 374, height: 34))
  }

  @Test func `a list of estimated rows keeps the spacing around each item`() {
    let view = Stage.show(TourEstimated.Listing().layout(), counts: [3])
    let frames = (0..<3).compactMap { view.frame($0) }
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 390 })
    #expect(frames[0].minY == 8)
    #expect(frames[1].minY == frames[0].maxY + CGFloat(8 + 8))
  }

  @Test func `flexible spacing gathers two columns in the middle`() throws {
    let view = Stage.show(TourSpacing.Listing().layout(), counts: [2])
    let (left, right) = (try #require(view.frame(0)), try #require(view.frame(1)))
    #expect(near(left, CGRect(x: left.minX, y: 0, width: 156, height: 60)))
    // Three flexible edges share what 2 x 156 and the minimum of 16 leave of 390.
    let share = (390.0 - 2 * 156 - 16) / 3
    #expect(abs(left.minX - share) <= 1.0 / 3)
    #expect(abs(right.minX - (share + 156 + 16 + share)) <= 1.0 / 3)
  }

  @Test func `four nested groups make one page of twelve items`() throws {
    let view = Stage.show(TourNested.Listing().layout(), counts: [24])
    let half = 844.0 / 2
    let tall = try #require(view.frame(9))
    #expect(abs(tall.minX - 390 * 0.75) <= 1.0 / 3)
    #expect(abs(tall.height - (half - 16) / 3) <= 1.0 / 3)
    #expect(try #require(view.frame(12)).minY == CGFloat(half + 8))
    let wide = try #require(view.frame(1))
    #expect(wide.width > (try #require(view.frame(0))).width)
  }

  @Test func `a provider gives the second section a row of its own`() throws {
    let view = Stage.show(TourSections.Listing().layout(), counts: [5, 9])
    #expect(view.frame(4) == CGRect(x: 8, y: 4 * 50 + 8, width: 374, height: 34))
    let second = try #require(view.frame(0, 1))
    #expect(second.minY == CGFloat(5 * 50 + 8))
    #expect(try #require(view.frame(3, 1)).minX == CGFloat(390 + 8))
    #expect(view.contentSize.width == 390)
    #expect(view.subviews.contains { "\(type(of: $0))" == "_UICollectionViewOrthogonalScrollView" })
  }

  @Test func `a tick sits in the top trailing corner of each group`() {
    let view = Stage.show(TourSupplementary.Listing().layout(), counts: [6], kinds: ["checkmark"])
    #expect(
      near(
        view.frame(ofSupplementary: "checkmark"), CGRect(x: 390 - 45, y: 0, width: 45, height: 45)))
    let group = (844 * 0.2 * 3).rounded(.down) / 3
    #expect(abs((view.frame(ofSupplementary: "checkmark", 1)?.minY ?? 0) - group) <= 1.0 / 3)
  }

  @Test func `header, footer and side item stand around the section`() {
    let view = Stage.show(
      TourBoundary.Listing().layout(), counts: [4, 4], kinds: ["header", "footer", "leading"])
    #expect(view.frame(ofSupplementary: "header") == CGRect(x: 0, y: 0, width: 390, height: 50))
    #expect(
      view.frame(ofSupplementary: "leading") == CGRect(x: 0, y: 50 + 25, width: 39, height: 150))
    #expect(view.frame(0) == CGRect(x: 39 + 8, y: 50 + 8, width: 351 - 16, height: 34))
    #expect(view.frame(ofSupplementary: "footer")?.minY == CGFloat(50 + 200))
    #expect(view.frame(ofSupplementary: "header", 0, 1)?.minY == CGFloat(300 + 16))
  }

  @Test func `a background reaches over the whole section`() {
    let view = Stage.show(TourDecoration.Listing().layout(), counts: [3])
    #expect(view.frame(ofDecoration: "background") == CGRect(x: 8, y: 8, width: 374, height: 150))
  }
}
