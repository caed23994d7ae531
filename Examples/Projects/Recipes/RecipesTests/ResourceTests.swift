import Testing
import UIKit
import XCTest

@testable import Recipes

class TastingCell: UICollectionViewCell {
  @IBOutlet var taste: UILabel!
}

class ResourceTests: XCTestCase {
  private var bundle: Bundle { Bundle(for: Self.self) }

  func testNibsOfTestsAreFound() {
    XCTAssertNotNil(bundle.path(forResource: "TastingCell", ofType: "nib"))
    let nib = UINib(nibName: "TastingCell", bundle: bundle)
    let cell = nib.instantiate(withOwner: nil).first as? TastingCell
    XCTAssertEqual(cell?.taste.text, "Salty")
  }

  func testNibsOfTheApplicationAreFound() {
    let label = Bundle.main.loadNibNamed("RecipeNote", owner: nil)?.first as? UILabel
    XCTAssertEqual(label?.text, "Serve warm")
  }

  func testFilesAreFound() throws {
    let place = try XCTUnwrap(bundle.url(forResource: "tastes", withExtension: "json"))
    let tastes = try JSONDecoder().decode([String].self, from: Data(contentsOf: place))
    XCTAssertEqual(tastes, ["salty", "sweet"])
  }

  func testBothCataloguesAreFound() {
    XCTAssertNotNil(UIColor(named: "Basil", in: bundle, compatibleWith: nil))
    XCTAssertNotNil(UIColor(named: "Crust"))
  }

  func testInformationIsTheApplications() {
    XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CookClass") as? String, "Recipes.Cook")
  }
}

@Test func filesAreFoundByOtherTests() {
  #expect(Bundle(for: TastingCell.self).path(forResource: "tastes", ofType: "json") != nil)
}
