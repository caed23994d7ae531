import GeometryCore
import Testing

@testable import CairoBackend

@Suite struct SymbolRecipeTests {
  @Test func `a word of a recipe has a source and a place`() throws {
    let recipe = try #require(SymbolRecipe("circle -'A b'@4,6,0.5 =tray~ l1.5:0,0,8,8^90"))
    #expect(recipe.layers.count == 4)
    #expect(recipe.layers.map(\.isHole) == [false, true, false, false])
    let middle = Point(x: 8, y: 8)
    #expect(recipe.layers[1].place.applied(to: middle) == Point(x: 4, y: 6))
    #expect(recipe.layers[2].place.applied(to: Point(x: 0, y: 3)) == Point(x: 16, y: 3))
    let turned = recipe.layers[3].place.applied(to: Point(x: 8, y: 0))
    #expect(abs(turned.x - 16) < 1e-9 && abs(turned.y - 8) < 1e-9)
  }

  @Test(arguments: ["", "circle@1,2", "circle^", "''"])
  func `what is not written as a recipe is none`(text: String) {
    #expect(SymbolRecipe(text) == nil)
  }

  @Test func `shapes need all their numbers`() {
    #expect(SymbolArt(shape: "c", numbers: [1, 2], width: 1) == nil)
    #expect(SymbolArt(shape: "x", numbers: [1, 2, 3], width: 1) == nil)
    #expect(SymbolArt(shape: "l", numbers: [0, 0, 4, 4, 8, 0], width: 1)?.shapes.count == 2)
  }
}
