import Foundation
import TestSupport
import Testing
import UIKit

/// A recorded style of `Fixtures/Lists/contents.json`.
struct ListContentCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Inputs: Decodable { let factory: String }
  struct Text: Decodable {
    let fontSize: Double
    let numberOfLines: Int
    let adjustsFontSizeToFitWidth: Bool
    let minimumScaleFactor: Double
  }
  struct Expected: Decodable {
    let directionalLayoutMargins: [Double]
    let axesPreservingSuperviewLayoutMargins: UInt
    let prefersSideBySideTextAndSecondaryText: Bool
    let imageToTextPadding: Double
    let textToSecondaryTextHorizontalPadding: Double
    let textToSecondaryTextVerticalPadding: Double
    let text: Text
    let secondaryText: Text
  }
  let id: String
  let inputs: Inputs
  let expected: Expected
  var testDescription: String { id }
}

/// A recorded style of `Fixtures/Lists/backgrounds.json`.
struct ListBackgroundCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Expected: Decodable {
    let cornerRadius: Double
    let backgroundInsets: [Double]
    let edgesAddingLayoutMarginsToBackgroundInsets: UInt
    let strokeWidth: Double
    let strokeOutset: Double
  }
  let id: String
  let inputs: ListContentCase.Inputs
  let expected: Expected
  var testDescription: String { id }
}

/// The recording host is a Mac of a later system: where a phone of iOS 14 to 18 is known to
/// differ, its value is named here.
@MainActor @Suite struct RecordedListStyleTests {
  private let contents: [String: UIListContentConfiguration] = [
    "cellConfiguration": .cell(), "subtitleCellConfiguration": .subtitleCell(),
    "valueCellConfiguration": .valueCell(), "plainHeaderConfiguration": .plainHeader(),
    "plainFooterConfiguration": .plainFooter(), "groupedHeaderConfiguration": .groupedHeader(),
    "groupedFooterConfiguration": .groupedFooter(), "sidebarCellConfiguration": .sidebarCell(),
    "sidebarSubtitleCellConfiguration": .sidebarSubtitleCell(),
    "accompaniedSidebarCellConfiguration": .accompaniedSidebarCell(),
    "accompaniedSidebarSubtitleCellConfiguration": .accompaniedSidebarSubtitleCell(),
    "sidebarHeaderConfiguration": .sidebarHeader(),
  ]

  /// Top and bottom margins of a phone.
  private let phoneMargins: [String: (Double, Double)] = [
    "cellConfiguration": (11, 11), "subtitleCellConfiguration": (11, 11),
    "valueCellConfiguration": (11, 11), "plainHeaderConfiguration": (4, 4),
    "groupedHeaderConfiguration": (17, 6), "groupedFooterConfiguration": (6, 12),
  ]

  @Test(arguments: Recordings.cases("Lists/contents") as [ListContentCase])
  func `a content style is as recorded`(_ recorded: ListContentCase) throws {
    let factory = recorded.inputs.factory
    let found = try #require(contents[factory])
    let expected = recorded.expected
    var margins = expected.directionalLayoutMargins
    if let (top, bottom) = phoneMargins[factory] { (margins[0], margins[2]) = (top, bottom) }
    #expect(found.directionalLayoutMargins.list == margins)
    #expect(
      found.axesPreservingSuperviewLayoutMargins.rawValue
        == expected.axesPreservingSuperviewLayoutMargins)
    #expect(
      found.prefersSideBySideTextAndSecondaryText == expected.prefersSideBySideTextAndSecondaryText)
    #expect(Double(found.imageToTextPadding) == expected.imageToTextPadding)
    #expect(
      Double(found.textToSecondaryTextHorizontalPadding)
        == expected.textToSecondaryTextHorizontalPadding)
    // A phone has 3 where the Mac has 4.
    let vertical = expected.textToSecondaryTextVerticalPadding
    #expect(Double(found.textToSecondaryTextVerticalPadding) == (vertical == 4 ? 3 : vertical))
    let isSmallHeader = factory == "groupedHeaderConfiguration"
    expect(found.textProperties, expected.text, size: isSmallHeader ? 13 : nil)
    expect(found.secondaryTextProperties, expected.secondaryText, size: isSmallHeader ? 13 : nil)
  }

  private func expect(
    _ found: UIListContentConfiguration.TextProperties, _ expected: ListContentCase.Text,
    size: Double?
  ) {
    #expect(Double(found.font.pointSize) == size ?? expected.fontSize)
    #expect(found.numberOfLines == expected.numberOfLines)
    #expect(found.adjustsFontSizeToFitWidth == expected.adjustsFontSizeToFitWidth)
    #expect(abs(Double(found.minimumScaleFactor) - expected.minimumScaleFactor) < 0.001)
  }

  @Test(arguments: Recordings.cases("Lists/backgrounds") as [ListBackgroundCase])
  func `a background style is as recorded`(_ recorded: ListBackgroundCase) throws {
    let backgrounds: [String: UIBackgroundConfiguration] = [
      "listPlainCellConfiguration": .listPlainCell(),
      "listPlainHeaderFooterConfiguration": .listPlainHeaderFooter(),
      "listGroupedCellConfiguration": .listGroupedCell(),
      "listGroupedHeaderFooterConfiguration": .listGroupedHeaderFooter(),
      "listSidebarHeaderConfiguration": .listSidebarHeader(),
      "listSidebarCellConfiguration": .listSidebarCell(),
      "listAccompaniedSidebarCellConfiguration": .listAccompaniedSidebarCell(),
    ]
    let found = try #require(backgrounds[recorded.inputs.factory])
    let expected = recorded.expected
    // A phone has 10 where the Mac has 26.
    #expect(
      Double(found.cornerRadius) == (expected.cornerRadius == 26 ? 10 : expected.cornerRadius))
    #expect(found.backgroundInsets.list == expected.backgroundInsets)
    #expect(
      found.edgesAddingLayoutMarginsToBackgroundInsets.rawValue
        == expected.edgesAddingLayoutMarginsToBackgroundInsets)
    #expect(Double(found.strokeWidth) == expected.strokeWidth)
    #expect(Double(found.strokeOutset) == expected.strokeOutset)
  }
}
