import XCTest

@testable import Recipes

class RecipeTests: XCTestCase {
  func testTimesAreInMinutes() {
    XCTAssertEqual(Recipe(name: "Tea", minutes: 4).time, "4 minutes")
  }

  func testListShowsAll() {
    XCTAssertEqual(Recipe.all.count, 4)
  }
}
